import { type Icon, IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import type { EditorAction } from '../../core/actions/action.ts';
import { selectedForeignElement } from '../../core/island/foreign-element.ts';
import { islandCode } from '../../core/island/load-island-code.ts';
import { moveByStep } from '../../core/session/move-by-step.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';

export const moveUp = moveAction(-1, 'action.moveUp', IconArrowUp);
export const moveDown = moveAction(1, 'action.moveDown', IconArrowDown);

/** On the canvas and in the layers alt and the arrows do the same, which is shown here. */
function moveAction(step: 1 | -1, label: EditorAction['label'], icon: Icon): EditorAction {
  return {
    id: step === 1 ? 'move-down' : 'move-up',
    label,
    icon,
    browserKeys: true,
    inCompact: true,
    enabled: ({ editor }) => editor.getState().selection.length > 0,
    run: (session) => {
      const foreignElement = selectedForeignElement(session);
      if (foreignElement) {
        islandCode()?.moveForeignElement(session, foreignElement, step);
        return;
      }
      const moved = moveByStep(session.editor, step);
      if (moved === null) session.view.setState({ announcement: i18n.t('canvas:stuck') });
      else notifyRefusal(moved);
    },
  };
}
