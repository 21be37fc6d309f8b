import { BLOCKS, blockRegistry } from '@mailwright/blocks';
import { blankDocument, createEditor, type EmailDocument } from '@mailwright/document';

/** A mail of nothing but a place that waits for an image. */
export function mailWithImage(): EmailDocument {
  const context = {
    registry: blockRegistry,
    mode: 'simple',
    features: { customCode: true, products: true },
    readOnly: false,
  } as const;
  const editor = createEditor({ document: blankDocument(blockRegistry), context });
  const image = BLOCKS.flatMap(({ tiles }) => tiles).find(({ id }) => id === 'image');
  const [wrapper] = editor.getState().document.nodes;
  if (!image || !wrapper) throw new Error('There is nowhere to put an image');
  const placed = editor.run({ type: 'insert', nodes: [image.create()], target: { parentId: wrapper.id, index: 0 } });
  if (!placed.ok) throw new Error(placed.reason);
  return editor.getState().document;
}
