import type { ReactNode } from 'react';
import { useAccount } from '../../shared/session/session-store.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import type { SettingsPageId } from './SettingsNavigation.tsx';
import { SettingsShell } from './SettingsShell.tsx';

interface AdministratorsPageProps {
  readonly page: SettingsPageId;
  /** Icon shown to people who are not administrators, above the title and the explanation. */
  readonly icon: ReactNode;
  readonly title: string;
  readonly body: string;
  readonly children: ReactNode;
}

/** Shows a page of the settings to administrators; tells everyone else that it is for administrators. */
export function AdministratorsPage({ page, icon, title, body, children }: AdministratorsPageProps) {
  const { role } = useAccount();
  return (
    <SettingsShell page={page}>
      {role === 'admin' ? children : <EmptyState icon={icon} title={title} body={body} />}
    </SettingsShell>
  );
}
