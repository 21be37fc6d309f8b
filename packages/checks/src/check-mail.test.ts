import { BLOCKS, blockRegistry, contrastOf } from '@mailwright/blocks';
import {
  createEditor,
  DEFAULT_SETTINGS,
  type DocumentNode,
  type EmailDocument,
  findNode,
  type JsonObject,
  type NodeStyle,
} from '@mailwright/document';
import { islandContent } from '@mailwright/island';
import { renderDocument } from '@mailwright/render';
import { describe, expect, it } from 'vitest';
import { checkMail, type MailToCheck } from './check-mail.ts';
import { findingPerNode } from './finding.ts';
import { CHECK_SENTENCES, checkSentence } from './sentences.ts';

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

function mailOf(blocks: readonly DocumentNode[], background: NodeStyle = {}): EmailDocument {
  const column: DocumentNode = { id: 'column', type: 'column', props: { gap: 16 }, style: {}, children: blocks };
  const props = { columns: [100], stack: true, reverse: false, verticalAlign: 'top' };
  const section: DocumentNode = { id: 'section', type: 'section', props, style: background, children: [column] };
  const wrapper: DocumentNode = { id: 'wrapper', type: 'page-wrapper', props: {}, style: {}, children: [section] };
  return { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [wrapper] };
}

function findings(blocks: readonly DocumentNode[], more: Partial<MailToCheck> = {}, background: NodeStyle = {}) {
  const document = mailOf(blocks, background);
  const { html, bytes } = renderDocument(document, OPTIONS);
  const facts = {
    document,
    registry: blockRegistry,
    foreign: islandContent,
    html,
    bytes,
    name: 'News',
    preheader: 'What is new',
    // What marketing mails have to have is tried by itself.
    purpose: 'transactional' as const,
    now: 0,
  };
  return checkMail({ ...facts, ...more });
}

function check(...mail: Parameters<typeof findings>) {
  return findingPerNode(findings(...mail)).map(({ check, node }) => `${check} ${node?.id ?? 'mail'}`);
}

it('finds nothing in a mail that is ready', () => {
  expect(check(good())).toEqual([]);
});

it('tells what is shown otherwise after no condition, and shows it to everybody as a fix', () => {
  const [first, ...others] = good();
  const alone: DocumentNode = { ...block('divider'), id: 'alone', condition: { otherwise: true } };
  const condition = { match: 'all', tests: [{ field: 'plan', operator: 'is', value: 'free' }] } as const;
  expect(check([...good(), alone])).toEqual(['otherwiseAlone alone']);
  const fix = { type: 'setCondition', id: 'alone', condition: null };
  expect(findings([...good(), alone]).map((finding) => finding.fix)).toEqual([fix]);
  expect(first && check([...others, { ...first, condition }, alone])).toEqual([]);
});

