import type { DocumentNode, StyleKey, StyleValues } from '@mailwright/document';
import { useEditorSession, useEditorState } from '../../session/use-editor-session.ts';

/** The style of all selected nodes as one, for the inputs of the Styles panel. */
export interface StyleEdit {
  /** What the nodes say themselves; a key they disagree on is left out. */
  readonly own: StyleValues;
  /** Keys on which the nodes disagree. */
  readonly mixed: ReadonlySet<StyleKey>;
  /** What applies where a node says nothing. */
  readonly inherited: StyleValues;
  readonly disabled: boolean;
  /** Edits of the same keys in a row become one undo step. False when the document does not take it. */
  readonly write: (patch: StylePatch) => boolean;
  readonly reset: (keys: readonly StyleKey[]) => void;
  readonly done: () => void;
}

export type StylePatch = { readonly [K in StyleKey]?: StyleValues[K] | undefined };

export function useStyleEdit(nodes: readonly DocumentNode[]): StyleEdit {
  const { editor } = useEditorSession();
  const settings = useEditorState(({ document }) => document.settings);
  const ids = nodes.map(({ id }) => id);
  const [first] = nodes;
  const write = (patch: StylePatch) => {
    const coalesce = `${ids.join()}.${Object.keys(patch).join()}`;
    return editor.updateStyle(ids, patch, { coalesce }).ok;
  };
  return {
    ...commonStyle(nodes),
    inherited: first ? (editor.context.registry.get(first.type)?.styleDefaults?.(first, settings) ?? {}) : {},
    disabled: editor.context.readOnly,
    write,
    reset: (keys) => {
      write(Object.fromEntries(keys.map((key) => [key, undefined])));
      editor.breakCoalescing();
    },
    done: () => editor.breakCoalescing(),
  };
}

/** What all nodes agree on, and the keys on which they do not. */
export function commonStyle(nodes: readonly Pick<DocumentNode, 'style'>[]): Pick<StyleEdit, 'own' | 'mixed'> {
  const [first, ...others] = nodes;
  const keys = new Set(nodes.flatMap(({ style }) => Object.keys(style) as StyleKey[]));
  const mixed = new Set([...keys].filter((key) => others.some(({ style }) => style[key] !== first?.style[key])));
  const own = Object.fromEntries([...keys].filter((key) => !mixed.has(key)).map((key) => [key, first?.style[key]]));
  return { own, mixed };
}
