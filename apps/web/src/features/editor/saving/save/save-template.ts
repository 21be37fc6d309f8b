import { oversizeMegabytes, type TemplateInfo } from '@mailwright/contract';
import type { EmailDocument } from '@mailwright/document';
import type { ApiError } from '../../../../shared/api/api-error.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { notifyParent } from '../../../../shared/embedding/parent-window.ts';
import { formatDecimal } from '../../../../shared/format.ts';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import type { TextKey } from '../../../../shared/i18n/text-key.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { closeSaveDialog, type EditorSession, openDialog } from '../../core/session/editor-session.ts';
import type { TemplateWriter, WriteAnswer } from '../../core/session/keepers.ts';
import { runFlow } from '../../core/session/run-flow.ts';
import { afterSave, isModule } from '../../core/template/open-module.ts';
import { refreshLists } from '../../core/template/refresh-lists.ts';
import { type RefusedInfo, refusedInfo } from '../../core/template/refused-info.ts';
import { splitBody } from './wire-document.ts';

interface SaveOptions {
  /** Saves over this revision of somebody else's. */
  readonly overRevision?: number;
  /** Says nothing when it worked: the save is part of something that will. */
  readonly quiet?: boolean;
  /** Nobody asked for it just now: that no answer came is told by the save state alone. */
  readonly again?: boolean;
}

/** Sends name, tags, description and body; says how it went. True when the server took it. */
export async function saveTemplate(session: EditorSession, options: SaveOptions = {}): Promise<boolean> {
  return !session.readOnly && runFlow(session, 'saveTemplate', () => saveBody(session, options));
}

async function saveBody(session: EditorSession, options: SaveOptions): Promise<boolean> {
  const { editor, state, writer } = session;
  editor.breakCoalescing();
  const { document } = editor.getState();
  const { id, name, tags, description } = state.getState().template;
  const tell = (status: 'saving' | 'saved' | 'failed') => notifyParent({ type: 'save-status', templateId: id, status });
  state.setState({ saving: true, automatic: false, sending: document });
  tell('saving');
  const { answer, refused } = await sendSave(writer, { name, tags, description }, document, options).finally(() => {
    // What was written meanwhile may be on its way, too.
    if (state.getState().sending === document) state.setState({ saving: false, sending: null });
  });
  tell(answer.kind === 'saved' && !refused ? 'saved' : 'failed');
  if (answer.kind === 'saved') {
    const moduleState = afterSave(session, document);
    editor.markSaved(document);
    state.setState({
      ...moduleState,
      template: answer.template,
      savedAt: Date.now(),
      unreachable: false,
      held: null,
    });
    closeSaveDialog(session);
    refreshLists();
    if (refused) {
      toast.error(i18n.t('editor:save.infoRefused', { problems: refused.sentence }));
      openDialog(session, { kind: 'template-info', refused });
      return false;
    }
    const sentence = isModule(session) ? i18n.t('editor:save.module') : i18n.t('messages:templateSaved');
    if (!options.quiet) toast.success(sentence);
    return true;
  }
  notifyFailure(session, answer, options);
  return false;
}

/** Content is never lost over what the template is called: without the refused info it is sent once more. */
async function sendSave(
  writer: TemplateWriter,
  info: Pick<TemplateInfo, 'name' | 'tags' | 'description'>,
  document: EmailDocument,
  { overRevision }: SaveOptions,
): Promise<{ readonly answer: WriteAnswer; readonly refused: RefusedInfo | null }> {
  const body = splitBody(document);
  const answer = await writer.write({ ...info, ...body }, overRevision);
  const refused = answer.kind === 'refused' ? refusedInfo(answer.error, info) : null;
  return { answer: refused ? await writer.write(body, overRevision) : answer, refused };
}

function notifyFailure(
  session: EditorSession,
  answer: Exclude<WriteAnswer, { kind: 'saved' }>,
  { again }: SaveOptions,
): void {
  switch (answer.kind) {
    case 'unreachable':
      session.state.setState({ unreachable: true });
      if (!again) openDialog(session, { kind: 'save-failed' });
      return;
    case 'stale':
      openDialog(session, { kind: 'stale-revision', stale: answer.stale });
      return;
    case 'oversize': {
      const sentence = i18n.t('messages:oversize', { size: formatDecimal(Number(oversizeMegabytes(answer.bytes))) });
      toast.error(sentence, { lasting: true });
      return;
    }
    case 'locked':
      openDialog(session, { kind: 'locked', sentence: errorSentence(answer.error) });
      return;
    case 'refused':
      closeSaveDialog(session);
      void refusalWords(session, answer.error).then((words) => toast.error(words));
      return;
    case 'signed-out':
      // The page is on its way to the sign-in screen; the draft of this device brings the work back after it.
      return;
  }
}

/** Returns what the server refused and where, in words; selects the block that contains it. */
async function refusalWords({ editor }: EditorSession, error: ApiError): Promise<string> {
  const sentence = errorSentence(error).replace(/[^.!?]$/, '$&.');
  const found = error.code === 'BASE64_NOT_ALLOWED' ? await foundPlace(editor.getState().document) : null;
  if (!found) return [sentence, refusedLines(error)].filter(Boolean).join(' ');
  const { node, lines } = found;
  editor.select([node.id]);
  const name = node.name ?? i18n.t(`blocks:${node.type}.name` as TextKey);
  return [sentence, i18n.t('editor:save.inBlock', { name }), linesInWords(lines)].filter(Boolean).join(' ');
}

/** Fetched when it is needed; without it the sentence of the server stands alone. */
function foundPlace(document: EmailDocument) {
  return import('./base64-place.ts').then(
    ({ base64Place }) => base64Place(document),
    () => null,
  );
}

/** "Lines 3, 8." where the server says which lines of the content it refused; '' where it does not. */
function refusedLines(error: ApiError): string {
  return linesInWords([...new Set(error.details.flatMap(({ line }) => (line === undefined ? [] : [line])))]);
}

/** "Lines 3, 8."; '' for none. */
function linesInWords(lines: readonly number[]): string {
  if (lines.length === 0) return '';
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction', style: 'narrow' });
  return i18n.t('editor:save.lines', { count: lines.length, lines: list.format(lines.map(String)) });
}
