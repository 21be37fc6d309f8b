import { IconDots } from '@tabler/icons-react';
import { lazy, useEffect } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { MenuButton } from '../../../../shared/ui/menu/MenuButton.tsx';
import { prefetchWhenIdle } from '../../session/prefetch-when-idle.ts';

const load = () => import('../popups/OptionsMenuPopup.tsx');
const OptionsMenuPopup = lazy(async () => ({ default: (await load()).OptionsMenuPopup }));

/** What is done to the template as a whole. */
export function OptionsMenu() {
  const t = useT('editor');
  const label = t('top.options');
  useEffect(() => prefetchWhenIdle(load), []);
  return (
    <MenuButton
      width={264}
      preload={load}
      popup={(frame) => <OptionsMenuPopup {...frame} label={label} />}
      button={(trigger) => <IconButton {...trigger} label={label} icon={<IconDots size={18} stroke={1.7} />} />}
    />
  );
}
