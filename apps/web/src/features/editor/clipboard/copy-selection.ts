import { locateTopmost, toSeed } from '@mailwright/document';
import { renderText } from '@mailwright/render';
import type { EditorSession } from '../session/editor-session.ts';
import { tellRefusal } from '../session/refusal.ts';
import { type ClipboardContent, writeEnvelope } from './envelope.ts';

/** What the clipboard gets of the selection; null when nothing is selected or it may not be copied, which is said. */
export function copySelection({ editor, renderOptions }: EditorSession): ClipboardContent | null {
  const { document, selection } = editor.getState();
  if (selection.length === 0 || !tellRefusal(editor.canCopy(selection))) return null;
  const nodes = locateTopmost(document, selection).map(({ node }) => node);
  return writeEnvelope(nodes.map(toSeed), renderText({ ...document, nodes }, renderOptions));
}

/** The same for what will be taken out of the mail once the clipboard has it. */
export function cuttableSelection(session: EditorSession): ClipboardContent | null {
  const { editor } = session;
  const { selection } = editor.getState();
  return selection.length > 0 && tellRefusal(editor.canRemove(selection)) ? copySelection(session) : null;
}
