import { clippedNodes, copyAnswer, type DocumentNode, losesCondition, toSeed } from '@mailwright/document';
import { plainText } from '@mailwright/render';
import { selectedForeignElement } from '../../core/island/foreign-element.ts';
import { islandCode } from '../../core/island/load-island-code.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';
import { type ClipboardContent, writeEnvelope } from './envelope.ts';

/**
 * Returns the clipboard content for the selection; null when nothing is selected, or when it may not be copied, which a
 * message says.
 */
export function copySelection(session: EditorSession): ClipboardContent | null {
  const { editor } = session;
  const { document, selection } = editor.getState();
  const foreignElement = selectedForeignElement(session);
  const seed = foreignElement && islandCode()?.foreignElementHtml(document, foreignElement);
  if (seed)
    return writeEnvelope([seed], wordsOf(session, [{ id: '', type: seed.type, props: seed.props, style: seed.style }]));
  if (selection.length === 0 || !notifyRefusal(copyAnswer(document, selection))) return null;
  if (losesCondition(document, selection)) {
    notifyRefusal({ ok: false, reason: 'OTHERWISE_PARTED' });
    return null;
  }
  const nodes = clippedNodes(document, selection);
  return writeEnvelope(nodes.map(toSeed), wordsOf(session, nodes));
}

/** The parser is there as soon as a mail has foreign HTML. */
function wordsOf({ editor, renderOptions }: EditorSession, nodes: readonly DocumentNode[]): string {
  const foreignText = islandCode()?.plainForeignText ?? ((source: string) => source);
  return plainText({ ...editor.getState().document, nodes }, { ...renderOptions, foreignText });
}

/** The same for what will be taken out of the mail once the clipboard has it. */
export function cuttableSelection(session: EditorSession): ClipboardContent | null {
  const { editor } = session;
  const { selection } = editor.getState();
  if (selectedForeignElement(session)) return editor.context.readOnly ? null : copySelection(session);
  return selection.length > 0 && notifyRefusal(editor.can({ type: 'remove', ids: selection }))
    ? copySelection(session)
    : null;
}

/** Returns a function that removes the current selection from the mail, for use once the clipboard has it. */
export function removerOf(session: EditorSession): () => unknown {
  const { editor } = session;
  const foreignElement = selectedForeignElement(session);
  const { selection } = editor.getState();
  return foreignElement
    ? () => islandCode()?.removeForeignElement(session, foreignElement)
    : () => editor.run({ type: 'remove', ids: selection });
}
