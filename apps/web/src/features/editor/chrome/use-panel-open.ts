import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useOpenGroup } from '../session/closed-groups.ts';

/** Below this width an open panel lies over the canvas, so it starts closed and is not remembered. */
const OVERLAY_BELOW = '(max-width: 1199px)';

export function usePanelOpen(side: 'left' | 'right'): readonly [open: boolean, toggle: () => void] {
  const overlays = useMediaQuery(OVERLAY_BELOW, undefined, { getInitialValueInEffect: false });
  const [overlayOpen, setOverlayOpen] = useState(false);
  const [open, toggle] = useOpenGroup(`panel/${side}`);
  return overlays ? [overlayOpen, () => setOverlayOpen(!overlayOpen)] : [open, toggle];
}
