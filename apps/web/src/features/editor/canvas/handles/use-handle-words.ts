import { useCallback } from 'react';
import { formatPercent } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useNodeName } from '../../core/view/use-node-name.ts';
import type { Stage } from '../stage.ts';
import type { Handle, SplitHandle } from './handles.ts';
import { borderRange } from './split-shares.ts';

export interface HandleWords {
  readonly label: string;
  readonly now: number;
  readonly min: number;
  readonly max: number;
  readonly text: string;
}

/** Returns a function that returns the name and position of a handle, for display and for screen readers. */
export function useHandleWords(): (stage: Stage, handle: Handle) => HandleWords {
  const t = useT('canvas');
  const nameOf = useNodeName();
  return useCallback(
    (stage, handle) => {
      if (handle.kind === 'split') {
        const { index, shares, split } = handle;
        const label = t('resizeColumns', { from: index + 1, to: index + 2 });
        const { min, max } = borderRange(shares, index, split);
        return { label, now: Math.round(shares[index] ?? 0), min, max: Math.round(max), text: pairText(handle) };
      }
      const { id, resize, value, availableWidth } = handle;
      const node = stage.page.patcher.nodeOf(id);
      const name = node ? nameOf(node) : '';
      return {
        label: resize.axis === 'x' ? t('resizeWidth', { name }) : t('resizeHeight', { name }),
        now: value,
        min: resize.min,
        max: Math.min(resize.max, availableWidth ?? resize.max),
        text: t('pixels', { value }),
      };
    },
    [t, nameOf],
  );
}

/** Both sides of the border as they stand beside each other on the screen. */
function pairText({ index, shares, reversed }: SplitHandle): string {
  const pair = shares.slice(index, index + 2).map((share) => formatPercent(share / 100));
  return (reversed ? pair.reverse() : pair).join(' | ');
}