describe('images', () => {
  it('need a picture, an address that is one and a text, unless they are decoration', () => {
    expect(check([...good(), block('icon')])).toEqual(['imageMissing icon']);
    expect(check([...good(), block('icon', { src: 'cup', alt: 'Cup' })])).toEqual(['imageAddress icon']);
    expect(check([...good(), block('icon', { src: '%CUP_ICON%', alt: 'Cup' })])).toEqual([]);
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

it('a QR code may say anything, and a coupon without a label on its button needs no link', () => {
  const picture = { src: '/files/code.png', alt: 'Network' };
  const code = block('qr-code', { ...picture, useProductManager: true, url: 'WIFI:T:WPA;S:guests;;' });
  expect(check([...good(), code])).toEqual([]);
  expect(check([...good(), block('qr-code', { ...picture, url: '' })])).toEqual(['linkMissing qr-code']);
  expect(check([...good(), block('discount-code', { buttonLabel: ' ' })])).toEqual([]);
  expect(check([...good(), block('discount-code')])).toEqual(['linkMissing discount-code']);
});

it('a timer needs its end and its zone, and an end that is to come', () => {
  expect(check([...good(), block('timer')])).toEqual(['timerIncomplete timer']);
  const over = block('timer', { endDate: '2026-01-01T00:00:00', timeZone: 'UTC' });
  expect(check([...good(), over], { now: Date.UTC(2026, 0, 2) })).toEqual(['timerPast timer']);
  expect(check([...good(), over], { now: Date.UTC(2025, 11, 31) })).toEqual([]);
});

it('words that are hard to read are found where their color and what is behind them are known', () => {
  const faint = block('text', { content: words('Small print') }, { color: '#aaaaaa' });
  expect(check([...good(), faint])).toEqual(['contrast text']);
  expect(check([...good(), faint], {}, { backgroundImage: 'https://shop.example/dark.png' })).not.toContain(
    'contrast text',
  );
  const marked = { type: 'textStyle', attrs: { color: '#ffff00' } };
  expect(check([...good(), block('text', { content: words('Sale', marked) })])).toEqual(['contrast text']);
});

describe('in dark mode', () => {
  const night = { dark: { backgroundColor: '#101828' } };
  const content = words('Small print');
  const fixed = (node: DocumentNode, settings = {}) => {
    const document = { ...mailOf([...good(), node], night), settings: { ...DEFAULT_SETTINGS, ...settings } };
    const [found] = findings([], { document }).filter(({ check }) => check === 'contrastDark');
    return found?.fix;
  };

  it('colors that the author gave for it are found where they are hard to read, and put right', () => {
    const faint = block('text', { content }, { dark: { color: '#1e3a5f' } });
    expect(check([...good(), faint], {}, night)).toEqual(['contrastDark text']);
    const fix = fixed(faint);
    expect(fix).toMatchObject({ type: 'updateStyle', ids: ['text'], screen: 'dark' });
    const { color = '' } = (fix as { style: { color?: string } }).style;
    expect(contrastOf(color, '#101828')).toBeGreaterThanOrEqual(4.5);
    expect(check([...good(), block('text', { content }, { dark: { color } })], {}, night)).toEqual([]);
  });

  it('so are those on a background that stays light then', () => {
    const white = block('text', { content }, { dark: { color: '#ffffff' } });
    expect(check([...good(), white])).toEqual(['contrastDark text']);
    expect(check([...good(), { ...white, style: { ...white.style, backgroundColor: '#eef2ff' } }], {}, night)).toEqual([
      'contrastDark text',
    ]);
    expect(check([...good(), white], {}, { backgroundImage: 'https://shop.example/a.png' })).not.toContain(
      'contrastDark text',
    );
  });

  it('those that were not given are made by the mail, and not found', () => {
    const marks = { type: 'textStyle', attrs: { color: '#1e3a5f' } };
    const link = { type: 'link', attrs: { href: 'https://shop.example/', target: null, title: null } };
    expect(check([...good(), block('text', { content: words('Sale', marks) })], {}, night)).toEqual([]);
    expect(check([...good(), block('text', { content: words('Sale', link) })], {}, night)).toEqual([]);
  });

  it("the mail's own color of links is, with a color for all of them", () => {
    const link = { type: 'link', attrs: { href: 'https://shop.example/', target: null, title: null } };
    const linked = block('text', { content: words('Sale', link) });
    expect(fixed(linked, { linkColorDark: '#1e3a5f' })).toMatchObject({ type: 'updateSettings' });
    expect(fixed(linked, { linkColorDark: '#93c5fd' })).toBeUndefined();
    expect(fixed(block('text', { content }), { linkColorDark: '#1e3a5f' })).toBeUndefined();
  });
});

describe('style elements', () => {
  const checked = (customStyles: string) => {
    const { html } = renderDocument({ ...mailOf(good()), customStyles }, OPTIONS);
    return check(good(), { html });
  };

  it('may hold no at-rule in another rule, for which Gmail ignores them, and no more than it takes', () => {
    expect(checked('@media (max-width:600px){.a{color:red}}')).toEqual([]);
    expect(checked('@media screen{@media (max-width:600px){.a{color:red}}}')).toEqual(['styleNested mail']);
    expect(checked('@supports (display:grid){\n@keyframes x{from{top:0}}}')).toEqual(['styleNested mail']);
    expect(checked(`.a{content:"${'x'.repeat(16 * 1024)}"}`)).toEqual(['styleTooLong mail']);
    expect(checked(`.a{content:"${'x'.repeat(16 * 1024 - 100)}"}`)).toEqual([]);
  });

  it('may hold what only looks like one, and fonts, which stand in an element of their own', () => {
    expect(
      checked('@media screen{.a{content:"@media";background:url(https://a@import.example/b)}/* @media */}'),
    ).toEqual([]);
    expect(checked('@media screen{@font-face{font-family:A;src:url(https://a.example/a.woff2)}}')).toEqual([]);
  });
});

it('the mail needs a name, a pre-header that fits, a heading, and a size that Gmail shows', () => {
  const all = check(good().slice(1), { name: ' ', preheader: '', bytes: 200_000 });
  expect(all).toEqual(['name mail', 'preheaderMissing mail', 'noTopHeading mail', 'tooLong mail']);
  expect(check(good(), { preheader: 'x'.repeat(101) })).toEqual(['preheaderLong mail']);
});

it('a part of mails needs neither pre-header nor heading, but still fits', () => {
  const part = { name: 'Footer', preheader: '', isPart: true };
  expect(check(good().slice(1), part)).toEqual([]);
  expect(check(good(), { ...part, preheader: 'x'.repeat(101), bytes: 200_000 })).toEqual(['tooLong mail']);
});

it('foreign HTML is read for its images and links, and an empty column is a hint', () => {
  const source = '<h1>Hi</h1><img src="a.png"><img alt="" src="b.png"><a href="">x</a><a name="top"></a><!-- <img> -->';
  expect(check([{ id: 'html', type: 'html', props: { source }, style: {} }])).toEqual([
    'linkMissing html',
    'imageAlt html',
  ]);
  // What is written within a text, as in code shown to readers, is no link.
  const shown = '<h1>Hi</h1><p title="&lt;a href=&quot;&quot;&gt;">x</p><area href="#"><img alt="A" src=" ">';
  expect(check([{ id: 'html', type: 'html', props: { source: shown }, style: {} }])).toEqual([
    'imageMissing html',
    'linkUnfinished html',
  ]);
  expect(check([])).toEqual(['noTopHeading mail', 'emptyColumn column']);
});

describe('a finding', () => {
  it('names the node, the item and the prop that are to be changed', () => {
    const items = [
      { id: 'shop', label: 'Shop', link: link('https://shop.example/') },
      { id: 'help', label: 'Help', link: link('') },
      { id: 'jobs', label: 'Jobs', link: link('https://') },
    ];
    const node = { id: 'menu', type: 'menu', name: 'Top menu', words: 'Shop Help Jobs' };
    expect(findings([...good(), { ...block('menu', { items }), name: 'Top menu' }])).toEqual([
      { check: 'linkMissing', severity: 'error', node, item: { list: 'items', id: 'help' }, prop: 'link', fix: null },
      {
        check: 'linkUnfinished',
        severity: 'error',
        node,
        item: { list: 'items', id: 'jobs' },
        prop: 'link',
        fix: null,
      },
    ]);
    const [missing] = findings([...good(), block('image', { src: 'https://shop.example/b.png', link: link('#top') })]);
    expect(missing).toMatchObject({ check: 'imageAlt', severity: 'warning', prop: 'alt', item: null });
  });

  it('shows a node by its first words, and the mail as none', () => {
    const [named] = findings([...good(), block('text', { content: words('Small print') }, { color: '#aaaaaa' })]);
    expect(named?.node).toEqual({ id: 'text', type: 'text', name: null, words: 'Small print' });
    expect(findings(good(), { preheader: '' })).toEqual([
      { check: 'preheaderMissing', severity: 'warning', node: null, item: null, prop: null, fix: null },
    ]);
  });

  it('has a sentence without anything left to fill in', () => {
    for (const name of Object.keys(CHECK_SENTENCES)) {
      expect(checkSentence(name as keyof typeof CHECK_SENTENCES)).not.toMatch(/[{}]|^$/);
    }
    expect(checkSentence('tooLong')).toBe('Gmail will clip the email: it is larger than 102 KB');
  });
});

describe('the weight of images', () => {
  const MB = 1024 * 1024;
  const still = (width: number, size: number | null = 50_000) => ({ width, size, isGif: false });
  const about = (node: DocumentNode, images: NonNullable<MailToCheck['images']>, background: NodeStyle = {}) =>
    findings([...good(), { ...node, id: 'other' }], { images }, background).map(({ check, severity, node, prop }) => [
      check,
      severity,
      node?.id,
      prop,
    ]);
  const photo = (props: JsonObject = {}) =>
    block('image', { src: '/api/v2/assets/user/a/asset/b.png', alt: 'B', ...props });
  const known = (image: ReturnType<typeof still>) => new Map([['/api/v2/assets/user/a/asset/b.png', image]]);

  it('is looked at as the mail shows them, own ones by their path', () => {
    expect(about(photo({ width: 200 }), known(still(400)))).toEqual([]);
    expect(about(photo({ width: 200 }), known(still(399)))).toEqual([['imageBlurred', 'hint', 'other', 'src']]);
    expect(about(photo({ width: 200 }), known(still(601, 200_000)))).toEqual([
      ['imageOversized', 'hint', 'other', 'src'],
    ]);
    expect(about(photo({ width: 200 }), known(still(600, MB + 1)))).toEqual([
      ['imageHeavy', 'warning', 'other', 'src'],
    ]);
  });

  it('counts for other versions of an image, and for foreign HTML', () => {
    const image = still(399);
    const twin = photo({ src: 'https://shop.example/a.png', width: 200, srcDark: '/api/v2/assets/user/a/asset/b.png' });
    expect(about(twin, known(image))).toEqual([['imageBlurred', 'hint', 'other', 'srcDark']]);
    const onPhones = { src: 'https://shop.example/a.png', width: 600, srcPhone: '/api/v2/assets/user/a/asset/b.png' };
    expect(about(photo(onPhones), known(still(960)))).toEqual([]);
    expect(about(photo(onPhones), known(still(959)))).toEqual([['imageBlurred', 'hint', 'other', 'srcPhone']]);
    const source = "<img alt='B' width='200px' src='https://a.example/b.png?a=1&amp;b=2'>";
    const foreign = new Map([['https://a.example/b.png?a=1&b=2', image]]);
    expect(about(block('html', { source }), foreign)).toEqual([['imageBlurred', 'hint', 'other', 'source']]);
  });

  it('of a background is its bytes alone', () => {
    const ground = { backgroundImage: '/api/v2/assets/user/a/asset/b.png' };
    expect(about(photo({ src: 'https://shop.example/a.png' }), known(still(10)), ground)).toEqual([]);
    expect(about(photo({ src: 'https://shop.example/a.png' }), known(still(10, 2 * MB)), ground)).toEqual([
      ['imageHeavy', 'warning', 'section', 'backgroundImage'],
    ]);
  });
});

describe('the command of a finding puts it right and nothing else', () => {
  function fixed(node: DocumentNode) {
    const [finding] = findings([...good(), node]);
    const fix = finding?.fix;
    const context = {
      registry: blockRegistry,
      mode: 'advanced',
      features: { customCode: false, products: false },
      readOnly: false,
    } as const;
    const editor = createEditor({ document: mailOf([...good(), node]), context });
    expect(editor.run(fix!)).toMatchObject({ ok: true });
    return { fix, after: findNode(editor.getState().document, node.id)! };
  }

  it('an unfinished link of what asks for no click goes, its title stays', () => {
    const picture = { src: 'https://shop.example/b.png', alt: 'Cup', link: { ...link('https://'), title: 'Shop' } };
    const { fix, after } = fixed({ ...block('image', picture), id: 'other' });
    expect(fix).toEqual({
      type: 'updateProps',
      id: 'other',
      props: { link: { href: '', target: '_blank', title: 'Shop' } },
    });
    expect(check([...good(), after])).toEqual([]);
    expect(after.props).toMatchObject({ src: picture.src, alt: 'Cup' });
  });

  it('words get the nearest color that can be read', () => {
    const { fix, after } = fixed(block('text', { content: words('Small print') }, { color: '#8a8aff' }));
    expect(fix).toMatchObject({ type: 'updateStyle', ids: ['text'] });
    expect(check([...good(), after])).toEqual([]);
    // Still a blue.
    expect(after.style.color).toMatch(/^#([\da-f]{2})\1(?!\1)[\da-f]{2}$/);
    expect(contrastOf(after.style.color ?? '', '#ffffff')).toBeLessThan(5);
  });

  it('nothing is done where only a person can tell', () => {
    const marked = { type: 'textStyle', attrs: { color: '#ffff00' } };
    for (const node of [
      block('button', { link: link('https://') }),
      block('text', { content: words('Sale', marked) }),
      block('icon'),
    ]) {
      expect(findings([...good(), node]).map(({ fix }) => fix)).toEqual([null]);
    }
  });
});
