import { instanceAt, locate, locateTopmost, moduleKindOf, type NodeId } from '@mailwright/document';
import { IconCopy, IconCornerLeftUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import type { PointerEvent } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { detectDrag } from '../../../../shared/pointer/detect-drag.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { detachModule } from '../../actions/linked/detach-module.ts';
import { editModule } from '../../actions/linked/edit-module.ts';
import { updateModule } from '../../actions/linked/update-module.ts';
import { chooseImageAction } from '../../actions/selection/choose-image.ts';
import { chooseProductAction } from '../../actions/selection/choose-product.ts';
import { convertToBlocks } from '../../actions/selection/convert-to-blocks.ts';
import { editImage } from '../../actions/selection/edit-image.ts';
import { saveAsModule } from '../../actions/selection/save-as-module.ts';
import { useAction } from '../../actions/use-action.ts';
import { notifyRefusal } from '../../session/refusal.ts';
import { useNodeName } from '../../session/view/use-node-name.ts';
import type { Stage } from '../stage.ts';
import { dragNodes } from '../surface-events.ts';
import classes from './SelectionTools.module.css';
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
  const editorWords = useT('editor');
  const nameOf = useNodeName();
  const { editor, surface } = stage;
  const { document, selection } = editor.getState();
  const { registry } = editor.context;
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
  const convert = useAction(convertToBlocks);
  const editing = useAction(editModule);
  const updating = useAction(updateModule);
  const detaching = useAction(detachModule);
  const choosingProduct = useAction(chooseProductAction);
  const choosing = useAction(chooseImageAction);
  const picture = useAction(editImage);
  const saving = useAction(saveAsModule);
  const buttons = [
    parent && {
      tool: 'parent',
      label: t('selectParent', { name: nameOf(parent) }),
      icon: <IconCornerLeftUp size={14} />,
      run: () => editor.select([parent.id]),
    },
    editing.visible &&
      editing.enabled && {
        tool: 'edit-module',
        label: editorWords(editModule.label),
        icon: <editModule.icon size={14} />,
        run: editing.run,
      },
    updating.visible && {
      tool: 'update-module',
      label: editorWords(updateModule.label),
      icon: <updateModule.icon size={14} />,
      run: updating.run,
    },
    detaching.visible &&
      detaching.enabled && {
        tool: 'detach-module',
        label: editorWords('module.detachHint'),
        icon: <detachModule.icon size={14} />,
        run: detaching.run,
      },
    choosingProduct.enabled && {
      tool: 'product',
      label: editorWords(chooseProductAction.label),
      icon: <chooseProductAction.icon size={14} />,
      run: choosingProduct.run,
    },
    choosing.enabled && {
      tool: 'image',
      label: editorWords(chooseImageAction.label),
      icon: <chooseImageAction.icon size={14} />,
      run: choosing.run,
    },
    convert.visible &&
      convert.enabled && {
        tool: 'convert',
        label: editorWords(convertToBlocks.label),
        icon: <convertToBlocks.icon size={14} />,
        run: convert.run,
      },
    picture.visible &&
      picture.enabled && {
        tool: 'edit-image',
        label: editorWords(editImage.label),
        icon: <editImage.icon size={14} />,
        run: picture.run,
      },
    saving.enabled &&
      moduleKindOf(
        locateTopmost(document, selection).map(({ node }) => node),
        registry,
      ) && {
        tool: 'save-as-module',
        label: editorWords(saveAsModule.label),
        icon: <saveAsModule.icon size={14} />,
        run: saving.run,
      },
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
      {buttons.map(
        (button) =>
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
          ),
      )}
    </div>
  );
}
