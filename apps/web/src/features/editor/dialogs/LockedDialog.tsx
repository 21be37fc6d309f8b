import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { navigate } from '../../../shared/navigation/navigate.ts';
import { keepCopy } from '../session/draft/keep-copy.ts';
import { closeDialog } from '../session/editor-session.ts';
import { useEditorSession } from '../session/use-editor-session.ts';
import { QuestionDialog } from './QuestionDialog.tsx';

/** The template may not be saved just now, because somebody else holds it; the work can become a template of its own. */
export function LockedDialog({ sentence }: { readonly sentence: string }) {
  const t = useT('editor');
  const session = useEditorSession();
  const [busy, setBusy] = useState(false);
  const close = () => closeDialog(session);
  const copy = async () => {
    setBusy(true);
    const address = await keepCopy(session);
    setBusy(false);
    if (address !== null) navigate(address);
  };
  return (
    <QuestionDialog
      title={t('saveFailed.title')}
      onClose={close}
      answers={[
        { label: t('saveFailed.close'), run: close },
        { label: t('locked.copy'), run: () => void copy(), kind: 'primary', loading: busy },
      ]}
    >
      <p>{sentence}</p>
      <p>{t('locked.safe')}</p>
    </QuestionDialog>
  );
}
