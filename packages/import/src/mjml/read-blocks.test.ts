import { expect, it } from 'vitest';
import { importedBlocks, part, text } from '../testing/mjml-parts.ts';

const PADDING = { padding: '10px 25px' };
const sides = { paddingTop: 10, paddingRight: 25, paddingBottom: 10, paddingLeft: 25 };

it('an image keeps its address, words, link, width, corners and place', async () => {
  const attributes = { ...PADDING, src: 'https://a.example/a.png', alt: 'A', href: 'https://a.example/?a=1&b=2' };
  const image = part('mj-image', { ...attributes, width: '120px', align: 'left', 'border-radius': '8px', title: 'T' });
  const { blocks, said } = await importedBlocks([image]);
  expect(said).toEqual(['kept mj-image image']);
  expect(blocks[0]).toMatchObject({
    props: {
      src: 'https://a.example/a.png',
      alt: 'A',
      decorative: false,
      width: 120,
      link: { href: 'https://a.example/?a=1&b=2', target: '_blank', title: 'T' },
    },
    style: { ...sides, align: 'left', borderRadius: 8 },
  });
});

it('an image with an address that no mail may carry has none, and says so', async () => {
  const { blocks, said } = await importedBlocks([
    part('mj-image', {
      src: 'data:image/png;base64,AAAA',
      href: 'javascript:alert(1)',
      alt: '',
      'fluid-on-mobile': 'true',
    }),
  ]);
  expect(blocks[0]?.props).toMatchObject({ src: '', link: { href: '' }, decorative: true });
  expect(said).toEqual([
    'changed mj-image image setting-left-out fluid-on-mobile',
    'changed mj-image image unsafe src',
    'changed mj-image image unsafe href',
  ]);
});

it('a button keeps its label, link, colours, border, corners and inner space', async () => {
  const button = part(
    'mj-button',
    {
      ...PADDING,
      'inner-padding': '12px 30px',
      'background-color': '#f45e43',
      color: 'white',
      'font-family': '"Open Sans", Arial',
      'font-size': '13px',
      'font-weight': '600',
      'line-height': '120%',
      border: '2px dashed rgb(1, 2, 3)',
      'border-radius': '20px',
      align: 'right',
      href: 'https://a.example/',
      target: '_self',
    },
    { content: 'Buy <br /> now &amp; here, {{ name }}' },
  );
  const { blocks, said } = await importedBlocks([button]);
  expect(said).toEqual(['kept mj-button button']);
  expect(blocks[0]).toMatchObject({
    props: {
      label: 'Buy now & here, {{ name }}',
      link: { href: 'https://a.example/', target: '_self', title: '' },
      paddingX: 30,
      paddingY: 12,
      fullWidth: false,
    },
    style: {
      ...sides,
      backgroundColor: '#f45e43',
      color: 'white',
      fontFamily: "'Open Sans', Arial",
      fontSize: 13,
      fontWeight: 'bold',
      lineHeight: 100,
      borderTopWidth: 2,
      borderLeftWidth: 2,
      borderStyle: 'dashed',
      borderColor: 'rgb(1, 2, 3)',
      borderRadius: 20,
      align: 'right',
    },
  });
});

it('a button writes its capitals out, but not those of a merge field, and says what it leaves out', async () => {
  const attributes = { 'text-transform': 'uppercase', width: '300px', 'inner-padding': '1px 2px 3px 4px' };
  const { blocks, said } = await importedBlocks([part('mj-button', attributes, { content: '<b>Hi</b> {{ name }}' })]);
  expect(blocks[0]?.props).toMatchObject({ label: 'HI {{ name }}', paddingX: 3, paddingY: 2 });
  expect(said).toEqual([
    'changed mj-button button setting-left-out width',
    'changed mj-button button setting-left-out HTML',
    'changed mj-button button value-adjusted text-transform',
    'changed mj-button button value-adjusted inner-padding',
  ]);
});

it('a button that is given a height has it as space above and below its words', async () => {
  const look = { 'inner-padding': '10px 25px', 'font-size': '20px', 'line-height': '150%' };
  const { blocks, said } = await importedBlocks([
    part('mj-button', { ...look, height: '60px' }, { content: 'High' }),
    part('mj-button', { ...look, height: '40px' }, { content: 'Higher by itself' }),
    part('mj-button', { ...look, height: 'calc(1px + 1em)' }, { content: 'Unknown' }),
  ]);
  expect(blocks.map(({ props }) => props.paddingY)).toEqual([15, 10, 10]);
  expect(said).toEqual(['kept mj-button button', 'changed mj-button button setting-left-out height']);
});

it('a divider keeps its line and its width as a share of the column', async () => {
  const line = { ...PADDING, 'border-width': '3px', 'border-style': 'dotted', 'border-color': '#ccc' };
  const { blocks } = await importedBlocks([
    part('mj-divider', { ...line, width: '275px', align: 'left' }),
    part('mj-divider', { ...line, width: '50%', 'border-style': 'double' }),
  ]);
  expect(blocks[0]).toMatchObject({
    props: { thickness: 3, lineStyle: 'dotted', color: '#ccc', width: 50 },
    style: { ...sides, align: 'left' },
  });
  expect(blocks[1]?.props).toMatchObject({ lineStyle: 'solid', width: 50 });
});

it('a spacer is as high as it and its padding', async () => {
  const spacer = part('mj-spacer', { height: '30px', 'padding-top': '5px', 'container-background-color': '#ff0' });
  const { blocks } = await importedBlocks([spacer]);
  expect(blocks[0]).toMatchObject({ type: 'space', props: { height: 35 }, style: { backgroundColor: '#ff0' } });
});

