import { useEffect } from 'react';
import { notifyParent } from '../../shared/embedding/parent-window.ts';
import { useQueryParams } from '../../shared/navigation/place.ts';
import { Redirect } from '../../shared/navigation/Redirect.tsx';
import { useTour } from '../../shared/tour/use-tour.ts';
import { Dashboard } from './Dashboard.tsx';
import { viewOfAddress } from './data/dashboard-view.ts';

/** Step of the tour that shows how to create a template, counted from 1. The address may ask for it. */
const NEW_TEMPLATE_STEP = 3;

/** Shows the template list. An address with an unknown status redirects to the default one. */
export function DashboardPage() {
  const search = useQueryParams();
  const view = viewOfAddress(search);
  useEffect(() => notifyParent({ type: 'ready', templateId: null }), []);
  useTour('dashboard', { at: search.has('create-new') ? NEW_TEMPLATE_STEP : undefined });
  return view === null ? <Redirect to="/" /> : <Dashboard view={view} />;
}
