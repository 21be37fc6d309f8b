import { BLOCKS, blockRegistry } from '@mailwright/blocks';
import { blankDocument, createEditor, findNode, type NodeId } from '@mailwright/document';
import { expect, test } from 'vitest';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { imageWriter } from './image-writer.ts';

const IMAGE = { src: '/api/v2/assets/user/u1/asset/shoes.png', width: 640, height: 480 };

/** A session with one image block, of which only the editor is asked. */
function withImage() {
  const editor = createEditor({
    document: blankDocument(blockRegistry),
    context: {
      registry: blockRegistry,
      mode: 'advanced',
      features: { customCode: true, products: true },
      readOnly: false,
    },
  });
  const tile = BLOCKS.flatMap(({ tiles }) => tiles).find(({ id }) => id === 'image');
  const [parent] = editor.getState().document.nodes;
  if (!tile || !parent) throw new Error('There is nowhere to put an image');
  const seed = tile.create();
  const placed = editor.run({
    type: 'insert',
    nodes: [{ ...seed, props: { ...seed.props, alt: 'Lead story', standInAlt: 'Lead story' } }],
    target: { parentId: parent.id, index: 0 },
  });
  if (!placed.ok) throw new Error(placed.reason);
  const nodeId = editor.getState().selection[0] as NodeId;
  return { editor, nodeId, session: { editor } as unknown as EditorSession };
}

test('a chosen image is one step: its address, its own width, and nothing of the stand-in before it', () => {
  const { editor, nodeId, session } = withImage();
  const before = editor.getState().document;
  const writer = imageWriter(session, { nodeId, prop: 'src' });
  expect(writer.current).toBe('');
  expect(writer.apply(IMAGE)).toBe(true);
  expect(findNode(editor.getState().document, nodeId)?.props).toMatchObject({
    src: IMAGE.src,
    naturalWidth: 640,
    alt: '',
    standInAlt: '',
  });
  expect(imageWriter(session, { nodeId, prop: 'src' }).current).toBe(IMAGE.src);
  editor.undo();
  expect(editor.getState().document).toBe(before);
});

test('an image for a block that is gone, or for a prop that holds no image, is not taken', () => {
  const { editor, nodeId, session } = withImage();
  expect(imageWriter(session, { nodeId, prop: 'alt' }).apply(IMAGE)).toBe(false);
  const writer = imageWriter(session, { nodeId, prop: 'src' });
  editor.run({ type: 'remove', ids: [nodeId] });
  expect(writer.apply(IMAGE)).toBe(false);
});
