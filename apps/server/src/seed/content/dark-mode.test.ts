import { BLOCKS, blockRegistry } from '@mailwright/blocks';
import {
  DEFAULT_SETTINGS,
  type EmailDocument,
  fromSeed,
  type JsonValue,
  type NodeSeed,
  type NodeStyle,
  writeDocument,
} from '@mailwright/document';
import { renderDocument } from '@mailwright/render';
import { expect, it } from 'vitest';
import { faintInDark } from '../../testing/mails/faint-in-dark.ts';

const OPTIONS = { registry: blockRegistry, assetBase: 'https://mail.example', title: 'Dark', preheader: '' };

const NIGHT = '#101828';

function mail(blocks: readonly NodeSeed[], wrapperStyle: NodeStyle, settings = {}): EmailDocument {
  const column: NodeSeed = { type: 'column', props: { gap: 16 }, style: {}, children: blocks };
  const props = { columns: [100], stack: true, reverse: false, verticalAlign: 'top' };
  const section: NodeSeed = { type: 'section', props, style: {}, children: [column] };
  const wrapper: NodeSeed = { type: 'page-wrapper', props: {}, style: wrapperStyle, children: [section] };
  return {
    formatVersion: 1,
    settings: { ...DEFAULT_SETTINGS, ...settings },
    nodes: [fromSeed(wrapper, blockRegistry)],
  };
}

function html(document: EmailDocument): string {
  return renderDocument(document, OPTIONS).html;
}

const run = (text: string, type: string, attrs: JsonValue): JsonValue => ({
  type: 'text',
  text,
  marks: [{ type, attrs }],
});

const LINK = { href: 'https://shop.example/', target: null, title: null };

const RICH: JsonValue = [
  {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'Words' },
      run('link', 'link', LINK),
      run('navy', 'textStyle', { color: '#1e3a5f' }),
      run('marked', 'textStyle', { backgroundColor: '#ffff00' }),
      run('both', 'textStyle', { color: '#1e3a5f', backgroundColor: '#ffff00' }),
    ],
  },
];

it('every block can be read on a ground that is dark in dark mode, without colors of its own', () => {
  const tiles = BLOCKS.filter(({ kind }) => kind === 'block').flatMap(({ tiles: all }) => all);
  expect(tiles.length).toBeGreaterThan(15);
  for (const tile of tiles) {
    const shown = html(mail([tile.create()], { dark: { backgroundColor: NIGHT } }));
    expect(faintInDark(shown), tile.id).toEqual([]);
  }
});

it('links, colored and marked words of a text can be read there, in headings and quotes too', () => {
  const seeds: readonly NodeSeed[] = [
    { type: 'text', props: { content: RICH }, style: {} },
    { type: 'heading', props: { level: 'h2', content: RICH }, style: {} },
    { type: 'text', props: { content: RICH }, style: { dark: { backgroundColor: '#3b0764', color: '#ffffff' } } },
    ...BLOCKS.flatMap(({ tiles }) => tiles.map((tile) => tile.create()))
      .filter(({ type }) => type === 'quote')
      .map((seed) => ({ ...seed, props: { ...seed.props, content: RICH } })),
  ];
  expect(seeds).toHaveLength(4);
  for (const seed of seeds) {
    const shown = html(mail([seed], { dark: { backgroundColor: NIGHT } }));
    expect(shown).toContain('>link</a>');
    expect(faintInDark(shown)).toEqual([]);
  }
});

it('nothing is said for dark mode where no ground is another one then', () => {
  const plain = html(mail([{ type: 'text', props: { content: RICH }, style: {} }], {}, { linkColorDark: '#93c5fd' }));
  expect(plain).not.toContain('prefers-color-scheme:dark');
});

it('the color that the mail has for links in dark mode is theirs, where it is kept', () => {
  const document = mail(
    [{ type: 'text', props: { content: RICH }, style: {} }],
    { dark: { backgroundColor: NIGHT } },
    {
      linkColorDark: '#93c5fd',
    },
  );
  const [, name] = /<a href="https:\/\/shop\.example\/" class="(\w+)"/.exec(html(document)) ?? [];
  expect(html(document)).toContain(`.${name}{color:#93c5fd !important}`);
  expect(JSON.stringify(writeDocument(document))).toContain('"linkColorDark":"#93c5fd"');
});

it('the background under a short mail is that of its wrapper in dark mode', () => {
  const shown = html(mail([], { dark: { backgroundColor: NIGHT } }));
  const [, name] = /<body id="body" class="(\w+)"/.exec(shown) ?? [];
  expect(shown).toContain(`.${name}{background-color:${NIGHT} !important}`);
  expect(shown).toContain(`[data-ogsb] .${name}{background-color:${NIGHT} !important}`);
  expect(html(mail([], {}))).not.toMatch(/<body[^>]* class=/);
});
