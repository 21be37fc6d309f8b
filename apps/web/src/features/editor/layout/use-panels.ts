import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useOpenGroup } from '../core/view/closed-groups.ts';

/** Below this width there is no room for the mail between two open panels. */
const ROOM_FOR_ONE = '(max-width: 1199px)';

type Side = 'left' | 'right';

/** State of a panel, and the function that opens or closes it. */
type Panel = readonly [open: boolean, toggle: () => void];

/**
 * The panels on both sides of the canvas. Where there is room for one only, opening it closes the other; both start
 * closed there, which is not remembered.
 */
export function usePanels(): Readonly<Record<Side, Panel>> {
  const roomForOne = useMediaQuery(ROOM_FOR_ONE, undefined, { getInitialValueInEffect: false }) ?? false;
  const [only, setOnly] = useState<Side | null>(null);
  const left = useOpenGroup('panel/left');
  const right = useOpenGroup('panel/right');
  if (!roomForOne) return { left, right };
  const oneOf = (side: Side): Panel => [only === side, () => setOnly(only === side ? null : side)];
  return { left: oneOf('left'), right: oneOf('right') };
}
