import type { DocumentNode } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { importBeefree } from '../beefree/import-beefree.ts';
import { blockNode } from '../block-node.ts';
import { nodesOf } from '../testing/block-tree.ts';
import { FULL_BEEFREE, FULL_UNLAYER } from '../testing/full-designs.ts';
import { importUnlayer } from '../unlayer/import-unlayer.ts';
import { lostOfPart } from './lost-of-part.ts';
import { partContent } from './part-content.ts';

const text = (words: string): DocumentNode =>
  blockNode('text', { content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] });

describe('a part of a design', () => {
  it('says what people read, show and follow in it, not what editors keep for themselves', () => {
    const content = partContent({
      text: '<p>Hi <a href="https://a.example/x">you</a></p>',
      textJson: '{"root":{"text":"Hi you"}}',
      src: { url: 'https://a.example/x.png', width: 10 },
      href: { name: 'web', values: { href: 'https://a.example/y', target: '_blank' } },
      fontFamily: { label: 'Lato', url: 'https://fonts.example/lato' },
      computedStyle: { text: 'never', href: 'https://never.example' },
      headingType: 'h1',
      table: { rows: [{ cells: ['One', { text: 'Two' }] }] },
    });
    expect(content.words.map(({ value }) => value)).toEqual(['hi', 'you', 'one', 'two']);
    expect(content.links.map(({ value }) => value)).toEqual(['https://a.example/x', 'https://a.example/y']);
    expect(content.images.map(({ value }) => value)).toEqual(['https://a.example/x.png']);
  });

  it('loses what none of its nodes have', () => {
    const part = { text: 'One <b>two</b>', href: 'https://a.example', src: { url: 'https://a.example/x.png' } };
    expect(lostOfPart(part, [text('One')]).map(({ kind, value }) => [kind, value])).toEqual([
      ['text', 'two'],
      ['a', 'https://a.example'],
      ['img', 'https://a.example/x.png'],
    ]);
    expect(lostOfPart({ text: 'One <b>two</b>' }, [text('One two')])).toEqual([]);
  });

  it('is read in good time where it is nested without end', () => {
    let nested: Record<string, never> = {};
    for (let depth = 0; depth < 100_000; depth += 1) nested = { text: nested } as never;
    expect(partContent(nested).words).toEqual([]);
  });
});

describe.each([
  ['Unlayer', FULL_UNLAYER, importUnlayer],
  ['Beefree', FULL_BEEFREE, importBeefree],
])('of a design of %s', (_, design, read) => {
  it('nothing is lost: more items go on in further blocks, and what no block says stays as HTML', async () => {
    const { document, report } = await read(design);
    expect(report.findings.filter(({ fidelity }) => fidelity === 'dropped')).toEqual([]);
    const menus = nodesOf(document.nodes, 'menu');
    expect(menus.map(({ props }) => (props.items as unknown[]).length)).toEqual([12, 2]);
    const networks = nodesOf(document.nodes, 'social').flatMap(({ props }) =>
      (props.items as { network: string }[]).map(({ network }) => network),
    );
    expect(networks).toHaveLength(15);
    expect(networks).not.toContain('web');
    const html = nodesOf(document.nodes, 'html').map(({ props }) => String(props.source));
    expect(html.join('\n')).toContain('<strong><a href="https://a.example/cup" target="_blank">the cup</a></strong>');
    expect(html.join('\n')).toContain('<img src="https://a.example/cup.png" alt="Cup" width="60"');
    const all = JSON.stringify(document);
    for (const word of ['Left of it', 'Right of it', 'https://a.example/right', 'https://a.example/after.png'])
      expect(all).toContain(word);
  });
});
