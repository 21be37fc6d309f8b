import { useState } from 'react';
import { listOf } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { fullName } from '../../../../shared/person-name.ts';
import { QuestionDialog } from '../../core/dialogs/QuestionDialog.tsx';
import { closeDialog } from '../../core/session/editor-session.ts';
import { useEditorSession, useSessionState } from '../../core/session/use-editor-session.ts';
import { changeStatus } from '../save/change-status.ts';
import { stopSharing } from '../save/stop-sharing.ts';

/** Sharing and publishing exclude each other: the sharing ends, then the mail is published. */
export function StopSharingDialog() {
  const t = useT('editor');
  const words = useT('editorDialogs');
  const session = useEditorSession();
  const { name, collaborators } = useSessionState((state) => state.template);
  // The names stay while the dialog waits, though nobody is on the list any more.
  const [others] = useState(() => listOf(collaborators.map(fullName)));
  const [busy, setBusy] = useState(false);
  const close = () => closeDialog(session);
  const publish = async () => {
    setBusy(true);
    const stopped = await stopSharing(session);
    setBusy(false);
    if (!stopped) return;
    close();
    await changeStatus(session, 'published', { checks: true });
  };
  return (
    <QuestionDialog
      title={words('stopSharing.title', { name })}
      onClose={close}
      answers={[
        { label: t('shared:cancel'), run: close },
        { label: words('stopSharing.confirm'), run: () => void publish(), kind: 'primary', loading: busy },
      ]}
    >
      <p>{t('publish.shared')}</p>
      <p>{words('stopSharing.body', { others })}</p>
    </QuestionDialog>
  );
}
