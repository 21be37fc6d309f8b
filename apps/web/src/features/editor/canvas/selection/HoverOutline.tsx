import { instanceAt, type NodeId } from '@mailwright/document';
import { IconLink } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useNodeName } from '../../core/view/use-node-name.ts';
import type { Stage } from '../stage.ts';
import { useBoxes } from '../use-boxes.ts';
import classes from './HoverOutline.module.css';

/** A thin outline around what a click would select; its name comes to who rests there. */
export function HoverOutline({ stage, id }: { readonly stage: Stage; readonly id: NodeId }) {
  const nameOf = useNodeName();
  const [box] = useBoxes(
    stage,
    useMemo(() => [id], [id]),
  );
  const node = stage.page.patcher.nodeOf(id);
  if (!box || !node) return null;
  const { left, top, width, height } = box;
  const linked = instanceAt(stage.editor.getState().document, id);
  if (linked) {
    const isWhole = linked.top.id === id;
    return (
      <div
        className={classes.outline}
        style={{ left, top, width, height }}
        data-outline="hover"
        data-linked
        data-name={isWhole ? linked.instance.name : nameOf(node)}
      >
        {isWhole && (
          <span className={classes.name}>
            <IconLink size={12} stroke={2} aria-hidden="true" />
            {linked.instance.name}
          </span>
        )}
      </div>
    );
  }
  return (
    <div
      className={classes.outline}
      style={{ left, top, width, height }}
      data-outline="hover"
      data-name={nameOf(node)}
    />
  );
}
