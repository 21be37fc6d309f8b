import type { ReactNode } from 'react';
import { useAccount } from '../../shared/session/session-store.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import type { SettingsPageId } from './SettingsNavigation.tsx';
import { SettingsShell } from './SettingsShell.tsx';

interface AdministratorsPageProps {
  readonly page: SettingsPageId;
  /** Shown to all others, with why. */
  readonly icon: ReactNode;
  readonly title: string;
  readonly body: string;
  readonly children: ReactNode;
}

/** Shows a page of the settings to administrators, and to all others that it is for those. */
export function AdministratorsPage({ page, icon, title, body, children }: AdministratorsPageProps) {
  const { role } = useAccount();
  return (
    <SettingsShell page={page}>
      {role === 'admin' ? children : <EmptyState icon={icon} title={title} body={body} />}
    </SettingsShell>
  );
}
