import { useStore } from 'zustand';
import { scaleBox } from '../geometry.ts';
import { Outlines } from '../selection/Outlines.tsx';
import type { Stage } from '../stage.ts';
import classes from './MarqueeLayer.module.css';

/** The box being drawn, and what would be selected by it. */
export function MarqueeLayer({ stage }: { readonly stage: Stage }) {
  const marquee = useStore(stage.store, (state) => state.marquee);
  const zoom = useStore(stage.view, (state) => state.zoom);
  if (!marquee) return null;
  const { left, top, width, height } = scaleBox(marquee.box, zoom / 100);
  return (
    <div className={classes.layer}>
      <Outlines stage={stage} ids={marquee.ids} />
      <div className={classes.marquee} style={{ left, top, width, height }} data-marquee />
    </div>
  );
}
