import type { Finding } from '@mailwright/checks';
import { FindingList } from '../../../shared/checks/FindingList.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { changeStatus } from '../session/change-status.ts';
import { closeDialog } from '../session/editor-session.ts';
import { useEditorSession } from '../session/use-editor-session.ts';
import { QuestionModal } from './QuestionModal.tsx';

/** Something in the mail is broken: it can be put right first, or published as it is. */
export function PublishChecksModal({ findings }: { readonly findings: readonly Finding[] }) {
  const t = useT('checks');
  const session = useEditorSession();
  const close = () => closeDialog(session);
  const go = ({ node }: Finding) => {
    session.editor.select(node === null ? [] : [node.id]);
    close();
  };
  const publish = () => {
    close();
    void changeStatus(session, 'published');
  };
  return (
    <QuestionModal
      title={t('publishTitle')}
      onClose={close}
      answers={[
        { label: t('publishAnyway'), run: publish },
        { label: t('publishBack'), run: close, kind: 'primary' },
      ]}
    >
      <FindingList findings={findings} onGo={go} />
    </QuestionModal>
  );
}
