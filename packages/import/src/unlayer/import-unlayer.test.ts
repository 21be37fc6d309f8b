import { blockRegistry } from '@mailwright/blocks';
import { type DocumentNode, type JsonObject, readDocument, writeDocument } from '@mailwright/document';
import { renderDocument } from '@mailwright/render';
import { expect, it, test } from 'vitest';
import { tallyReport } from '../tally-report.ts';
import { content, design, row, unlayerDesign } from '../testing/unlayer-design.ts';
import { importUnlayer } from './import-unlayer.ts';

type Values = Parameters<typeof content>[1];

async function one(type: string, values: Values) {
  const { document, report } = await importUnlayer(design([row([1], [{ contents: [content(type, values)] }])]));
  const column = document.nodes[0]?.children?.[0]?.children?.[0];
  return { node: column?.children?.[0] as DocumentNode, nodes: column?.children ?? [], findings: report.findings };
}

it('makes a mail of a whole design that is stored, read and rendered without a problem', async () => {
  const { document, report, preHeader } = await importUnlayer(unlayerDesign);
  expect(preHeader).toBe('New seeds, and three days to save');
  expect(readDocument(JSON.parse(JSON.stringify(writeDocument(document))), blockRegistry)).toEqual({
    document,
    problems: [],
  });
  expect(document.settings).toMatchObject({
    width: 600,
    padding: 0,
    outerColor: '#eef2f6',
    bgColor: '#eef2f6',
    paragraphFonts: 'georgia,palatino,serif',
    underlineLinks: true,
  });
  const sections = document.nodes[0]?.children ?? [];
  expect(sections[0]).toMatchObject({
    props: { columns: [33.33, 66.66], stack: false },
    style: { backgroundColor: '#ffffff' },
  });
  expect(sections[1]?.style).toMatchObject({
    backgroundImage: 'https://shop.example/leaves.jpg',
    backgroundSize: 'cover',
    backgroundPosition: 'center top',
  });
  expect(
    sections.flatMap((section) => section.children?.flatMap((column) => column.children?.map(({ type }) => type))),
  ).toEqual([
    ...['image', 'menu', 'heading', 'text', 'button', 'divider'],
    ...['timer', 'video', 'html', 'unreadable', 'social'],
  ]);
  expect(tallyReport(report)).toEqual({ total: 11, kept: 8, changed: 1, code: 1, placeholder: 1, dropped: 0 });
  const { html } = renderDocument(document, { registry: blockRegistry, assetBase: '', title: 'T' });
  expect(html).toContain('Tomatoes 3.20');
  expect(html).not.toMatch(/carousel|autoplay/);
});

test('a text keeps colours, sizes, links, merge fields and what phones have of their own', async () => {
  const { node, findings } = await one('text', {
    text: '<p style="font-size: 14px; line-height: 140%;">Dear {{ name }}, <a href="https://a.example" target="_blank">here</a> <span style="color:#ff0000">now</span></p>',
    color: '#333333',
    textAlign: 'center',
    lineHeight: '140%',
    containerPadding: '25px 10px 30px',
    _override: { mobile: { containerPadding: '5px', textAlign: 'left', fontSize: '12px' } },
  });
  expect(node.style).toEqual({
    ...{ paddingTop: 25, paddingRight: 10, paddingBottom: 30, paddingLeft: 10 },
    ...{ color: '#333333', fontSize: 14, lineHeight: 100, textAlign: 'center' },
    phone: { paddingTop: 5, paddingRight: 5, paddingBottom: 5, paddingLeft: 5, textAlign: 'left', fontSize: 12 },
  });
  expect(node.props.content).toMatchObject([
    {
      content: [
        { text: 'Dear ' },
        { type: 'mergeField', attrs: { name: 'name' } },
        { text: ', ' },
        {
          text: 'here',
          marks: [
            { type: 'link', attrs: { href: 'https://a.example', target: '_blank' } },
            { type: 'textStyle', attrs: { color: '#0b6e4f' } },
          ],
        },
        { text: ' ' },
        { text: 'now', marks: [{ type: 'textStyle', attrs: { color: '#ff0000' } }] },
      ],
    },
  ]);
  expect(findings).toEqual([{ fidelity: 'kept', part: 'text', block: 'text', count: 1, nodes: [node.id] }]);
});

