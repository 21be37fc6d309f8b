import { useStore } from 'zustand';
import { DragLabel } from '../../../../shared/pointer/DragLabel.tsx';
import { refusalSentence } from '../../core/session/refusal.ts';
import { scaleBox } from '../geometry.ts';
import type { Stage } from '../stage.ts';
import type { DropIndicator } from './child-gap.ts';
import classes from './DragLayer.module.css';

/** Thickness of the drop line, pixels. */
const LINE = 4;

/** Shows where a drop would go, what is dragged, and why it may not be dropped here. */
export function DragLayer({ stage }: { readonly stage: Stage }) {
  const drag = useStore(stage.dragging.store, ({ session }) => (session?.source.from === 'layers' ? null : session));
  const zoom = useStore(stage.view, (state) => state.zoom);
  if (!drag) return null;
  const { at, source, place } = drag;
  const mark = place?.ok && 'box' in place.mark ? place.mark : null;
  return (
    <>
      {mark && <div className={classes[mark.kind]} style={markStyle(mark, zoom / 100)} data-drop={mark.kind} />}
      <DragLabel
        at={at}
        picture={source.picture}
        label={(place?.ok && place.replaces !== undefined && source.replacing?.label) || source.label}
        refusal={place && !place.ok ? refusalSentence(place.reason) : null}
      />
    </>
  );
}

/** Moved by transforms alone: a new position is then no new painting of the mail underneath. */
function markStyle(mark: DropIndicator, scale: number) {
  const { left, top, width, height } = scaleBox(mark.box, scale);
  if (mark.kind === 'box') return { transform: `translate(${left}px, ${top}px)`, width, height };
  const [x, y, across, down] =
    height === 0 ? [left, top - LINE / 2, width, LINE] : [left - LINE / 2, top, LINE, height];
  return { transform: `translate(${x}px, ${y}px) scale(${across / LINE}, ${down / LINE})` };
}
