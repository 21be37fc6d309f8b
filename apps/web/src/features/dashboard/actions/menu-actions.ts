import { deleteAction } from './delete-action.ts';
import { duplicateAction } from './duplicate-action.ts';
import { editAction } from './edit-action.ts';
import type { MenuAction } from './menu-action.ts';
import { publishAction } from './publish-action.ts';
import { removeAction } from './remove-action.ts';
import { restoreAction } from './restore-action.ts';
import { selectAction } from './select-action.ts';
import { settingsAction } from './settings-action.ts';
import { unpublishAction } from './unpublish-action.ts';

/** The card's menu, in order. An action is one file and one line here. */
export const menuActions: readonly MenuAction[] = [
  selectAction,
  editAction,
  settingsAction,
  duplicateAction,
  publishAction,
  unpublishAction,
  restoreAction,
  removeAction,
  deleteAction,
];