test('pictures within a text become blocks between its parts', async () => {
  const { nodes } = await one('text', { text: '<p>a</p><img src="https://a.example/b.png" alt="B"><p>c</p>' });
  expect(nodes.map(({ type }) => type)).toEqual(['text', 'image', 'text']);
});

test('a heading has its level, size, weight and one line', async () => {
  const { node } = await one('heading', {
    headingType: 'h3',
    text: '<strong>Big</strong><br>news',
    fontSize: '22px',
    lineHeight: '120%',
    anchor: 'news',
  });
  expect(node).toMatchObject({
    type: 'heading',
    anchor: 'news',
    props: { level: 'h3', content: [{ content: [{ text: 'Big' }, { type: 'hardBreak' }, { text: 'news' }] }] },
    style: { fontSize: 22, fontWeight: 'normal', lineHeight: 100 },
  });
});

test('a button has its label, link, colours, size and corners', async () => {
  const { node, findings } = await one('button', {
    href: { name: 'web', values: { href: 'https://a.example/x', target: '_blank' } },
    buttonColors: { color: '#463a41', backgroundColor: '#ffee00' },
    size: { autoWidth: false, width: '100%' },
    text: '<strong><span style="font-size: 18px;">View more</span></strong>',
    padding: '12px 22px',
    borderRadius: '4px',
    border: { borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: '#000000' },
    textAlign: 'right',
  });
  expect(node.props).toMatchObject({
    label: 'View more',
    link: { href: 'https://a.example/x', target: '_blank' },
    ...{ fullWidth: true, paddingX: 22, paddingY: 12 },
  });
  expect(node.style).toMatchObject({
    ...{ align: 'right', color: '#463a41', backgroundColor: '#ffee00', fontSize: 18, fontWeight: 'bold' },
    ...{ borderRadius: 4, borderTopWidth: 1, borderRightWidth: 0, borderStyle: 'solid', borderColor: '#000000' },
  });
  expect(findings).toMatchObject([{ fidelity: 'kept', part: 'button' }]);
});

test.each([
  [
    'email',
    'mailto:{{email}}?subject={{subject}}&body={{body}}',
    'mailto:a@a.example?subject=Hi%20%26%20bye&body=x%0D%0Ay',
  ],
  ['phone', 'tel:{{phone}}', 'tel:+49 30 1'],
  ['sms', 'sms:{{phone}}?body={{body}}', 'sms:+49 30 1?body=x%0D%0Ay'],
])('a link of kind %s is as its author typed it, and nothing of it is called lost', async (name, pattern, href) => {
  const values = { email: 'a@a.example', phone: '+49 30 1', subject: 'Hi & bye', body: 'x\ny' };
  const links: readonly JsonObject[] = [
    { name, attrs: { href: pattern }, values },
    { name, values },
  ];
  for (const link of links) {
    const { node, findings } = await one('button', { text: 'Go', href: link });
    expect(node.props.link).toMatchObject({ href });
    expect(findings.map(({ fidelity, part }) => `${fidelity} ${part}`)).toEqual(['kept button']);
  }
});

test('a link of which nothing was filled in leads nowhere; fields in its parts stay', async () => {
  const attrs = { href: 'mailto:{{email}}?subject={{subject}}&body={{body}}' };
  const empty = await one('button', { text: 'Go', href: { name: 'email', attrs, values: { email: '', subject: '' } } });
  expect(empty.node.props.link).toMatchObject({ href: '' });
  const values = { email: '{{ owner }}', subject: 'Hi {{ name }}!', body: '' };
  const filled = await one('button', { text: 'Go', href: { name: 'email', attrs, values } });
  expect(filled.node.props.link).toMatchObject({ href: 'mailto:{{ owner }}?subject=Hi%20{{ name }}!' });
});

