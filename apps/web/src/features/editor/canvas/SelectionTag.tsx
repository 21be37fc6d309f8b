import { findNode, locate, type NodeId } from '@mailwright/document';
import { IconCopy, IconCornerLeftUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { type PointerEvent, useSyncExternalStore } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { followPress } from '../../../shared/pointer/press.ts';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { tellRefusal } from '../session/refusal.ts';
import classes from './SelectionTag.module.css';
import type { Stage } from './stage.ts';
import { dragNodes } from './surface-events.ts';
import { useNodeName } from './use-node-name.ts';

interface SelectionTagProps {
  readonly stage: Stage;
  /** The first selected node. */
  readonly id: NodeId;
  /** How many are selected. */
  readonly count: number;
}

/** The name of what is selected and the four things done most with it. */
export function SelectionTag({ stage, id, count }: SelectionTagProps) {
  const t = useT('canvas');
  const nameOf = useNodeName();
  const { editor, surface } = stage;
  const node = useSyncExternalStore(
    (changed) => editor.subscribe(changed),
    () => findNode(editor.getState().document, id),
  );
  if (!node) return null;
  const { document, selection } = editor.getState();
  const parent = locate(document, id)?.parent;
  const name = count === 1 ? nameOf(node) : t('several', { count });
  const back = () => surface.focus({ preventScroll: true });
  const grab = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const labelOf = () => name;
    followPress(event.nativeEvent, {
      onDrag: (pointer) => dragNodes(stage, editor.getState().selection, pointer, { labelOf, onDropped: back }),
      onClick: back,
    });
  };
  const movable = !editor.context.readOnly && editor.canRemove(selection).ok;
  return (
    <div className={classes.tag} data-tag>
      {/* Keys have an equal: alt and arrows move the selection. */}
      <span className={classes.name} data-movable={movable || undefined} onPointerDown={movable ? grab : undefined}>
        {movable && <IconGripVertical size={14} aria-hidden />}
        {name}
      </span>
      {parent && (
        <IconButton
          className={classes.button}
          size={24}
          label={t('selectParent', { name: nameOf(parent) })}
          icon={<IconCornerLeftUp size={14} />}
          onClick={() => {
            editor.select([parent.id]);
            back();
          }}
        />
      )}
      {editor.canDuplicate(selection).ok && (
        <IconButton
          className={classes.button}
          size={24}
          label={t('duplicate')}
          icon={<IconCopy size={14} />}
          onClick={() => {
            tellRefusal(editor.duplicate(selection));
            back();
          }}
        />
      )}
      {editor.canRemove(selection).ok && (
        <IconButton
          className={classes.button}
          size={24}
          label={t('remove')}
          icon={<IconTrash size={14} />}
          onClick={() => {
            tellRefusal(editor.remove(selection));
            back();
          }}
        />
      )}
    </div>
  );
}
