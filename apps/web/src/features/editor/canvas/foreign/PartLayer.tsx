import { useStore } from 'zustand';
import type { IslandPart } from '../../session/island/island-part.ts';
import hoverClasses from '../selection/HoverOutline.module.css';
import outlineClasses from '../selection/Outlines.module.css';
import tagClasses from '../selection/SelectionTag.module.css';
import type { Stage } from '../stage.ts';
import { PartTools } from './PartTools.tsx';
import { usePartBox } from './use-part-box.ts';
import { usePartName } from './use-part-name.ts';

interface PartProps {
  readonly stage: Stage;
  readonly part: IslandPart;
}

/** The selected element of foreign HTML: its outline, its name and the tools for it. */
export function PartLayer({ stage, part }: PartProps) {
  const box = usePartBox(stage, part);
  const name = usePartName(stage)(part);
  const drawing = useStore(stage.store, (state) => state.drag !== null || state.marquee !== null);
  const compact = useStore(stage.view, (state) => state.compact);
  if (!box || drawing) return null;
  const { left, top, width, height } = box;
  return (
    <>
      <div className={outlineClasses.outline} style={{ left, top, width, height }} data-outline="part" />
      <div className={tagClasses.rail} style={{ left, top, width, height }}>
        <div className={tagClasses.tag} data-tag>
          {name}
        </div>
      </div>
      {!compact && <PartTools stage={stage} part={part} box={box} />}
    </>
  );
}

/** What of foreign HTML a click would select. */
export function PartHover({ stage, part }: PartProps) {
  const box = usePartBox(stage, part);
  const name = usePartName(stage)(part);
  if (!box) return null;
  const { left, top, width, height } = box;
  return (
    <div className={hoverClasses.outline} style={{ left, top, width, height }} data-outline="hover" data-name={name} />
  );
}
