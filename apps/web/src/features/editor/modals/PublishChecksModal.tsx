import { useT } from '../../../shared/i18n/use-t.ts';
import { FindingList } from '../checks/FindingList.tsx';
import { changeStatus } from '../session/change-status.ts';
import type { Finding } from '../session/checks/finding.ts';
import { closeDialog } from '../session/editor-session.ts';
import { useEditorSession } from '../session/use-editor-session.ts';
import { QuestionModal } from './QuestionModal.tsx';

/** Something in the mail is broken: it can be put right first, or published as it is. */
export function PublishChecksModal({ findings }: { readonly findings: readonly Finding[] }) {
  const t = useT('editor');
  const session = useEditorSession();
  const close = () => closeDialog(session);
  const publish = () => {
    close();
    void changeStatus(session, 'published');
  };
  return (
    <QuestionModal
      title={t('checks.publishTitle')}
      onClose={close}
      answers={[
        { label: t('checks.publishAnyway'), run: publish },
        { label: t('checks.publishBack'), run: close, kind: 'primary' },
      ]}
    >
      <FindingList findings={findings} onGo={close} />
    </QuestionModal>
  );
}
