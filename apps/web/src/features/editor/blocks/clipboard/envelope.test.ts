import { blockRegistry, type MailBlock } from '@mailwright/blocks';
import { blankDocument, createEditor, type NodeSeed, walk } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { readEnvelope, writeEnvelope } from './envelope.ts';

const tile = (type: string): NodeSeed => (blockRegistry.get(type) as MailBlock).tiles[0]!.create();
const read = (html: string) => readEnvelope(html, blockRegistry);
const forged = (value: unknown) =>
  `<div data-mailwright-blocks="${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}"></div>`;

describe('blocks on the clipboard', () => {
  it('come out as they went in, whatever stands in them', () => {
    const button = tile('button');
    const odd = { ...button, name: 'Ärger "<&>\'', props: { ...button.props, label: '"><b>🙂 -->' } };
    const { html } = writeEnvelope([tile('section'), odd], 'words');
    expect(read(html)).toEqual({ kind: 'blocks', seeds: [tile('section'), odd] });
  });

  it('survive what browsers add around them', () => {
    const { html } = writeEnvelope([tile('text')], 'words');
    const wrapped = `<html>\r\n<body>\r\n<!--StartFragment--><meta charset='utf-8'>${html}<!--EndFragment-->\r\n</body></html>`;
    expect(read(wrapped).kind).toBe('blocks');
  });

  it('show their words to other programs, and no markup of theirs', () => {
    const { html, text } = writeEnvelope([tile('text')], 'One <b>\nTwo\n\nThree\n');
    expect(text).toBe('One <b>\nTwo\n\nThree');
    expect(html).toContain('><p>One &lt;b&gt;<br>Two</p><p>Three</p></div>');
  });

  it('get ids of their own each time they are pasted', () => {
    const context = {
      registry: blockRegistry,
      mode: 'advanced' as const,
      features: { customCode: true, products: true },
      readOnly: false,
    };
    const editor = createEditor({ document: blankDocument(blockRegistry), context });
    const parentId = editor.getState().document.nodes[0]?.id ?? null;
    const envelope = read(writeEnvelope([tile('section'), tile('text')], '').html);
    if (envelope.kind !== 'blocks') throw new Error('not read');
    expect(editor.run({ type: 'insert', nodes: envelope.seeds, target: { parentId, index: 0 } }).ok).toBe(true);
    expect(editor.run({ type: 'insert', nodes: envelope.seeds, target: { parentId, index: 0 } }).ok).toBe(true);
    const ids: string[] = [];
    walk(editor.getState().document, ({ id }) => ids.push(id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(10);
  });
});

describe('a clipboard that somebody else wrote', () => {
  it('without blocks is not ours', () => {
    expect(read('<p>Hello</p>')).toEqual({ kind: 'none' });
    expect(read('')).toEqual({ kind: 'none' });
  });

  it('is refused when it is broken, empty, of another format or nested without end', () => {
    const nested = `{"format":1,"nodes":[${'['.repeat(50_000)}${']'.repeat(50_000)}]}`;
    const broken = [
      '<div data-mailwright-blocks="%E0%A4%A"></div>',
      forged('{'),
      forged('null'),
      forged({ format: 2, nodes: [tile('text')] }),
      forged({ format: 1, nodes: {} }),
      forged({ format: 1, nodes: [] }),
      forged({ format: 1, nodes: ['text'] }),
      forged({ format: 1, nodes: [{ type: 'button', props: { label: 7 }, style: {} }] }),
      forged({ format: 1, nodes: [{ type: 'text', props: { content: '<script>x()</script>' }, style: {} }] }),
      forged({ format: 1, nodes: [{ type: 'page-wrapper', props: {}, style: {}, children: [] }] }),
      forged(nested),
    ];
    for (const html of broken) expect(read(html)).toEqual({ kind: 'unreadable' });
  });

  it('keeps blocks of a later release, and what it cannot read inside a block that it can', () => {
    const later = { type: 'hologram', version: 3, props: { depth: 2 }, style: {} };
    expect(read(forged({ format: 1, nodes: [later] }))).toEqual({ kind: 'blocks', seeds: [later] });
    const broken = { type: 'button', props: { label: 7 }, style: {} };
    const column = { ...tile('section').children?.[0], children: [broken] };
    const envelope = read(forged({ format: 1, nodes: [column] }));
    expect(envelope.kind === 'blocks' && envelope.seeds[0]?.children?.[0]?.type).toBe('unreadable');
  });
});
