import { blockRegistry } from '@mailwright/blocks';
import { DEFAULT_SETTINGS, readDocument, writeDocument } from '@mailwright/document';
import { createRenderer, renderDocument } from '@mailwright/render';
import { expect, it } from 'vitest';
import { assembleDocument, sectionNodes } from './assemble-document.ts';
import { blockNode, placeholderNode } from './block-node.ts';

const words = (text: string) => blockNode('button', { label: text });

it('makes a mail of sections whose columns share the width as the source says', () => {
  const columns = [
    { share: 1, nodes: [words('a')], style: { paddingTop: 5 } },
    { share: 2, nodes: [] },
  ];
  const sections = sectionNodes({ columns, verticalAlign: 'middle', style: { backgroundColor: '#eee' } });
  const document = assembleDocument({ settings: { width: 600 }, sections });
  expect(document.settings).toEqual({ ...DEFAULT_SETTINGS, width: 600 });
  expect(document.nodes[0]?.children?.[0]).toMatchObject({
    type: 'section',
    props: { columns: [33.33, 66.66], stack: true, reverse: false, verticalAlign: 'middle' },
    style: { backgroundColor: '#eee' },
    children: [{ style: { paddingTop: 5 }, children: [{ props: { label: 'a' } }] }, { children: [] }],
  });
});

it('sets more columns than a section holds into further ones', () => {
  const columns = Array.from({ length: 8 }, () => ({ share: 0, nodes: [] }));
  expect(sectionNodes({ columns }).map(({ children }) => children?.length)).toEqual([4, 4]);
  expect(sectionNodes({ columns: [] })[0]?.children).toHaveLength(1);
});

it('leaves out what no node and no mail may hold', () => {
  const node = blockNode(
    'image',
    { src: '/a.png', width: -1 },
    { color: 'red;x', width: 5, phone: { color: 'url(x)', paddingTop: 1 } },
  );
  expect(node.props).toMatchObject({ src: '/a.png', width: 0, alt: '' });
  expect(node.style).toEqual({ width: 5, phone: { paddingTop: 1 } });
  const { settings } = assembleDocument({ settings: { width: 5, bgColor: '#abc' }, sections: [] });
  expect(settings).toEqual({ ...DEFAULT_SETTINGS, bgColor: '#abc' });
});

it('keeps a placeholder with its name and source through the store, and sends nothing of it', () => {
  const node = placeholderNode('carousel', '{"secret":1}');
  const columns = [{ share: 1, nodes: [node] }];
  const document = assembleDocument({ sections: sectionNodes({ columns }) });
  const stored = JSON.parse(JSON.stringify(writeDocument(document)));
  const read = readDocument(stored, blockRegistry);
  expect(read).toEqual({ document, problems: [] });
  const options = { registry: blockRegistry, assetBase: '', title: 'T' };
  const { html } = renderDocument(read.document, options);
  expect(html).not.toMatch(/carousel|secret/);
  const canvas = createRenderer({ ...options, settings: document.settings, marks: true });
  expect(canvas.node(node, canvas.root)).toContain('will not be sent: carousel"');
});