it('a bar of links becomes a menu with the look of its first link', async () => {
  const look = { color: '#fff', 'font-size': '13px', 'text-transform': 'uppercase', padding: '15px 10px' };
  const links = ['/a', '/b'].map((href) => part('mj-navbar-link', { ...look, href }, { content: `to ${href}` }));
  const bar = part('mj-navbar', { align: 'left', 'base-url': 'https://a.example' }, { children: links });
  const { blocks, said } = await importedBlocks([bar]);
  expect(blocks[0]).toMatchObject({
    type: 'menu',
    props: {
      items: [
        { label: 'TO /A', link: { href: 'https://a.example/a', target: '_blank' } },
        { label: 'TO /B', link: { href: 'https://a.example/b' } },
      ],
      paddingX: 10,
      paddingY: 15,
      separator: 'none',
    },
    style: { align: 'left', color: '#fff', fontSize: 13 },
  });
  expect(said).toEqual([
    'changed mj-navbar menu layout-adjusted',
    'changed mj-navbar menu value-adjusted text-transform',
  ]);
});

it('icons of networks become ours with the addresses MJML gives them; others stay as MJML draws them', async () => {
  const element = (name: string, more: Record<string, string> = {}, content = '') =>
    part(
      'mj-social-element',
      { name, 'icon-size': '24px', padding: '4px', 'border-radius': '12px', ...more },
      {
        html: `<tr><td><a href="https://share.example/?u=${name}&amp;x=1"><img></a></td></tr>`,
        content,
      },
    );
  const social = (...children: ReturnType<typeof element>[]) =>
    part('mj-social', PADDING, {
      children,
      html: `<table><tr><td>${children.map(({ content }) => content).join('')}</td></tr></table>`,
    });
  const { blocks, said } = await importedBlocks([
    social(element('facebook'), element('twitter-noshare')),
    social(element('tumblr')),
    social(element('facebook', {}, 'Like us')),
  ]);
  expect(blocks[0]).toMatchObject({
    type: 'social',
    props: {
      items: [
        { network: 'facebook', link: { href: 'https://share.example/?u=facebook&x=1' } },
        { network: 'x', link: { href: 'https://share.example/?u=twitter-noshare&x=1' } },
      ],
      size: 24,
      iconStyle: 'color-round',
      gap: 8,
    },
    style: { paddingTop: 14, paddingBottom: 14 },
  });
  expect(said).toEqual(['changed mj-social social value-adjusted src', 'code mj-social html own-markup']);
});

it('what no block stands for is the HTML that MJML makes of it', async () => {
  const table = part(
    'mj-table',
    { ...PADDING, align: 'center', 'container-background-color': '#eee' },
    {
      html: '<table width="100%" style="color:#000"><tr><td>1</td></tr></table>',
    },
  );
  const { blocks, said, mail } = await importedBlocks([table], {
    styles: ['.a { color: red }'],
    ownStyles: '.b { top: 0 }',
  });
  expect(said).toEqual(['code mj-table html own-markup']);
  expect(blocks[0]?.style).toEqual(sides);
  expect(blocks[0]?.props.source).toBe(
    '<div align="center" style="background-color:#eee"><table width="100%" style="border-collapse:collapse;color:#000"><tr><td>1</td></tr></table></div>',
  );
  expect(mail.document.customStyles).toBe('.a { color: red }\n.b { top: 0 }');
});

it('an unknown part, and markup that no mail may carry, are placeholders that keep their source', async () => {
  const { blocks, said } = await importedBlocks([
    part('mj-magic', { size: '"big"' }, { content: 'abra', children: [part('mj-wand')] }),
    part('mj-raw', {}, { content: '<script>alert(1)</script>', html: '<script>alert(1)</script>' }),
  ]);
  expect(said).toEqual(['placeholder mj-magic unreadable unknown-type', 'placeholder mj-raw unreadable unsafe']);
  expect(blocks[0]?.props).toEqual({
    label: 'mj-magic',
    source: '<mj-magic size="&quot;big&quot;">abra<mj-wand></mj-wand></mj-magic>',
  });
});

it.each(['{{ img }}', 'https://a.example/{{id}}.png', '*|IMG|*', '%%pic%%', '<%= pic %>', '{PICTURE}', 'pics/a.png'])(
  'an image keeps the address %s',
  async (src) => {
    const { blocks } = await importedBlocks([part('mj-image', { src, alt: 'A', href: src })]);
    expect(blocks[0]).toMatchObject({ type: 'image', props: { src, link: { href: src } } });
  },
);

it('an image or a link from a root that nobody has named stays code, and a relative one is not called kept', async () => {
  const html = '<img src="/pics/a.png" alt="A">';
  const { blocks, said } = await importedBlocks([
    part('mj-image', { src: '/pics/a.png', alt: 'A' }, { html }),
    part('mj-image', { src: 'a.png', alt: 'B' }),
    text('<a href="about.html">About</a>'),
  ]);
  expect(blocks.map(({ type }) => type)).toEqual(['html', 'image', 'html']);
  expect(blocks[0]?.props.source).toContain(html);
  expect(said).toEqual([
    'code mj-image html own-markup',
    'code mj-text html own-markup',
    'code img html relative-address /pics/a.png',
    'changed img image relative-address a.png',
    'code a html relative-address about.html',
  ]);
});

it('icons and menus with something between their items stay code', async () => {
  const raw = part('mj-raw', {}, { content: '{% if a %}' });
  const link = part('mj-navbar-link', { href: 'https://a.example' }, { content: 'A' });
  const html = '<div>{% if a %}<a href="https://a.example">A</a></div>';
  const { blocks, said } = await importedBlocks([part('mj-navbar', {}, { html, children: [raw, link] })]);
  expect(blocks.map(({ type }) => type)).toEqual(['html']);
  expect(said).toEqual(['code mj-navbar html own-markup']);
});
