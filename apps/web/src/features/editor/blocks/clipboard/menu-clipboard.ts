import { i18n } from '../../../../shared/i18n/i18n.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { copySelection, cuttableSelection, removerOf } from './copy-selection.ts';
import type { ClipboardContent } from './envelope.ts';
import { readClipboard, writeClipboard } from './system-clipboard.ts';

/** Copies from a menu; true when the clipboard has it. A clipboard that the person keeps closed is not a failure. */
export async function copyFromMenu(session: EditorSession): Promise<boolean> {
  return give(copySelection(session));
}

export async function cutFromMenu(session: EditorSession): Promise<void> {
  const remove = removerOf(session);
  if (await give(cuttableSelection(session))) remove();
}

export async function pasteFromMenu(session: EditorSession): Promise<void> {
  const answer = await readClipboard();
  if (answer.kind === 'done') await (await import('./paste-content.ts')).pasteContent(session, answer.value);
  if (answer.kind === 'failed') toast.error(i18n.t('messages:pasteFailure'));
}

async function give(content: ClipboardContent | null): Promise<boolean> {
  if (content === null) return false;
  const { kind } = await writeClipboard(content);
  if (kind === 'done') toast.success(i18n.t('messages:copied'));
  if (kind === 'failed') toast.error(i18n.t('messages:copyFailure'));
  return kind === 'done';
}
