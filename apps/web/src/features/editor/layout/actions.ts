import { IconAdjustmentsHorizontal, IconEraser, IconFileImport } from '@tabler/icons-react';
import { copyStyle, pasteStyle } from '../blocks/actions/copy-style.ts';
import { deselect } from '../blocks/actions/deselect.ts';
import { distributeColumns } from '../blocks/actions/distribute-columns.ts';
import { duplicate } from '../blocks/actions/duplicate.ts';
import { hideOnDesktop, hideOnMobile, hideOnTablet } from '../blocks/actions/hide-on.ts';
import { moveDown, moveUp } from '../blocks/actions/move.ts';
import { remove } from '../blocks/actions/remove.ts';
import { selectParent } from '../blocks/actions/select-parent.ts';
import { copy } from '../blocks/clipboard/copy.ts';
import { cut } from '../blocks/clipboard/cut.ts';
import { paste } from '../blocks/clipboard/paste.ts';
import { inMyBrand } from '../brand/actions/in-my-brand.ts';
import { downloadHtml } from '../code/actions/download-html.ts';
import { exportMail } from '../code/actions/export-mail.ts';
import { templateCss } from '../code/actions/template-css.ts';
import { viewCode } from '../code/actions/view-code.ts';
import type { EditorAction } from '../core/actions/action.ts';
import { convertToBlocks } from '../core/actions/convert-to-blocks.ts';
import { advancedMode, simpleMode } from '../core/actions/editor-mode.ts';
import { preview } from '../core/actions/preview.ts';
import { openDialog } from '../core/session/editor-session.ts';
import { isModule } from '../core/template/open-module.ts';
import { chooseImageAction } from '../images/actions/choose-image.ts';
import { editImage } from '../images/actions/edit-image.ts';
import { links } from '../links/actions/links.ts';
import { detachModule } from '../modules/actions/detach-module.ts';
import { editModule } from '../modules/actions/edit-module.ts';
import { saveAsModule } from '../modules/actions/save-as-module.ts';
import { updateModule } from '../modules/actions/update-module.ts';
import { linkedUsedIn, moduleUsedIn } from '../modules/actions/used-in.ts';
import { testMail } from '../preview/test-mail/test-mail.ts';
import { chooseProductAction } from '../products/actions/choose-product.ts';
import { autosave } from '../saving/actions/autosave.ts';
import { convert } from '../saving/actions/convert.ts';
import { notes } from '../saving/actions/notes.ts';
import { save } from '../saving/actions/save.ts';
import { stopSharing } from '../saving/actions/stop-sharing.ts';
import { moduleInfo, templateInfo } from '../saving/actions/template-info.ts';
import { unlock } from '../saving/actions/unlock.ts';
import { unpublish } from '../saving/actions/unpublish.ts';
import { versionHistory } from '../saving/actions/version-history.ts';
import { redo } from './actions/redo.ts';
import { showBorders } from './actions/show-borders.ts';
import { tour } from './actions/tour.ts';
import { undo } from './actions/undo.ts';
import { zoomIn, zoomOut, zoomReset } from './actions/zoom.ts';

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
