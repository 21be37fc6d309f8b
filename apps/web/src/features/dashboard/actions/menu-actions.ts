import { convertAction } from './convert-action.ts';
import { copyLinkAction } from './copy-link-action.ts';
import { deleteAction } from './delete-action.ts';
import { duplicateAction } from './duplicate-action.ts';
import { editAction } from './edit-action.ts';
import { exportAction } from './export-action.ts';
import type { MenuAction } from './menu-action.ts';
import { notesAction } from './notes-action.ts';
import { previewAction } from './preview-action.ts';
import { publishAction } from './publish-action.ts';
import { removeAction } from './remove-action.ts';
import { requestUnlockAction } from './request-unlock-action.ts';
import { restoreAction } from './restore-action.ts';
import { selectAction } from './select-action.ts';
import { settingsAction } from './settings-action.ts';
import { shareAction } from './share-action.ts';
import { stopSharingAndPublishAction } from './stop-sharing-and-publish-action.ts';
import { unlockAction } from './unlock-action.ts';
import { unpublishAction } from './unpublish-action.ts';
import { unpublishAndShareAction } from './unpublish-and-share-action.ts';
import { versionsAction } from './versions-action.ts';

/** The card's menu, in order. An action is one file and one line here. */
export const menuActions: readonly MenuAction[] = [
  selectAction,
  editAction,
  previewAction,
  copyLinkAction,
  shareAction,
  unpublishAndShareAction,
  unlockAction,
  requestUnlockAction,
  settingsAction,
  notesAction,
  versionsAction,
  exportAction,
  duplicateAction,
  publishAction,
  stopSharingAndPublishAction,
  unpublishAction,
  convertAction,
  restoreAction,
  removeAction,
  deleteAction,
];
