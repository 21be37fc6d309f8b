import { useEffect } from 'react';
import { notifyParent } from '../../shared/embedding/parent-window.ts';
import { useQueryParams } from '../../shared/navigation/place.ts';
import { Redirect } from '../../shared/navigation/Redirect.tsx';
import { useTour } from '../../shared/tour/use-tour.ts';
import { Dashboard } from './Dashboard.tsx';
import { viewOfAddress } from './data/dashboard-view.ts';

/** The address may ask for the step of the tour that shows how to create a template. */
const NEW_TEMPLATE_STEP = 3;

/** The template list; an address with an unknown status leads to the default one. */
export function DashboardPage() {
  const search = useQueryParams();
  const view = viewOfAddress(search);
  useEffect(() => notifyParent({ type: 'ready', templateId: null }), []);
  useTour('dashboard', { at: search.has('create-new') ? NEW_TEMPLATE_STEP : undefined });
  return view === null ? <Redirect to="/" /> : <Dashboard view={view} />;
}
