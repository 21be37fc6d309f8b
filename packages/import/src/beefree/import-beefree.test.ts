import { blockRegistry } from '@mailwright/blocks';
import { type DocumentNode, readDocument, writeDocument } from '@mailwright/document';
import { renderDocument } from '@mailwright/render';
import { expect, it, test } from 'vitest';
import { tallyReport } from '../tally-report.ts';
import { beefreeDesign, column, design, module, row } from '../testing/beefree-design.ts';
import { importBeefree } from './import-beefree.ts';

type Parts = Parameters<typeof module>[1];

async function one(type: string, descriptor: Parts, computed?: Parts) {
  const { document, report } = await importBeefree(design([row([column(12, [module(type, descriptor, computed)])])]));
  const nodes = document.nodes[0]?.children?.[0]?.children?.[0]?.children ?? [];
  const { findings } = report;
  return { node: nodes[0] as DocumentNode, nodes, findings };
}

async function found(): Promise<ReadonlyMap<string, DocumentNode>> {
  const { document } = await importBeefree(beefreeDesign);
  const columns = (document.nodes[0]?.children ?? []).flatMap((section) => section.children ?? []);
  return new Map(columns.flatMap(({ children }) => (children ?? []).map((node) => [node.type, node])));
}

it('makes a mail of a whole design that is stored, read and rendered without a problem', async () => {
  const { document, report } = await importBeefree(beefreeDesign);
  expect(readDocument(JSON.parse(JSON.stringify(writeDocument(document))), blockRegistry)).toEqual({
    document,
    problems: [],
  });
  expect(document.settings).toMatchObject({
    ...{ width: 640, padding: 0, outerColor: '#f3eee6', bgColor: '#fffdf9' },
    paragraphFonts: "'Lato', Tahoma, Geneva, sans-serif",
    webFonts: [{ name: 'Lato', url: 'https://fonts.example/lato', fallback: 'Tahoma, Geneva, sans-serif' }],
  });
  const sections = document.nodes[0]?.children ?? [];
  expect(sections[0]).toMatchObject({
    props: { columns: [33.33, 66.66], stack: true },
    style: { backgroundColor: '#ffffff' },
  });
  expect(sections[0]?.children?.[0]?.style).toEqual({
    paddingTop: 5,
    paddingRight: 0,
    paddingBottom: 5,
    paddingLeft: 0,
  });
  expect(
    report.findings.map(({ fidelity, part, reason, detail }) =>
      [fidelity, part, reason, detail].filter(Boolean).join(' '),
    ),
  ).toEqual([
    'kept image',
    'kept menu',
    'kept heading',
    'kept paragraph',
    'kept list',
    'kept button',
    'kept divider',
    'kept spacer',
    'changed video setting-left-out play button',
    'changed icons value-adjusted text',
    'code html own-markup',
    'kept social',
    'placeholder form no-counterpart',
  ]);
  expect(tallyReport(report)).toEqual({ total: 13, kept: 9, changed: 2, code: 1, placeholder: 1, dropped: 0 });
  const { html } = renderDocument(document, { registry: blockRegistry, assetBase: '', title: 'T' });
  expect(html).toContain('Mon to Sat');
});

test('heading, paragraph and list keep their looks, phones what they have of their own', async () => {
  const { document } = await importBeefree(beefreeDesign);
  const [heading, paragraph, list] = document.nodes[0]?.children?.[1]?.children?.[0]?.children ?? [];
  expect(heading).toMatchObject({
    props: {
      level: 'h1',
      content: [{ content: [{ text: 'Fresh', marks: [{ type: 'bold' }] }, { text: ' every morning' }] }],
    },
    style: {
      ...{ color: '#8a3324', fontSize: 38, lineHeight: 100, textAlign: 'center', fontWeight: 'normal' },
      phone: { fontSize: 28, paddingTop: 20 },
    },
  });
  expect(paragraph).toMatchObject({
    type: 'text',
    props: {
      content: [
        {
          content: [
            { text: 'Hello ' },
            { type: 'mergeField' },
            {},
            { marks: [{ type: 'link' }, { attrs: { color: '#8a3324' } }] },
            {},
          ],
        },
      ],
    },
    style: { color: '#2b2118', fontSize: 16, lineHeight: 107, textAlign: 'center' },
  });
  expect(list?.props.content).toMatchObject([{ type: 'bulletList', content: [{}, {}] }]);
});

test('a button has its label, link, colours, space, corners and border', async () => {
  const button = (await found()).get('button');
  expect(button).toMatchObject({
    props: {
      label: 'Order now',
      link: { href: 'https://bakery.example/order', target: '_blank' },
      paddingX: 28,
      paddingY: 8,
    },
    style: {
      ...{ align: 'center', color: '#ffffff', backgroundColor: '#8a3324', fontWeight: 'bold', borderRadius: 24 },
      ...{ borderTopWidth: 1, borderLeftWidth: 1, borderColor: '#5e2015', paddingTop: 15 },
    },
  });
});

