import { blockRegistry } from '@mailwright/blocks';
import { blankDocument, createEditor } from '@mailwright/document';
import { byteLength, createRenderer, renderDocument } from '@mailwright/render';
import { expect, it } from 'vitest';
import { selectionBytes } from './use-selection-bytes.ts';

it('weighs the selected blocks as they stand in the mail', () => {
  const editor = createEditor({
    document: blankDocument(blockRegistry),
    context: {
      registry: blockRegistry,
      mode: 'advanced',
      features: { customCode: true, products: true },
      readOnly: false,
    },
  });
  const wrapper = editor.getState().document.nodes[0]?.id ?? '';
  const seeds = ['first', 'zweites Stück'].map((source) => ({ type: 'html', props: { source }, style: {} }));
  const inserted = editor.run({ type: 'insert', nodes: seeds, target: { parentId: wrapper, index: 0 } });
  const ids = inserted.ok ? inserted.ids : [];
  const { document } = editor.getState();
  const options = { registry: blockRegistry, assetBase: '' };
  const renderer = createRenderer({ ...options, settings: document.settings });
  const { html } = renderDocument(document, { ...options, title: '' });
  const written = (source: string) => new RegExp(`<div[^<>]*>${source}</div>`).exec(html)?.[0] ?? '';

  expect(selectionBytes(document, ids.slice(0, 1), renderer)).toBe(byteLength(written('first')));
  expect(selectionBytes(document, ids, renderer)).toBe(byteLength(written('first') + written('zweites Stück')));
  expect(selectionBytes(document, [wrapper, ...ids], renderer)).toBe(selectionBytes(document, [wrapper], renderer));
  expect(selectionBytes(document, [], renderer)).toBe(0);
});
