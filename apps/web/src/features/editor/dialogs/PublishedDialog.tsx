import { may } from '@mailwright/contract';
import { useT } from '../../../shared/i18n/use-t.ts';
import { navigate } from '../../../shared/navigation/navigate.ts';
import { actorOf } from '../../../shared/session/account.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { closeDialog } from '../session/editor-session.ts';
import { convertTemplate } from '../session/template/convert-template.ts';
import { useEditorSession, useSessionState } from '../session/use-editor-session.ts';
import { QuestionDialog } from './QuestionDialog.tsx';

/** After publishing: on with editing, to the published list, or into everybody's library. */
export function PublishedDialog() {
  const t = useT('editor');
  const words = useT('editorDialogs');
  const messages = useT('messages');
  const session = useEditorSession();
  const template = useSessionState((state) => state.template);
  const actor = actorOf(useAccount());
  const { status } = useSessionState(({ flows }) => flows.convertTemplate);
  const close = () => closeDialog(session);
  const toList = () => navigate('/?status=published');
  const convert = async () => {
    if (await convertTemplate(session)) toList();
  };
  return (
    <QuestionDialog
      title={messages('templateIsPublished')}
      onClose={close}
      answers={[
        { label: words('published.back'), run: toList },
        ...(may('convertToSystem', actor, template)
          ? [{ label: t('action.convert'), run: () => void convert(), loading: status === 'loading' }]
          : []),
        { label: words('published.continue'), run: close, kind: 'primary' },
      ]}
    >
      <p>{words('published.body', { name: template.name })}</p>
    </QuestionDialog>
  );
}
