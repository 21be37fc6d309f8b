import { Drawer } from '@mantine/core';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Logo } from '../../../shared/ui/Logo.tsx';
import type { DashboardView } from '../data/dashboard-view.ts';
import { Rail } from './Rail.tsx';

interface RailDrawerProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly view: DashboardView;
}

export function RailDrawer({ opened, close, view }: RailDrawerProps) {
  const t = useT('shared');
  return (
    <Drawer
      opened={opened}
      onClose={close}
      size={280}
      padding={0}
      title={<Logo />}
      closeButtonProps={{ 'aria-label': t('close') }}
      styles={{ header: { padding: '12px 16px' } }}
    >
      <Rail view={view} onNavigate={close} />
    </Drawer>
  );
}
