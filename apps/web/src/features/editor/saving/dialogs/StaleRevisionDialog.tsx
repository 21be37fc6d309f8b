import { useState } from 'react';
import { fullDate } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { navigate } from '../../../../shared/navigation/navigate.ts';
import { useAccount } from '../../../../shared/session/session-store.ts';
import { QuestionDialog } from '../../core/dialogs/QuestionDialog.tsx';
import { closeDialog } from '../../core/session/editor-session.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { isModule } from '../../core/template/open-module.ts';
import { isOwnSave, type StaleSave, savedBy } from '../../core/template/stale-save.ts';
import { keepCopy } from '../draft/keep-copy.ts';
import { loadTheirs } from '../draft/load-theirs.ts';
import { saveTemplate } from '../save/save-template.ts';

type Way = 'theirs' | 'copy' | 'overwrite';

/** Somebody saved in the meantime: their version, mine over it, or both. */
export function StaleRevisionDialog({ stale }: { readonly stale: StaleSave }) {
  const t = useT('editorDialogs');
  const session = useEditorSession();
  const [busy, setBusy] = useState<Way | null>(null);
  const take = (way: Way, work: () => Promise<unknown>) => async () => {
    setBusy(way);
    await work();
    setBusy(null);
  };
  const copy = async () => {
    const address = await keepCopy(session);
    if (address !== null) navigate(address);
  };
  const who = savedBy(stale);
  const mine = isOwnSave(stale, useAccount().principalId);
  const when = fullDate(stale.lastModified);
  const what = isModule(session) ? 'stale.module' : 'stale.body';
  const others = who === null ? t(`${what}Unknown`, { when }) : t(what, { who, when });
  const body = mine ? t(`${what}Mine`, { when }) : others;
  return (
    <QuestionDialog
      title={t(mine ? 'stale.titleMine' : 'stale.title')}
      onClose={() => closeDialog(session)}
      answers={[
        {
          label: t(mine ? 'stale.other' : 'stale.theirs'),
          run: take('theirs', () => loadTheirs(session)),
          loading: busy === 'theirs',
        },
        {
          label: t('stale.overwrite'),
          kind: 'danger',
          run: take('overwrite', () => saveTemplate(session, { overRevision: stale.revision })),
          loading: busy === 'overwrite',
        },
        { label: t('stale.copy'), run: take('copy', copy), kind: 'primary', loading: busy === 'copy' },
      ]}
    >
      <p>{body}</p>
      <p>{t('stale.safe')}</p>
    </QuestionDialog>
  );
}
