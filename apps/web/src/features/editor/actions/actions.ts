import type { EditorAction } from './action.ts';
import { autosave } from './autosave.ts';
import { cleanCanvas } from './clean-canvas.ts';
import { convert } from './convert.ts';
import { convertToBlocks } from './convert-to-blocks.ts';
import { copy } from './copy.ts';
import { copyStyle, pasteStyle } from './copy-style.ts';
import { cut } from './cut.ts';
import { deselect } from './deselect.ts';
import { distributeColumns } from './distribute-columns.ts';
import { downloadHtml } from './download-html.ts';
import { duplicate } from './duplicate.ts';
import { advancedMode, simpleMode } from './editor-mode.ts';
import { exportMail } from './export-mail.ts';
import { generalSettings } from './general-settings.ts';
import { hideOnMobile, hideOnTablet } from './hide-on.ts';
import { importCode } from './import-code.ts';
import { moveDown, moveUp } from './move.ts';
import { notes } from './notes.ts';
import { paste } from './paste.ts';
import { preview } from './preview.ts';
import { publish } from './publish.ts';
import { redo } from './redo.ts';
import { remove } from './remove.ts';
import { restore } from './restore.ts';
import { save } from './save.ts';
import { selectParent } from './select-parent.ts';
import { showBorders } from './show-borders.ts';
import { stopSharing } from './stop-sharing.ts';
import { templateCss } from './template-css.ts';
import { templateInfo } from './template-info.ts';
import { testMail } from './test-mail.ts';
import { tour } from './tour.ts';
import { undo } from './undo.ts';
import { unlock } from './unlock.ts';
import { unpublish } from './unpublish.ts';
import { versionHistory } from './version-history.ts';
import { viewCode } from './view-code.ts';
import { viewShared } from './view-shared.ts';
import { zoomIn, zoomOut, zoomReset } from './zoom.ts';

/** Everything that can be done in the editor. Keys are matched in this order. */
export const ACTIONS: readonly EditorAction[] = [
  save,
  autosave,
  undo,
  redo,
  copy,
  cut,
  paste,
  duplicate,
  copyStyle,
  pasteStyle,
  moveUp,
  moveDown,
  distributeColumns,
  hideOnTablet,
  hideOnMobile,
  remove,
  selectParent,
  deselect,
  zoomIn,
  zoomOut,
  zoomReset,
  preview,
  showBorders,
  generalSettings,
  templateInfo,
  advancedMode,
  simpleMode,
  viewCode,
  importCode,
  convertToBlocks,
  templateCss,
  testMail,
  exportMail,
  downloadHtml,
  notes,
  versionHistory,
  cleanCanvas,
  publish,
  stopSharing,
  unpublish,
  convert,
  restore,
  viewShared,
  unlock,
  tour,
];

/** The options menu, in groups. */
export const OPTIONS_MENU: readonly (readonly EditorAction[])[] = [
  [generalSettings, templateInfo, showBorders, autosave, advancedMode, simpleMode],
  [viewCode, importCode, convertToBlocks, templateCss],
  [notes, versionHistory],
  [testMail, exportMail, downloadHtml],
  [unlock, stopSharing, unpublish, convert],
  [cleanCanvas],
  [tour],
];

/** What is done with the selected blocks, in groups. */
export const SELECTION_MENU: readonly (readonly EditorAction[])[] = [
  [copy, cut, paste, duplicate],
  [copyStyle, pasteStyle],
  [selectParent, moveUp, moveDown, distributeColumns],
  [hideOnTablet, hideOnMobile],
  [remove],
];
