import { locateTopmost, moduleKindOf } from '@mailwright/document';
import type { SelectionTool } from '../canvas/selection/selection-tools.ts';
import { convertToBlocks } from '../core/actions/convert-to-blocks.ts';
import { chooseImageAction } from '../images/actions/choose-image.ts';
import { editImage } from '../images/actions/edit-image.ts';
import { detachModule } from '../modules/actions/detach-module.ts';
import { editModule } from '../modules/actions/edit-module.ts';
import { saveAsModule } from '../modules/actions/save-as-module.ts';
import { updateModule } from '../modules/actions/update-module.ts';
import { chooseProductAction } from '../products/actions/choose-product.ts';

/** Actions of the subjects beside a selection on the canvas. */
export const SELECTION_TOOLS: readonly SelectionTool[] = [
  { tool: 'edit-module', action: editModule },
  { tool: 'update-module', action: updateModule },
  { tool: 'detach-module', action: detachModule, label: 'module.detachHint' },
  { tool: 'product', action: chooseProductAction },
  { tool: 'image', action: chooseImageAction },
  { tool: 'convert', action: convertToBlocks },
  { tool: 'edit-image', action: editImage },
  {
    tool: 'save-as-module',
    action: saveAsModule,
    fits: ({ editor }, selection) => {
      const nodes = locateTopmost(editor.getState().document, selection).map(({ node }) => node);
      return moduleKindOf(nodes, editor.context.registry) !== null;
    },
  },
];
