import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { newerModules } from '../../core/linked/module-status.ts';
import { UpdateNotice } from '../../core/panels/UpdateNotice.tsx';
import { openDialog } from '../../core/session/editor-session.ts';
import { useEditorSession, useEditorState, useSessionState } from '../../core/session/use-editor-session.ts';
import { updateLinked } from './update-linked.ts';

/** Says over the canvas that linked modules have newer versions. Closed, it comes back with the next one. */
export function LinkedUpdates() {
  const t = useT('linked');
  const session = useEditorSession();
  const document = useEditorState((state) => state.document);
  const notices = useSessionState(({ moduleUpdateNotices }) => moduleUpdateNotices);
  const [closed, setClosed] = useState('');
  const [busy, setBusy] = useState(false);
  const updates = newerModules(document, notices);
  const shown = updates.map(({ moduleId, version }) => `${moduleId} ${version}`).join();
  const [first] = updates;
  const update = async () => {
    setBusy(true);
    await updateLinked(session, updates);
    setBusy(false);
  };
  return (
    <div role="status">
      {first !== undefined && shown !== closed && (
        <UpdateNotice
          icon={IconRefresh}
          sentence={t('newer', { count: updates.length, name: first.name })}
          later={t('later')}
          onClose={() => setClosed(shown)}
          isOfModules
        >
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => openDialog(session, { kind: 'module-updates', updates })}
          >
            {t('look')}
          </Button>
          <Button size="compact-sm" loading={busy} onClick={() => void update()}>
            {t('update')}
          </Button>
        </UpdateNotice>
      )}
    </div>
  );
}
