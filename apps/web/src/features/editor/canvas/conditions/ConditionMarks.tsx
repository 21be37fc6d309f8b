import { type DocumentNode, isElse, locate, type NodeId } from '@mailwright/document';
import { IconArrowsSplit2, IconFilter, IconRepeat } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { conditionSentence } from '../../core/conditions/condition-sentence.ts';
import type { Stage } from '../stage.ts';
import { useBoxes } from '../use-boxes.ts';
import classes from './ConditionMarks.module.css';

/** Pixels from one mark to the next where several nodes end in one corner. */
const STEP = 24;

/** In a corner of each node that not every reader gets just once: a press selects it. */
export function ConditionMarks({ stage, ids }: { readonly stage: Stage; readonly ids: readonly NodeId[] }) {
  const t = useT('conditions');
  const boxes = useBoxes(stage, ids);
  const { document } = stage.editor.getState();
  const taken: { readonly left: number; readonly top: number }[] = [];
  return ids.map((id, index) => {
    const box = boxes[index];
    const found = locate(document, id);
    if (!box || !found) return null;
    const top = box.top + 3;
    let left = box.left + box.width - STEP;
    while (taken.some((mark) => Math.abs(mark.left - left) < STEP && Math.abs(mark.top - top) < STEP)) left -= STEP;
    taken.push({ left, top });
    const sentence = conditionSentence(found.node, found.parent?.children ?? [], t);
    return (
      <button
        key={id}
        type="button"
        className={classes.mark}
        style={{ left, top }}
        aria-label={sentence}
        data-tip={sentence}
        data-condition-mark={id}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => stage.editor.select([id])}
      >
        <Icon node={found.node} />
      </button>
    );
  });
}

function Icon({ node }: { readonly node: DocumentNode }) {
  const Shown = isElse(node) ? IconArrowsSplit2 : node.condition ? IconFilter : IconRepeat;
  return <Shown size={13} stroke={1.9} aria-hidden="true" />;
}
