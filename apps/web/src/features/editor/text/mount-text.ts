import { linkCss } from '@mailwright/blocks';
import { findNode, sameJson } from '@mailwright/document';
import { type JSONContent, Editor as TextEditor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { afterPaint } from '../../../shared/after-paint.ts';
import { notifyRefusal } from '../core/session/refusal.ts';
import type { TextEditingProps } from '../core/session/text-editing.ts';
import { type EditKind, editKind } from './edits/edit-kind.ts';
import { extensionsFor } from './extensions.ts';
import { mailKeys } from './mail-keys.ts';
import { loadReader, pasteText } from './paste-text.ts';
import { selectAllText } from './select-all-text.ts';
import { readContent, writeContent } from './text-content.ts';

/** Marks what came from the document's history and must not be written back to it. */
const FROM_HISTORY = 'from-history';

/** Shows another version of the text, touching only what differs, the cursor at the end of it. */
function showChange({ view, schema }: TextEditor, content: JSONContent): void {
  const { doc, tr } = view.state;
  const next = schema.nodeFromJSON(content);
  const start = doc.content.findDiffStart(next.content);
  const ends = doc.content.findDiffEnd(next.content);
  if (start === null || ends === null) return;
  // Repeated characters make both searches meet in the middle: the shorter side decides.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  const end = { old: ends.a + overlap, next: ends.b + overlap };
  tr.replace(start, end.old, next.slice(start, end.next));
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(end.next, tr.doc.content.size)), -1));
  view.dispatch(tr.setMeta(FROM_HISTORY, true));
}

/** An open text: the text editor on its element in the frame, tied to the document and its one history. */
export interface MountedText {
  readonly text: TextEditor;
  readonly unmount: () => void;
}

type MountOptions = TextEditingProps & {
  readonly label: string;
  readonly onLink: () => void;
  readonly onToolbar: () => void;
};

/** Whatever may read the document next: what was typed is recorded before it. */
const RECORD_BEFORE = ['keydown', 'pointerdown', 'message', 'pagehide', 'visibilitychange'];

/** The text is shown as it is typed and recorded in the document right after the browser has painted it. */
export function mountText(options: MountOptions): MountedText {
  const { editor, nodeId, prop, kind, element, point, label, onDone } = options;
  const { document } = editor.getState();
  let shown = findNode(document, nodeId)?.props[prop];
  let run: EditKind | null = null;

  void loadReader();
  editor.breakCoalescing();
  // What the mail drew is drawn again by the text editor, from the same content.
  element.replaceChildren();
  const text = new TextEditor({
    element: { mount: element },
    injectCSS: false,
    extensions: [...extensionsFor(kind, linkCss(document.settings)), mailKeys(options)],
    content: readContent(kind, shown),
    editorProps: {
      // The frame is as high as the mail, so nothing in it scrolls; measuring the caret would hold up each letter.
      handleScrollToSelection: () => true,
      attributes: { 'aria-label': label, 'aria-multiline': String(kind === 'rich') },
      handlePaste: (view, event) => pasteText(view, event, kind),
      // A text of a mail has no drops; what is dragged in a frame would leave its place.
      handleDrop: () => true,
    },
  });

  let stopWaiting: (() => void) | null = null;
  const forget = () => {
    stopWaiting?.();
    stopWaiting = null;
  };
  const record = () => {
    if (stopWaiting === null) return;
    forget();
    shown = writeContent(kind, text.getJSON());
    const edit = { type: 'updateProps', id: nodeId, props: { [prop]: shown } } as const;
    if (notifyRefusal(editor.run(edit, { coalesce: `text:${nodeId}` }))) return;
    // Too long, say: what the mail does not hold must not be shown as if it did.
    shown = findNode(editor.getState().document, nodeId)?.props[prop];
    showChange(text, readContent(kind, shown));
  };
  const windows = [window, element.ownerDocument.defaultView ?? window];
  for (const target of windows) for (const type of RECORD_BEFORE) target.addEventListener(type, record, true);

  text.on('transaction', ({ transaction }) => {
    if (transaction.getMeta(FROM_HISTORY)) return;
    if (!transaction.docChanged) {
      if (!transaction.selectionSet) return;
      record();
      run = null;
      editor.breakCoalescing();
      return;
    }
    const next = editKind(transaction);
    if (next !== run || next === 'alone') editor.breakCoalescing();
    run = next;
    stopWaiting ??= afterPaint(record);
    if (next === 'alone') record();
  });

  const stopFollowing = editor.subscribe((state, previous) => {
    if (state.document === previous.document) return;
    const value = findNode(state.document, nodeId)?.props[prop];
    if (value === undefined) {
      onDone();
      return;
    }
    if (value === shown || sameJson(value, shown ?? null)) return;
    forget();
    shown = value;
    run = null;
    showChange(text, readContent(kind, value));
  });

  placeCursor(text, point);
  return {
    text,
    unmount() {
      record();
      for (const target of windows) for (const type of RECORD_BEFORE) target.removeEventListener(type, record, true);
      stopFollowing();
      editor.breakCoalescing();
      text.destroy();
    },
  };
}

/** The cursor where the text was clicked; all of it selected when it was opened by key. */
function placeCursor(text: TextEditor, point: TextEditingProps['point']): void {
  const at = point && text.view.posAtCoords({ left: point.x, top: point.y });
  if (at) text.commands.setTextSelection(at.pos);
  else selectAllText(text);
  text.view.focus();
}
