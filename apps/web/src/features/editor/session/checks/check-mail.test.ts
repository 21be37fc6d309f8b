import { BLOCKS, blockRegistry } from '@mailwright/blocks';
import {
  DEFAULT_SETTINGS,
  type DocumentNode,
  type EmailDocument,
  type JsonObject,
  type NodeStyle,
} from '@mailwright/document';
import { renderDocument } from '@mailwright/render';
import { describe, expect, it } from 'vitest';
import { checkMail, type MailToCheck } from './check-mail.ts';

const link = (href: string) => ({ href, target: '_blank', title: '' });

/** A new block of a tile with some props of its own. */
function block(type: string, props: JsonObject = {}, style: NodeStyle = {}): DocumentNode {
  const seed = blockRegistry.get(type)!.tiles[0]!.create();
  return { id: type, type, props: { ...seed.props, ...props }, style: { ...seed.style, ...style } };
}

const words = (text: string, ...marks: JsonObject[]) => [
  { type: 'paragraph', content: [{ type: 'text', text, ...(marks.length > 0 && { marks }) }] },
];

const good = () => [
  block('heading', { level: 'h1', content: words('News') }),
  block('image', { src: 'https://shop.example/a.png', alt: 'A cup' }),
  block('button', { link: link('https://shop.example/') }),
];

const OPTIONS = { registry: blockRegistry, assetBase: 'https://mail.example', title: 'News', preheader: '' };

function mailOf(blocks: readonly DocumentNode[], ground: NodeStyle = {}): EmailDocument {
  const column: DocumentNode = { id: 'column', type: 'column', props: { gap: 16 }, style: {}, children: blocks };
  const props = { columns: [100], stack: true, reverse: false, verticalAlign: 'top' };
  const section: DocumentNode = { id: 'section', type: 'section', props, style: ground, children: [column] };
  const wrapper: DocumentNode = { id: 'wrapper', type: 'page-wrapper', props: {}, style: {}, children: [section] };
  return { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [wrapper] };
}

function check(blocks: readonly DocumentNode[], more: Partial<MailToCheck> = {}, ground: NodeStyle = {}) {
  const document = mailOf(blocks, ground);
  const { html, bytes } = renderDocument(document, OPTIONS);
  const facts = { document, registry: blockRegistry, html, bytes, name: 'News', preheader: 'What is new', now: 0 };
  return checkMail({ ...facts, ...more }).map((finding) => `${finding.check} ${finding.nodeId ?? 'mail'}`);
}

it('finds nothing in a mail that is ready', () => {
  expect(check(good())).toEqual([]);
});

describe('images', () => {
  it('need a picture, an address that is one and a text, unless they are decoration', () => {
    expect(check([...good(), block('icon')])).toEqual(['imageMissing icon']);
    expect(check([...good(), block('icon', { src: 'cup', alt: 'Cup' })])).toEqual(['imageAddress icon']);
    // An icon's text is empty when it is decoration, as its field says; one that is a link needs a name.
    const icon = { src: 'https://shop.example/a.png' };
    expect(check([...good(), block('icon', icon)])).toEqual([]);
    expect(check([...good(), block('icon', { ...icon, link: link('https://shop.example/') })])).toEqual([
      'imageAlt icon',
    ]);
    const plain = block('image', { src: '/files/line.png', decorative: true });
    expect(check([...good().filter(({ type }) => type !== 'image'), plain])).toEqual([]);
  });
});

describe('links', () => {
  it('need an address where words ask for a click, in lists and in texts, too', () => {
    expect(check([...good().slice(0, 2), block('button')])).toEqual(['linkMissing button']);
    expect(check([...good(), block('menu')])).toEqual(['linkMissing menu']);
    expect(check([...good(), block('social')])).toEqual(['linkMissing social']);
    expect(check([...good(), block('social-follow')])).toEqual(['linkMissing social-follow']);
    const begun = { type: 'link', attrs: { href: 'https://' } };
    expect(check([...good(), block('text', { content: words('Here', begun) })])).toEqual(['linkUnfinished text']);
  });

  it('are missed in every block whose words or icons would look like a link and be none', () => {
    for (const { type, tiles } of BLOCKS.filter((each) => each.kind === 'block')) {
      for (const tile of tiles) {
        const { props } = tile.create();
        const node = { ...block(type), props: { ...props, src: 'https://shop.example/a.png', alt: 'A' } };
        const { html } = renderDocument(mailOf([node]), OPTIONS);
        if (!/<span/.test(html)) continue;
        expect(check([...good(), node]), tile.id).toContain(`linkMissing ${type}`);
      }
    }
  });

  it('that lead somewhere are left alone: merge fields, anchors, numbers', () => {
    for (const href of ['{{ shop }}', '#prices', 'tel:+4930123456', 'mailto:anna@shop.example']) {
      expect(check([...good().slice(0, 2), block('button', { link: link(href) })])).toEqual([]);
    }
  });
});

it('a timer needs its end and its zone, and an end that is to come', () => {
  expect(check([...good(), block('timer')])).toEqual(['timerIncomplete timer']);
  const over = block('timer', { endDate: '2026-01-01T00:00:00', timeZone: 'UTC' });
  expect(check([...good(), over], { now: Date.UTC(2026, 0, 2) })).toEqual(['timerPast timer']);
  expect(check([...good(), over], { now: Date.UTC(2025, 11, 31) })).toEqual([]);
});

it('words that are hard to read are found where their colour and what is behind them are known', () => {
  const faint = block('text', { content: words('Small print') }, { color: '#aaaaaa' });
  expect(check([...good(), faint])).toEqual(['contrast text']);
  expect(check([...good(), faint], {}, { backgroundImage: 'https://shop.example/dark.png' })).not.toContain(
    'contrast text',
  );
  const marked = { type: 'textStyle', attrs: { color: '#ffff00' } };
  expect(check([...good(), block('text', { content: words('Sale', marked) })])).toEqual(['contrast text']);
});

it('the mail needs a name, a pre-header that fits, a heading, and a size that Gmail shows', () => {
  const all = check(good().slice(1), { name: ' ', preheader: '', bytes: 200_000 });
  expect(all).toEqual(['name mail', 'preheaderMissing mail', 'noTopHeading mail', 'tooLong mail']);
  expect(check(good(), { preheader: 'x'.repeat(101) })).toEqual(['preheaderLong mail']);
});

it('foreign HTML is read for its images and links, and an empty column is a hint', () => {
  const source = '<h1>Hi</h1><img src="a.png"><img alt="" src="b.png"><a href="">x</a><a name="top"></a><!-- <img> -->';
  expect(check([{ id: 'html', type: 'html', props: { source }, style: {} }])).toEqual([
    'linkMissing html',
    'imageAlt html',
  ]);
  expect(check([])).toEqual(['noTopHeading mail', 'emptyColumn column']);
});
