import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ChunkBoundary } from '../../../shared/missing-chunk/ChunkBoundary.tsx';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import type { DashboardView } from '../data/dashboard-view.ts';

const SidebarDrawer = lazy(async () => ({ default: (await import('./SidebarDrawer.tsx')).SidebarDrawer }));

/** Shows the sidebar on a small screen: behind a button, over the page. */
export function NavigationDrawer({ view }: { readonly view: DashboardView }) {
  const t = useT('shared');
  const [opened, { open, close }] = useDisclosure(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <IconButton
        hiddenFrom="md"
        data-tour="navigation"
        label={t('openNavigation')}
        icon={<IconMenu2 size={20} stroke={1.6} />}
        onClick={() => {
          setWanted(true);
          open();
        }}
        aria-expanded={opened}
      />
      <ChunkBoundary onFailure={close}>
        <Suspense>{wanted && <SidebarDrawer opened={opened} close={close} view={view} />}</Suspense>
      </ChunkBoundary>
    </>
  );
}
