import { useStore } from 'zustand';
import type { ForeignElement } from '../../core/island/foreign-element.ts';
import hoverClasses from '../selection/HoverOutline.module.css';
import outlineClasses from '../selection/Outlines.module.css';
import tagClasses from '../selection/SelectionTag.module.css';
import type { Stage } from '../stage.ts';
import { ForeignElementTools } from './ForeignElementTools.tsx';
import { useForeignElementBox } from './use-foreign-element-box.ts';
import { useForeignElementName } from './use-foreign-element-name.ts';

interface ForeignElementProps {
  readonly stage: Stage;
  readonly foreignElement: ForeignElement;
}

/** The selected element of foreign HTML: its outline, its name and the tools for it. */
export function ForeignElementLayer({ stage, foreignElement }: ForeignElementProps) {
  const box = useForeignElementBox(stage, foreignElement);
  const name = useForeignElementName(stage)(foreignElement);
  const dragging = useStore(stage.dragging.store, ({ session }) => session !== null);
  const drawing = useStore(stage.store, ({ marquee }) => marquee !== null);
  const compact = useStore(stage.view, (state) => state.compact);
  if (!box || dragging || drawing) return null;
  const { left, top, width, height } = box;
  return (
    <>
      <div className={outlineClasses.outline} style={{ left, top, width, height }} data-outline="part" />
      <div className={tagClasses.rail} style={{ left, top, width, height }}>
        <div className={tagClasses.tag} data-tag>
          {name}
        </div>
      </div>
      {!compact && <ForeignElementTools stage={stage} foreignElement={foreignElement} box={box} />}
    </>
  );
}

/** Shows the outline of the foreign element that a click would select. */
export function ForeignElementHover({ stage, foreignElement }: ForeignElementProps) {
  const box = useForeignElementBox(stage, foreignElement);
  const name = useForeignElementName(stage)(foreignElement);
  if (!box) return null;
  const { left, top, width, height } = box;
  return (
    <div className={hoverClasses.outline} style={{ left, top, width, height }} data-outline="hover" data-name={name} />
  );
}
