import { useEffect } from 'react';
import { type NavigateOptions, navigate } from './navigate.ts';

/** Opens another address as soon as it is shown; going back skips the current one. */
export function Redirect({ to, state }: { readonly to: string; readonly state?: NavigateOptions['state'] }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what goes along does not lead anywhere anew.
  useEffect(() => navigate(to, { replace: true, state }), [to]);
  return null;
}
