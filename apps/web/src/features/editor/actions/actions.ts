import { IconAdjustmentsHorizontal, IconEraser, IconFileImport } from '@tabler/icons-react';
import { openDialog } from '../session/editor-session.ts';
import { isModule } from '../session/module/open-module.ts';
import type { EditorAction } from './action.ts';
import { detachModule } from './linked/detach-module.ts';
import { editModule } from './linked/edit-module.ts';
import { updateModule } from './linked/update-module.ts';
import { linkedUsedIn, moduleUsedIn } from './linked/used-in.ts';
import { redo } from './redo.ts';
import { chooseImageAction } from './selection/choose-image.ts';
import { chooseProductAction } from './selection/choose-product.ts';
import { convert } from './selection/convert.ts';
import { convertToBlocks } from './selection/convert-to-blocks.ts';
import { copy } from './selection/copy.ts';
import { copyStyle, pasteStyle } from './selection/copy-style.ts';
import { cut } from './selection/cut.ts';
import { deselect } from './selection/deselect.ts';
import { distributeColumns } from './selection/distribute-columns.ts';
import { duplicate } from './selection/duplicate.ts';
import { editImage } from './selection/edit-image.ts';
import { hideOnDesktop, hideOnMobile, hideOnTablet } from './selection/hide-on.ts';
import { moveDown, moveUp } from './selection/move.ts';
import { paste } from './selection/paste.ts';
import { remove } from './selection/remove.ts';
import { saveAsModule } from './selection/save-as-module.ts';
import { selectParent } from './selection/select-parent.ts';
import { autosave } from './template/autosave.ts';
import { downloadHtml } from './template/download-html.ts';
import { exportMail } from './template/export-mail.ts';
import { inMyBrand } from './template/in-my-brand.ts';
import { links } from './template/links.ts';
import { notes } from './template/notes.ts';
import { save } from './template/save.ts';
import { stopSharing } from './template/stop-sharing.ts';
import { templateCss } from './template/template-css.ts';
import { moduleInfo, templateInfo } from './template/template-info.ts';
import { testMail } from './template/test-mail.ts';
import { unlock } from './template/unlock.ts';
import { unpublish } from './template/unpublish.ts';
import { versionHistory } from './template/version-history.ts';
import { undo } from './undo.ts';
import { advancedMode, simpleMode } from './view/editor-mode.ts';
import { preview } from './view/preview.ts';
import { showBorders } from './view/show-borders.ts';
import { tour } from './view/tour.ts';
import { viewCode } from './view/view-code.ts';
import { zoomIn, zoomOut, zoomReset } from './view/zoom.ts';

const importCode: EditorAction = {
  id: 'import-code',
  label: 'action.importCode',
  icon: IconFileImport,
  // What is imported takes the place of the whole mail.
  visible: (session) => !isModule(session),
  run: (session) => openDialog(session, { kind: 'import-code' }),
};

const generalSettings: EditorAction = {
  id: 'general-settings',
  label: 'action.generalSettings',
  icon: IconAdjustmentsHorizontal,
  run: (session) => openDialog(session, { kind: 'general-settings' }),
};

const cleanCanvas: EditorAction = {
  id: 'clean-canvas',
  label: 'action.cleanCanvas',
  icon: IconEraser,
  // A module of one block is that block.
  visible: ({ state }) => state.getState().module?.kind !== 'block',
  run: (session) => openDialog(session, { kind: 'clean-canvas' }),
};

/** The options menu, in groups. */
export const OPTIONS_MENU: readonly (readonly EditorAction[])[] = [
  [generalSettings, inMyBrand, templateInfo, moduleInfo, showBorders, autosave, advancedMode, simpleMode],
  [links, viewCode, importCode, convertToBlocks, templateCss],
  [notes, versionHistory, moduleUsedIn],
  [testMail, exportMail, downloadHtml],
  [unlock, stopSharing, unpublish, convert],
  [cleanCanvas],
  [tour],
];

/** Actions for the selected blocks, in groups. */
export const SELECTION_MENU: readonly (readonly EditorAction[])[] = [
  [editModule, updateModule, linkedUsedIn, detachModule],
  [chooseProductAction, chooseImageAction],
  [copy, cut, paste, duplicate],
  [copyStyle, pasteStyle],
  [editImage],
  [saveAsModule],
  [selectParent, moveUp, moveDown, distributeColumns],
  [hideOnDesktop, hideOnTablet, hideOnMobile],
  [remove],
];

/** Actions that are in no menu but have keys. */
const ELSEWHERE: readonly EditorAction[] = [save, undo, redo, deselect, zoomIn, zoomOut, zoomReset, preview];

/** Every action that keys can be given to; what stands in a menu is among them by that. */
export const ACTIONS: readonly EditorAction[] = [...ELSEWHERE, ...SELECTION_MENU.flat(), ...OPTIONS_MENU.flat()];