test('addresses that name no website are kept or stay code, and are named', async () => {
  const image = await one('image', { src: { url: 'pics/a.png' } });
  expect(image.node.props.src).toBe('pics/a.png');
  expect(image.findings.at(-1)).toMatchObject({ part: 'img', reason: 'relative-address', detail: 'pics/a.png' });
  const root = await one('image', { src: { url: '/pics/a.png' } });
  expect(root.findings).toMatchObject([{ fidelity: 'changed', reason: 'relative-address', detail: '/pics/a.png' }]);
  const words = await one('text', { text: '<p>See <a href="/about">us</a></p>' });
  expect(words.node).toMatchObject({ type: 'html' });
  expect(words.node.props.source).toContain('<a href="/about">us</a>');
});

test('an image has its width of the column, its text, its link', async () => {
  const { node } = await one('image', {
    src: { url: 'https://a.example/a.png', width: 1200, maxWidth: '50%', autoWidth: false },
    altText: 'A',
    action: {
      name: 'email',
      attrs: { href: 'mailto:{{email}}?subject={{subject}}' },
      values: { email: 'a@b.example', subject: 'Hi you' },
    },
    textAlign: 'right',
  });
  expect(node.props).toMatchObject({ src: 'https://a.example/a.png', alt: 'A', width: 290, naturalWidth: 1200 });
  expect(node.props.link).toMatchObject({ href: 'mailto:a@b.example?subject=Hi%20you' });
  expect(node.style.align).toBe('right');
});

test('a divider is a line; one of no height is space', async () => {
  const border = { borderTopWidth: '3px', borderTopStyle: 'dotted', borderTopColor: '#BBBBBB' };
  const { node } = await one('divider', { width: '79%', border, textAlign: 'left', hideMobile: true });
  expect(node).toMatchObject({
    props: { thickness: 3, lineStyle: 'dotted', color: '#BBBBBB', width: 79 },
    style: { align: 'left', hideOn: 'mobile', paddingTop: 10 },
  });
  const none = await one('divider', { border: { borderTopWidth: '0px' }, containerPadding: '150px 10px 10px' });
  expect(none.node).toMatchObject({ type: 'space', props: { height: 160 } });
});

test('menu, social icons, timer and video are the blocks of ours', async () => {
  const { nodes: _, ...all } = await importUnlayer(unlayerDesign).then(({ document }) => ({
    nodes: document.nodes,
    found: new Map(
      (document.nodes[0]?.children ?? [])
        .flatMap((section) => section.children ?? [])
        .flatMap((column) => column.children ?? [])
        .map((node) => [node.type, node]),
    ),
  }));
  expect(all.found.get('menu')).toMatchObject({
    props: {
      items: [
        { label: 'Seeds', link: { href: 'https://shop.example/seeds', target: '_self' } },
        { label: 'Tools', link: { href: 'https://shop.example/tools', target: '_blank' } },
      ],
      ...{ paddingX: 12, paddingY: 5, separator: 'solid', separatorColor: '#777777' },
    },
    style: { align: 'right', fontSize: 16, color: '#0b6e4f' },
  });
  expect(all.found.get('social')?.props).toMatchObject({
    items: [{ network: 'facebook', link: { href: 'https://facebook.com/green' } }, { network: 'x' }],
    ...{ size: 28, gap: 8, iconStyle: 'black-round' },
  });
  expect(all.found.get('timer')?.props).toMatchObject({
    ...{ endDate: '2031-04-01T12:00:00', timeZone: 'Europe/Berlin', width: 290 },
    ...{ color: '#ffffff', boxColor: '#ffffff', ground: '#0b6e4f', labelColor: '#dddddd', labels: true },
  });
  expect(all.found.get('video')?.props).toMatchObject({
    videolink: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    src: 'https://shop.example/video.jpg',
  });
});

