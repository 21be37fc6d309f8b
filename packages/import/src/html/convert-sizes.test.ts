import { DEFAULT_SETTINGS, walk } from '@mailwright/document';
import { expect, it } from 'vitest';
import { nodesOf } from '../testing/block-tree.ts';
import { convertMail } from './convert-html.ts';

function blocksOf(rows: string) {
  const html = `<!doctype html><body style="margin:0"><table width="600" cellpadding="0" cellspacing="0">${rows}</table></body>`;
  const mail = convertMail(html, DEFAULT_SETTINGS, { scope: 'mw-c' });
  if (!mail) throw new Error('Nothing was converted');
  const found: { type: string; props: Record<string, unknown>; style: Record<string, unknown> }[] = [];
  walk(mail.document, ({ type, props, style }) => {
    found.push({ type, props, style: { ...style } });
  });
  return found;
}

it('an image of a set width that fills its column does not grow with it on a phone', () => {
  const cell = '<td width="300" style="display:inline-block"><img src="https://a.example/x.png" width="300"></td>';
  const images = blocksOf(`<tr>${cell}${cell}</tr>`).filter(({ type }) => type === 'image');
  expect(images.map(({ props, style }) => [props.width, style.phoneMaxWidth])).toEqual([
    [300, 300],
    [300, 300],
  ]);
});

it('a box that is set higher than what it holds has the rest as padding, where its words do not stand', () => {
  const [box] = blocksOf('<tr><td height="200" valign="top" style="background:#112233;line-height:20px">Hi</td></tr>')
    .map(({ style }) => style)
    .filter(({ paddingBottom }) => Number(paddingBottom) > 0);
  expect(box).toMatchObject({ paddingBottom: 180 });
});

it.each([
  ['borders of its own colour', 'border:solid #348eda;border-width:10px 20px;background:#348eda', '', 20, 10],
  ['padding of its own', 'padding:12px 24px;background:#348eda', '', 24, 12],
  [
    'padding of a cell that is painted alike',
    'padding:2px 4px;background:#348eda',
    'padding:10px 20px;background:#348eda',
    24,
    12,
  ],
  ['padding of a cell that alone is painted', 'color:#fff', 'padding:14px 30px;background:#348eda', 30, 14],
])('a button keeps its padding: %s', (_, link, cell, paddingX, paddingY) => {
  const table = `<table cellpadding="0"><tr><td style="${cell}"><a href="https://a.example/" style="display:inline-block;color:#fff;${link}">Buy beans</a></td></tr></table>`;
  const [button] = blocksOf(`<tr><td>${table}</td></tr>`).filter(({ type }) => type === 'button');
  expect(button?.props).toMatchObject({ label: 'Buy beans', paddingX, paddingY });
  expect(button?.style).toMatchObject({ backgroundColor: '#348eda' });
});

it('a border around the whole mail is around its rows, without a break between them', () => {
  const html = `<!doctype html><body style="margin:0;background:#eeeeee"><table width="600" align="center" cellpadding="0" cellspacing="0" style="border:2px solid #aa0000;background:#ffffff">
<tr><td style="padding:20px"><h1>One</h1></td></tr><tr><td><p>Two</p></td></tr><tr><td><p>Three</p></td></tr></table></body>`;
  const mail = convertMail(html, DEFAULT_SETTINGS, { scope: 'mw-c' });
  const sections = mail?.document.nodes[0]?.children ?? [];
  const borders = sections.map(({ style, children }) => {
    const framed = style.borderLeftWidth ? style : (children?.[0]?.style ?? {});
    const {
      borderTopWidth = 0,
      borderLeftWidth = 0,
      borderRightWidth = 0,
      borderBottomWidth = 0,
      borderColor,
    } = framed;
    return [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth, borderColor];
  });
  expect(borders).toEqual([
    [2, 2, 0, 2, '#aa0000'],
    [0, 2, 0, 2, '#aa0000'],
    [0, 2, 2, 2, '#aa0000'],
  ]);
  expect(mail?.report.findings.map(({ detail }) => detail)).not.toContain('border');
});

it('a list without marks is lines under each other', () => {
  const [text] = blocksOf('<tr><td><ul style="list-style:none"><li>One</li><li>Two</li></ul></td></tr>').filter(
    ({ type }) => type === 'text',
  );
  expect(text?.props.content).toMatchObject([
    { type: 'paragraph', content: [{ text: 'One' }, { type: 'hardBreak' }, { text: 'Two' }] },
  ]);
});

it('floating tables that take the whole line stand under each other, with the empty ones as space', () => {
  const table = (inside: string) => `<table align="left" width="100%"><tr>${inside}</tr></table>`;
  const rows = `<tr><td>${table('<td height="16">&nbsp;</td>')}${table('<td>Words</td>')}</td></tr>`;
  const kinds = blocksOf(rows).map(({ type }) => type);
  expect(kinds.filter((type) => type === 'space' || type === 'text')).toEqual(['space', 'text']);
});

it('a table that is as wide as nothing is as wide as what it holds', () => {
  const mail = convertMail(
    '<!doctype html><style>.mini img{width:60px}</style><body><table width="600"><tr><td><table width="0"><tr><td><table width="100%"><tr><td class="mini"><img src="https://a.example/1.png" alt="A"></td><td class="mini"><img src="https://a.example/2.png" alt="B"></td></tr></table></td></tr></table></td></tr><tr><td>Words</td></tr></table></body>',
    DEFAULT_SETTINGS,
    { scope: 'mw-c' },
  );
  const [section] = mail?.document.nodes[0]?.children ?? [];
  expect(section?.style.paddingRight ?? 0).toBeLessThan(10);
  expect(nodesOf(section ? [section] : [], 'image').map(({ props }) => Number(props.width) >= 59)).toEqual([
    true,
    true,
  ]);
});
