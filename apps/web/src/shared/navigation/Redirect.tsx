import { useEffect } from 'react';
import { type NavigateOptions, navigate } from './navigate.ts';

/** Leads elsewhere as soon as it is shown; going back does not come here again. */
export function Redirect({ to, state }: { readonly to: string; readonly state?: NavigateOptions['state'] }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what goes along does not lead anywhere anew.
  useEffect(() => navigate(to, { replace: true, state }), [to]);
  return null;
}
