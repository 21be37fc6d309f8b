import { instanceAt, locate, type NodeId } from '@mailwright/document';
import { IconCopy, IconCornerLeftUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { type PointerEvent, type ReactNode, use } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { detectDrag } from '../../../../shared/pointer/detect-drag.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { useAction } from '../../core/actions/use-action.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { useNodeName } from '../../core/view/use-node-name.ts';
import type { Stage } from '../stage.ts';
import { dragNodes } from '../surface-events.ts';
import classes from './SelectionTools.module.css';
import { type SelectionTool, SelectionToolsContext } from './selection-tools.ts';
import type { HeldTool } from './use-held-tool.ts';

interface SelectionToolsProps {
  readonly stage: Stage;
  /** The first selected node. */
  readonly id: NodeId;
  readonly name: string;
  readonly held: HeldTool;
  /** The tools of a linked module have its color. */
  readonly isLinked: boolean;
}

/** Shows the most frequent actions for the selection; actions that are not allowed are left out. */
export function SelectionTools({ stage, id, name, held, isLinked }: SelectionToolsProps) {
  const t = useT('canvas');
  const nameOf = useNodeName();
  const { editor, surface } = stage;
  const { document, selection } = editor.getState();
  const place = locate(document, id);
  const top = instanceAt(document, id)?.top;
  const parent = top && top.id !== id ? top : place?.parent;
  const back = () => surface.focus({ preventScroll: true });
  const grab = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    detectDrag(event.nativeEvent, {
      onDrag: (pointer) => {
        dragNodes(stage, editor.getState().selection, pointer, () => name);
      },
      onClick: back,
    });
  };
  const removable = editor.can({ type: 'remove', ids: selection }).ok;
  const tools = use(SelectionToolsContext);
  const own = [
    editor.can({ type: 'duplicate', ids: selection }).ok && {
      tool: 'duplicate',
      label: t('duplicate'),
      icon: <IconCopy size={14} />,
      run: () => notifyRefusal(editor.run({ type: 'duplicate', ids: selection })),
    },
    removable && {
      tool: 'remove',
      label: t('remove'),
      icon: <IconTrash size={14} />,
      run: () => notifyRefusal(editor.run({ type: 'remove', ids: selection })),
    },
  ];
  const show = (button: ToolButton | false) =>
    button && (
      <IconButton
        key={button.label}
        className={classes.button}
        size={26}
        label={button.label}
        icon={button.icon}
        data-tool={button.tool}
        onClick={(event) => {
          held.hold(event, button.tool);
          button.run();
          back();
        }}
      />
    );
  return (
    <div
      ref={held.tools}
      className={classes.tools}
      data-tools
      data-linked={isLinked || undefined}
      onPointerLeave={held.release}
    >
      {removable && (
        // Keys have an equal: alt and arrows move the selection.
        <span className={classes.grip} data-tip={t('drag', { name })} data-grip onPointerDown={grab}>
          <IconGripVertical size={16} aria-hidden />
        </span>
      )}
      {parent &&
        show({
          tool: 'parent',
          label: t('selectParent', { name: nameOf(parent) }),
          icon: <IconCornerLeftUp size={14} />,
          run: () => editor.select([parent.id]),
        })}
      {tools.map((tool) => (
        <SubjectTool key={tool.tool} {...tool} selection={selection} show={show} />
      ))}
      {own.map(show)}
    </div>
  );
}

interface ToolButton {
  readonly tool: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly run: () => void;
}

interface SubjectToolProps extends SelectionTool {
  readonly selection: readonly NodeId[];
  readonly show: (button: ToolButton) => ReactNode;
}

function SubjectTool({ tool, action, label, fits, selection, show }: SubjectToolProps) {
  const t = useT('editor');
  const session = useEditorSession();
  const { enabled, run } = useAction(action);
  if (!enabled || fits?.(session, selection) === false) return null;
  return show({ tool, label: t(label ?? action.label), icon: <action.icon size={14} />, run });
}