test('image, menu, divider, space, social icons, icon and video are the blocks of ours', async () => {
  const all = await found();
  expect(all.get('image')).toMatchObject({
    props: {
      src: 'https://bakery.example/logo.png',
      alt: 'Old Mill',
      width: 120,
      link: { href: 'https://bakery.example/' },
    },
    style: { align: 'left' },
  });
  expect(all.get('menu')).toMatchObject({
    props: { items: [{ label: 'Bread', link: { target: '_self' } }], paddingX: 9, paddingY: 4, separator: 'none' },
    style: { fontSize: 15, color: '#8a3324', align: 'right' },
  });
  expect(all.get('divider')).toMatchObject({
    props: { thickness: 2, lineStyle: 'dashed', color: '#d8cbb8', width: 70 },
    style: { align: 'left' },
  });
  expect(all.get('space')).toMatchObject({ props: { height: 40 }, style: { hideOn: 'mobile' } });
  expect(all.get('social')?.props).toMatchObject({
    items: [{ network: 'facebook' }, { network: 'tiktok', link: { href: 'https://tiktok.com/@mill' } }],
    ...{ size: 36, gap: 8, iconStyle: 'grey-round' },
  });
  expect(all.get('icon')?.props).toMatchObject({ src: 'https://bakery.example/clock.png', alt: 'Clock', size: 24 });
  expect(all.get('video')?.props).toMatchObject({ videolink: 'https://vimeo.com/76979871' });
});

test('an image as wide as its column and a line of no height stay what they look like', async () => {
  const image = { src: 'https://a.example/a.png' };
  expect((await one('image', { image }, { class: 'center fullwidth', width: 640 })).node.props.width).toBe(0);
  const divider = { style: { 'border-top': '0px solid transparent', height: '20px' } };
  expect((await one('divider', { divider })).node).toMatchObject({ type: 'space', props: { height: 40 } });
  const unseen = { style: { 'border-top': '10px solid transparent', height: '0px' } };
  expect((await one('divider', { divider: unseen })).node).toMatchObject({ type: 'space', props: { height: 30 } });
});

test('rows keep their background, picture, order on phones and hiding', async () => {
  const inner = {
    'background-image': "url('https://a.example/b.png')",
    'background-position': 'top center',
    'background-repeat': 'repeat',
  };
  const computed = {
    rowColStackOnMobile: false,
    rowReverseColStackOnMobile: true,
    hideContentOnMobile: true,
    verticalAlign: 'middle',
  };
  const { document } = await importBeefree(design([row([column(6, []), column(6, [])], inner, computed)]));
  expect(document.nodes[0]?.children?.[0]).toMatchObject({
    props: { columns: [50, 50], stack: false, reverse: true, verticalAlign: 'middle' },
    style: {
      ...{ backgroundImage: 'https://a.example/b.png', backgroundPosition: 'center top', backgroundRepeat: 'repeat' },
      hideOn: 'mobile',
    },
  });
});

test('a table becomes HTML with its words escaped', async () => {
  const content = { headers: [{ cells: [{ html: 'Day' }] }], rows: [{ cells: [{ html: '<b>Mon & Tue</b>' }] }] };
  const { node, findings } = await one('table', { table: { content, style: { 'border-color': '#d8cbb8' } } });
  expect(node.props.source).toContain('border:1px solid #d8cbb8');
  expect(node.props.source).toContain('><strong>Mon &amp; Tue</strong></td>');
  expect(findings).toMatchObject([{ fidelity: 'code', part: 'table' }]);
});

test('add-ons and modules that are not known are placeholders with their names', async () => {
  const addon = { ...module('addon', {}), moduleInternal: { uid: 'weather-widget' } };
  const { report } = await importBeefree(design([row([column(12, [addon, { type: 7 }])])]));
  expect(report.findings.slice(0, 2)).toMatchObject([
    { fidelity: 'placeholder', part: 'weather-widget', block: 'unreadable', reason: 'unknown-type' },
    { fidelity: 'placeholder', part: '7', reason: 'unknown-type' },
  ]);
});

test('what may not stand in a mail does not come along, and is named', async () => {
  const { node, findings } = await one('button', {
    button: { label: 'x', href: 'vbscript:x', style: { color: 'expression(1)' } },
  });
  expect(node.props.link).toMatchObject({ href: '' });
  expect(node.style.color).toBe('#ffffff');
  expect(findings).toMatchObject([{ fidelity: 'changed', reason: 'unsafe', detail: 'href' }]);
});

it('names a title with a tag, which is no name of a mail, and no other', async () => {
  const titled = async (title: string) => {
    const { page } = design([]);
    const { report } = await importBeefree({ page: { ...(page as object), title } });
    return report.findings.filter(({ part }) => part === 'title');
  };
  expect(await titled('Offers for {{first_name}}')).toMatchObject([
    { fidelity: 'dropped', detail: 'Offers for {{first_name}}', count: 1 },
  ]);
  expect(await titled('Offers')).toEqual([]);
  const { report } = await importBeefree({ page: { description: 'For {{ city }}' } });
  expect(report.findings).toMatchObject([{ fidelity: 'dropped', part: 'description', detail: 'For {{ city }}' }]);
});
