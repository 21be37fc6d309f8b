import { IconArrowDown, IconArrowUp, IconCopy, IconCornerLeftUp, IconTrash } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { type ForeignElement, selectForeignElement } from '../../core/island/foreign-element.ts';
import { islandCode } from '../../core/island/load-island-code.ts';
import { useNodeName } from '../../core/view/use-node-name.ts';
import { type Box, right } from '../geometry.ts';
import tagClasses from '../selection/SelectionTag.module.css';
import classes from '../selection/SelectionTools.module.css';
import { tagPlace } from '../selection/tag-place.ts';
import { useHeldTool } from '../selection/use-held-tool.ts';
import type { Stage } from '../stage.ts';
import { useForeignElementName } from './use-foreign-element-name.ts';

/** As tall as the tools are with all their buttons, pixels. */
const TALL = 140;

/** As wide as they are, with the gap to the foreign element. */
const WIDE = 36;

/**
 * The tools of a foreign element stand beside the mail, where those of its node would, else beside the foreign element
 * itself.
 */
function foreignElementPlace(stage: Stage, { nodeId }: ForeignElement, box: Box) {
  const { clientWidth, clientHeight } = stage.surface;
  const place = tagPlace(stage, nodeId);
  const after = right(box) + 6;
  const before = box.left - WIDE;
  const beside = after + WIDE <= clientWidth ? after : before >= 0 ? before : right(box) - WIDE;
  const left = place?.kind === 'beside' ? place.left : beside;
  const top = Math.min(box.top, Math.max(0, clientHeight - TALL));
  // Room above, into which the tools rise where what is in sight ends below the foreign element.
  const above = Math.max(0, Math.min(top, TALL));
  return { left, top: top - above, height: Math.max(box.height, TALL) + above, above };
}

interface ForeignElementToolsProps {
  readonly stage: Stage;
  readonly foreignElement: ForeignElement;
  /** The foreign element, pixels of the scaled stage. */
  readonly box: Box;
}

/** The things done most with an element of foreign HTML; those that are not possible are left out. */
export function ForeignElementTools({ stage, foreignElement, box }: ForeignElementToolsProps) {
  const t = useT('editor');
  const held = useHeldTool(stage);
  const canvas = useT('canvas');
  const partName = useForeignElementName(stage);
  const nodeName = useNodeName();
  const code = islandCode();
  const { editor, surface } = stage;
  const view = code?.foreignElementView(editor.getState().document, foreignElement);
  if (!code || !view) return null;
  const around = code.parentForeignElement(editor.getState().document, foreignElement);
  const node = stage.page.patcher.nodeOf(foreignElement.nodeId);
  const may = (edit: keyof typeof view.refusals) => !editor.context.readOnly && view.refusals[edit] === null;
  const buttons = [
    {
      tool: 'parent',
      label: canvas('selectParent', { name: around ? partName(around) : node ? nodeName(node) : '' }),
      icon: <IconCornerLeftUp size={14} />,
      run: () => selectForeignElement(stage, around),
    },
    may('move-up') && {
      tool: 'moveUp',
      label: t('part.moveUp'),
      icon: <IconArrowUp size={14} />,
      run: () => code.moveForeignElement(stage, foreignElement, -1),
    },
    may('move-down') && {
      tool: 'moveDown',
      label: t('part.moveDown'),
      icon: <IconArrowDown size={14} />,
      run: () => code.moveForeignElement(stage, foreignElement, 1),
    },
    may('duplicate') && {
      tool: 'duplicate',
      label: t('part.duplicate'),
      icon: <IconCopy size={14} />,
      run: () => code.duplicateForeignElement(stage, foreignElement),
    },
    may('remove') && {
      tool: 'remove',
      label: t('part.remove'),
      icon: <IconTrash size={14} />,
      run: () => code.removeForeignElement(stage, foreignElement),
    },
  ];
  const shown = buttons.filter((button) => button !== false);
  const { above, ...place } = foreignElementPlace(stage, foreignElement, box);
  return (
    <div className={tagClasses.place} style={place}>
      <div style={{ height: above }} />
      <div ref={held.tools} className={classes.tools} data-tools onPointerLeave={held.release}>
        {shown.map(({ tool, label, icon, run }) => (
          <IconButton
            key={label}
            className={classes.button}
            size={26}
            label={label}
            icon={icon}
            data-tool={tool}
            onClick={(event) => {
              held.hold(event, tool);
              run();
              surface.focus({ preventScroll: true });
            }}
          />
        ))}
      </div>
    </div>
  );
}
