import { oversizeMegabytes } from '@mailwright/contract';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { formatDecimal } from '../../../../shared/format.ts';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { closeSaveDialog, type EditorSession, openDialog } from '../../core/session/editor-session.ts';
import type { WriteAnswer } from '../../core/session/keepers.ts';
import { afterSave } from '../../core/template/open-module.ts';
import { refreshLists } from '../../core/template/refresh-lists.ts';
import { splitBody } from '../save/wire-document.ts';
import type { AutosaveOutcome } from './create-autosave.ts';

/** Browsers take no more than 64 KB from pages that are about to go; headers count. */
const OUTLIVES_PAGE = 60_000;

/**
 * Saves the body as the editor does by itself: what is wrong stands beside the save state, and only a conflict asks.
 * `leaving`: the request goes on when the page does not, where the body is small enough for that.
 */
export async function saveAutomatically(session: EditorSession, leaving = false): Promise<AutosaveOutcome> {
  const { editor, state, writer } = session;
  editor.breakCoalescing();
  const { document } = editor.getState();
  state.setState({ saving: true, automatic: true, sending: document });
  const keepalive = leaving && outlivesPage(session);
  const answer = await writer
    .write({ ...splitBody(document), autosave: true }, undefined, { keepalive })
    .finally(() => {
      if (state.getState().sending === document) state.setState({ saving: false, automatic: false, sending: null });
    });
  if (answer.kind !== 'saved') return hold(session, document, answer);
  const moduleState = afterSave(session, document);
  editor.markSaved(document);
  // The info was not sent: what is being changed of it stands.
  const { name, description, subject, preheader, preHeader, tags } = state.getState().template;
  const template = { ...answer.template, name, description, subject, preheader, preHeader, tags };
  state.setState({ ...moduleState, template, savedAt: Date.now(), unreachable: false, held: null });
  closeSaveDialog(session);
  refreshLists({ later: true });
  return 'saved';
}

/** Returns whether the work is small enough for a request that continues after the page is closed. */
export function outlivesPage({ editor }: Pick<EditorSession, 'editor'>): boolean {
  const body = JSON.stringify(splitBody(editor.getState().document));
  return new TextEncoder().encode(body).length < OUTLIVES_PAGE;
}

function hold(
  session: EditorSession,
  document: ReturnType<EditorSession['editor']['getState']>['document'],
  answer: Exclude<WriteAnswer, { kind: 'saved' }>,
): AutosaveOutcome {
  const { state } = session;
  const refuse = (code: string, sentence: string): AutosaveOutcome => {
    state.setState({ held: { kind: 'refused', document, code, sentence }, unreachable: false });
    return 'refused';
  };
  switch (answer.kind) {
    case 'unreachable':
      state.setState({ unreachable: true });
      return 'unreachable';
    case 'signed-out':
      // The page is on its way to the sign-in screen.
      return 'conflict';
    case 'oversize': {
      const size = formatDecimal(Number(oversizeMegabytes(answer.bytes)));
      return refuse('OVERSIZE', i18n.t('messages:oversize', { size }));
    }
    case 'refused':
      return refuse(answer.error.code, errorSentence(answer.error));
    case 'stale':
    case 'locked': {
      const { dialog, lock } = state.getState();
      state.setState({ held: { kind: 'conflict' }, unreachable: false });
      if (dialog !== null) return 'conflict';
      if (answer.kind === 'stale') openDialog(session, { kind: 'stale-revision', stale: answer.stale });
      // A lock that is lost is told by a notice.
      else if (lock.kind !== 'lost') openDialog(session, { kind: 'locked', sentence: errorSentence(answer.error) });
      return 'conflict';
    }
  }
}
