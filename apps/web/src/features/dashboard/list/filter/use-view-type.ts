import { useState } from 'react';
import { readSetting, writeSetting } from '../../../../shared/local-settings.ts';
import type { ViewType } from './ViewSwitch.tsx';

/** Returns the density of the list and its setter; this browser remembers it. */
export function useViewType(): [ViewType, (view: ViewType) => void] {
  const [view, setView] = useState<ViewType>(() => readSetting('view') ?? 'grid-view');
  const change = (next: ViewType) => {
    writeSetting('view', next);
    setView(next);
  };
  return [view, change];
}
