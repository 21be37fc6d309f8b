import { Drawer } from '@mantine/core';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Logo } from '../../../shared/ui/Logo.tsx';
import type { DashboardView } from '../data/dashboard-view.ts';
import { Sidebar } from './Sidebar.tsx';

interface SidebarDrawerProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly view: DashboardView;
}

export function SidebarDrawer({ opened, close, view }: SidebarDrawerProps) {
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
      <Sidebar view={view} onNavigate={close} />
    </Drawer>
  );
}