test('HTML stays HTML, a table becomes some, its words escaped', async () => {
  const { node } = await one('html', { html: '<b onclick=x>{{ y }}</b>' });
  expect(node).toMatchObject({ type: 'html', props: { source: '<b onclick=x>{{ y }}</b>' } });
  const cell = (text: string) => ({ text });
  const table = await one('table', {
    table: {
      headers: [{ cells: [cell('<p>Plant</p>')] }],
      rows: [{ cells: [cell('<i>A & B</i><script>x</script>')] }],
    },
  });
  expect(table.node.props.source).toContain('<th scope="col"');
  expect(table.node.props.source).toContain('><em>A &amp; B</em></td>');
  expect(table.node.props.source).not.toContain('script');
  expect(table.findings).toMatchObject([{ fidelity: 'code', part: 'table', reason: 'own-markup' }]);
});

test('newer texts, which are JSON of a text editor, are read', async () => {
  const run = { type: 'text', text: 'Hi', format: 1, style: 'color: #00aa00' };
  const root = { root: { type: 'root', children: [{ type: 'paragraph', format: 'center', children: [run] }] } };
  const { node } = await one('paragraph', { textJson: JSON.stringify(root) });
  expect(node).toMatchObject({
    style: { color: '#00aa00' },
    props: { content: [{ attrs: { textAlign: 'center' }, content: [{ text: 'Hi', marks: [{ type: 'bold' }] }] }] },
  });
});

test('what is not known or has no counterpart is a placeholder with its name and source', async () => {
  const { node, findings } = await one('form', { fields: [1] });
  expect(node).toMatchObject({ type: 'unreadable', name: 'form', props: { label: 'form' } });
  expect(JSON.parse(String(node.props.source))).toMatchObject({ fields: [1] });
  expect(findings).toMatchObject([{ fidelity: 'placeholder', reason: 'no-counterpart', nodes: [node.id] }]);
  expect((await one('custom#weather', {})).findings).toMatchObject([
    { fidelity: 'placeholder', part: 'custom#weather', reason: 'unknown-type' },
  ]);
});

test('what may not stand in a mail does not come along, and is named', async () => {
  const bad = 'java\tscript:alert(1)';
  const { node, findings } = await one('image', {
    src: { url: 'data:text/html,x' },
    action: { values: { href: bad } },
  });
  expect(node.props).toMatchObject({ src: '', link: { href: '' } });
  expect(findings).toMatchObject([
    { fidelity: 'changed', reason: 'unsafe', detail: 'src' },
    { fidelity: 'changed', reason: 'unsafe', detail: 'action' },
  ]);
  const text = await one('text', { text: `<p><a href="${bad}">x</a><img src=x onerror=alert(1)>`, color: 'red;}' });
  expect(JSON.stringify(text.nodes)).not.toMatch(/alert|onerror|red;/);
});

test('what our blocks have no words for is named, part by part', async () => {
  const { findings } = await one('button', {
    text: 'a <i>b</i>',
    hideDesktop: true,
    hideMobile: true,
    size: { autoWidth: false, width: '40%' },
  });
  expect(findings.map(({ reason, detail }) => `${reason} ${detail}`)).toEqual([
    'setting-left-out hideDesktop',
    'setting-left-out text formatting',
    'value-adjusted size',
  ]);
});

test('what is hidden on desktops shows on phones alone', async () => {
  const { node, findings } = await one('text', { text: '<p>x</p>', hideDesktop: true });
  expect(node.style.hideOn).toBe('desktop-tablet');
  expect(findings.filter(({ detail }) => detail === 'hideDesktop')).toEqual([]);
});

test('fonts that the design fetches from the web are those of the mail', async () => {
  const fontFamily = { label: 'Montserrat', value: "'Montserrat',sans-serif", url: 'https://fonts.example/m' };
  const text = content('text', { text: '<p>x</p>', fontFamily });
  const { document, report } = await importUnlayer(design([row([1], [{ contents: [text, text] }])], { fontFamily }));
  const fallback = 'Arial, Helvetica, sans-serif';
  expect(document.settings.webFonts).toEqual([{ name: 'Montserrat', url: 'https://fonts.example/m', fallback }]);
  expect(document.settings.paragraphFonts).toBe(`'Montserrat', ${fallback}`);
  expect(JSON.stringify(document.nodes)).toContain(`"fontFamily":"'Montserrat', ${fallback}"`);
  expect(report.findings.filter(({ part }) => part === 'fontFamily')).toEqual([]);
});
