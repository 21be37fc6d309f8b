import { loadPaste, type PastedContent, type PasteReader, paragraph } from '@mailwright/blocks';
import { mapTags, neutralTag, tagInOneLine } from '@mailwright/contract';
import type { JsonValue, RichText } from '@mailwright/document';
import { Fragment, Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { TextEditingProps } from '../core/session/text-editing.ts';
import { withFields } from './plain-fields.ts';
import { fromRichLine, fromRichText } from './rich-json.ts';

/** Pastes what a text can hold of the clipboard; true when that is done. Words are never lost, whatever they came in. */
export function pasteText(
  view: EditorView,
  { clipboardData }: ClipboardEvent,
  kind: TextEditingProps['kind'],
): boolean {
  if (!clipboardData) return false;
  catchUp(view);
  const content = { html: clipboardData.getData('text/html'), text: clipboardData.getData('text/plain') };
  // What an open text copied keeps its whole look where it fits as it is.
  if (isOwn(content.html) && (kind === 'rich' || (kind === 'inline' && !holdsParagraphs(content.html)))) return false;
  const insert = (text: RichText) => {
    const slice = sliceOf(view, text, kind);
    if (slice.size > 0) view.dispatch(view.state.tr.replaceSelection(slice).setMeta('paste', true).scrollIntoView());
  };
  if (reader) insert(reader.richTextFromPaste(content));
  else void loadReader().then(() => !view.isDestroyed && insert(read(content)));
  return true;
}

/**
 * Browsers tell a moved cursor in a task of its own, which a key pressed meanwhile overtakes: what is pasted goes where
 * the cursor is seen, not over what was selected before.
 */
function catchUp(view: EditorView): void {
  const seen = view.dom.ownerDocument.getSelection();
  const { anchorNode, focusNode } = seen ?? {};
  if (!seen || !anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
  const { doc, selection, tr } = view.state;
  const anchor = doc.resolve(view.posAtDOM(anchorNode, seen.anchorOffset));
  const head = doc.resolve(view.posAtDOM(focusNode, seen.focusOffset));
  const shown = TextSelection.between(anchor, head);
  const known = TextSelection.between(selection.$anchor, selection.$head);
  if (shown.from !== known.from || shown.to !== known.to) view.dispatch(tr.setSelection(shown));
}

let reader: PasteReader | null = null;

/** Fetches what reads HTML; called when a text is opened, so that pasting need not wait. */
export async function loadReader(): Promise<void> {
  reader ??= await loadPaste().catch(() => null);
}

/** The words alone when what reads HTML cannot be fetched. */
function read(content: PastedContent): RichText {
  if (reader) return reader.richTextFromPaste(content);
  return content.text === '' ? [] : paragraph(content.text);
}

function isOwn(html: string): boolean {
  return html.includes('data-pm-slice');
}

function holdsParagraphs(html: string): boolean {
  return /<(?:p|li)\b/i.test(html);
}

function sliceOf({ state }: EditorView, text: RichText, kind: TextEditingProps['kind']): Slice {
  const value = text as unknown as JsonValue;
  switch (kind) {
    case 'rich': {
      if (text.length === 0) return Slice.empty;
      const { content } = state.schema.nodeFromJSON(fromRichText(value));
      // Words go on in the paragraph at the cursor; lists stay lists.
      return new Slice(content, opensInto(content.firstChild?.type.name), opensInto(content.lastChild?.type.name));
    }
    case 'inline':
      return new Slice(state.schema.nodeFromJSON(fromRichLine(value)).content, 0, 0);
    case 'plain':
      return new Slice(Fragment.fromJSON(state.schema, withFields(wordsOf(fromRichLine(value).content ?? []))), 0, 0);
  }
}

function opensInto(type: string | undefined): number {
  return type === 'paragraph' ? 1 : 0;
}

/** One line of characters: that is all a label has. */
function wordsOf(line: NonNullable<ReturnType<typeof fromRichLine>['content']>): string {
  const words = line
    .map(({ type, text = '', attrs }) => {
      if (type === 'hardBreak') return ' ';
      return type === 'mergeField' ? neutralTag(String(attrs?.name), String(attrs?.fallback ?? '')) : text;
    })
    .join('');
  return mapTags(words, (part) => part.replace(/\s+/g, ' '), tagInOneLine).trim();
}
