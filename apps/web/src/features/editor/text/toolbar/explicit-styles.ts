import { FONT_STACKS } from '@mailwright/document';
import type { Mark, Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import type { TextStyleName } from '../marks.ts';

/**
 * Returns the values that the selected words, or the next letter at the cursor, have for a style; contains null when some
 * have none.
 */
export function explicitStyles(state: EditorState, name: TextStyleName): ReadonlySet<string | null> {
  const { empty, from, to, $head } = state.selection;
  const said = new Set<string | null>();
  if (!empty) {
    state.doc.nodesBetween(from, to, (node) => {
      if (showsStyle(node)) said.add(styleIn(node.marks, name));
    });
  }
  return said.size > 0 ? said : new Set([styleIn(state.storedMarks ?? $head.marks(), name)]);
}

/** A line break has marks, too, which nobody sees. */
function showsStyle({ isText, type }: Node): boolean {
  return isText || type.name === 'mergeField';
}

function styleIn(marks: readonly Mark[], name: TextStyleName): string | null {
  const value: unknown = marks.find(({ type }) => type.name === 'textStyle')?.attrs[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The one thing they all say, where null stands for what is said around them; undefined when they differ. */
export function agreed<V>(said: ReadonlySet<V | null>, around: V | null): V | null | undefined {
  const [first, ...others] = new Set([...said].map((value) => value ?? around));
  return others.length === 0 ? first : undefined;
}

/** Returns the name that people know a font by: its name in the list, or the first family of another stack. */
export function fontName(stack: string): string {
  const known = FONT_STACKS.find((font) => font.stack === stack);
  return known?.name ?? (stack.split(',')[0] ?? '').replaceAll(/["']/g, '').trim();
}
