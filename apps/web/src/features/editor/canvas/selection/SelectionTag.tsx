import { type EmailDocument, findNode, instanceAt, type ModuleInstance, type NodeId } from '@mailwright/document';
import { IconLink } from '@tabler/icons-react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useNodeName } from '../../core/view/use-node-name.ts';
import type { Stage } from '../stage.ts';
import { useBoxes } from '../use-boxes.ts';
import { useMeasured } from '../use-measured.ts';
import classes from './SelectionTag.module.css';
import { SelectionTools } from './SelectionTools.tsx';
import { type TagPlace, tagPlace } from './tag-place.ts';
import { useHeldTool } from './use-held-tool.ts';

interface SelectionTagProps {
  readonly stage: Stage;
  /** The first selected node. */
  readonly id: NodeId;
  /** All that are selected. */
  readonly ids: readonly NodeId[];
}

/** The name of what is selected, through which everything under it can be pressed, and the tools for it. */
export function SelectionTag({ stage, id, ids }: SelectionTagProps) {
  const t = useT('canvas');
  const nameOf = useNodeName();
  // On a phone the bar under the mail has the tools, large enough for a finger.
  const compact = useStore(stage.view, (state) => state.compact);
  const { editor } = stage;
  const node = useSyncExternalStore(
    (changed) => editor.subscribe(changed),
    () => findNode(editor.getState().document, id),
  );
  const [box] = useBoxes(
    stage,
    useMemo(() => [id], [id]),
  );
  const place = useMeasured<TagPlace | null>(
    stage,
    useCallback((on: Stage) => tagPlace(on, id), [id]),
    null,
  );
  const held = useHeldTool(stage);
  if (!node || !box || !place) return null;
  const count = ids.length;
  const { document } = editor.getState();
  const linked = instanceAt(document, id);
  // The sections of a linked module are one thing to whoever has inserted it.
  const isLinked = linked !== undefined && ids.every((each) => isIn(document, each, linked.instance));
  const own = linked?.top === node ? linked.instance.name : nameOf(node);
  const name = count === 1 || isLinked ? own : t('several', { count });
  return (
    <>
      <div className={classes.rail} style={{ left: box.left, top: box.top, width: box.width, height: box.height }}>
        <div className={classes.tag} data-tag data-linked={isLinked || undefined}>
          {isLinked && <IconLink size={12} stroke={2} aria-hidden="true" />}
          {name}
          {count === 1 && node.style.hideOn !== undefined && ` · ${t(`hiddenOn.${node.style.hideOn}`)}`}
        </div>
      </div>
      {!compact && (
        <div className={classes.place} data-place={place.kind} style={placeStyle(place)}>
          {place.kind === 'beside' && <div style={{ height: place.above }} />}
          <SelectionTools stage={stage} id={id} name={name} held={held} isLinked={isLinked} />
        </div>
      )}
    </>
  );
}

function placeStyle(place: TagPlace) {
  if (place.kind === 'beside') return { left: place.left, top: place.top, height: place.height };
  const { left, top, width, height } = place.box;
  return { left, top, width, height };
}

function isIn(document: EmailDocument, id: NodeId, { id: instanceId }: ModuleInstance): boolean {
  return instanceAt(document, id)?.instance.id === instanceId;
}
