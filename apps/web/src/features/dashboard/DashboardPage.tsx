import { Navigate, useSearchParams } from 'react-router';
import { Dashboard } from './Dashboard.tsx';
import { viewOfAddress } from './data/dashboard-view.ts';

/** The template list; an address with an unknown status leads to the default one. */
export function DashboardPage() {
  const [search] = useSearchParams();
  const view = viewOfAddress(search);
  return view === null ? <Navigate to="/" replace /> : <Dashboard view={view} />;
}
