import { convertAction } from './card/convert-action.ts';
import { copyLinkAction } from './card/copy-link-action.ts';
import { deleteAction } from './card/delete-action.ts';
import { duplicateAction } from './card/duplicate-action.ts';
import { editAction } from './card/edit-action.ts';
import { exportAction } from './card/export-action.ts';
import { notesAction } from './card/notes-action.ts';
import { previewAction } from './card/preview-action.ts';
import { publishAction } from './card/publish-action.ts';
import { removeAction } from './card/remove-action.ts';
import { requestUnlockAction } from './card/request-unlock-action.ts';
import { restoreAction } from './card/restore-action.ts';
import { selectAction } from './card/select-action.ts';
import { settingsAction } from './card/settings-action.ts';
import { shareAction } from './card/share-action.ts';
import { stopSharingAndPublishAction } from './card/stop-sharing-and-publish-action.ts';
import { unlockAction } from './card/unlock-action.ts';
import { unpublishAction } from './card/unpublish-action.ts';
import { unpublishAndShareAction } from './card/unpublish-and-share-action.ts';
import { versionsAction } from './card/versions-action.ts';
import type { MenuAction } from './menu-action.ts';

/** Actions of the card's menu, in order. Each action is one file and one line here. */
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
