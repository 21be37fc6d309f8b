import { IconHistory } from '@tabler/icons-react';
import { lazy, useEffect } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { MenuButton } from '../../../../shared/ui/menu/MenuButton.tsx';
import { prefetchWhenIdle } from '../../core/session/prefetch-when-idle.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';

const load = () => import('../popups/HistoryPopup.tsx');
const HistoryPopup = lazy(async () => ({ default: (await load()).HistoryPopup }));

/** All steps of the one history, to go back or forth to any of them. */
export function HistoryPanel() {
  const t = useT('editor');
  const { readOnly } = useEditorSession();
  useEffect(() => prefetchWhenIdle(load), []);
  if (readOnly) return null;
  return (
    <MenuButton
      width={300}
      preload={load}
      popup={(frame) => <HistoryPopup {...frame} />}
      button={(trigger) => (
        <IconButton
          {...trigger}
          aria-haspopup="dialog"
          label={t('history.open')}
          icon={<IconHistory size={18} stroke={1.7} />}
        />
      )}
    />
  );
}
