import { DEFAULT_SETTINGS, type DocumentNode } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { nodesOf } from '../testing/block-tree.ts';
import { convertMail } from './convert-html.ts';

function made(body: string, head = ''): readonly DocumentNode[] {
  const html = `<!doctype html><html><head>${head}</head>${body}</html>`;
  return convertMail(html, DEFAULT_SETTINGS, { scope: 'mw-c' })?.document.nodes ?? [];
}

const TABLE = '<table width="600" cellpadding="0" cellspacing="0" align="center">';

describe('space that a mail has without saying so', () => {
  it('is the 2 px that a table leaves around its cells and between its rows', () => {
    const rows = '<tr><td>One</td></tr><tr><td>Two</td></tr>';
    const [section] = nodesOf(
      made(`<body style="margin:0"><table width="600" cellpadding="0">${rows}</table></body>`),
      'section',
    );
    expect(section?.style).toMatchObject({ paddingTop: 2, paddingLeft: 2, paddingBottom: 2 });
    const none = `<table width="600" cellpadding="0" style="border-collapse:collapse">${rows}</table>`;
    const [collapsed] = nodesOf(made(`<body style="margin:0">${none}</body>`), 'section');
    expect(collapsed?.style.paddingTop).toBeUndefined();
  });

  it('is what stands beside its column in a narrow window, on phones as they have it', () => {
    const around = (style: string) =>
      `<table width="100%" cellpadding="0" cellspacing="0"><tr><td class="o" style="padding:0 20px" ${style}>${TABLE}<tr><td>Hi</td></tr></table></td></tr></table>`;
    const [plain] = made(`<body style="margin:0">${around('')}</body>`);
    expect(plain?.style).toMatchObject({ paddingLeft: 20, paddingRight: 20 });
    expect(plain?.style.phone).toBeUndefined();
    const [narrow] = made(
      `<body style="margin:0">${around('')}</body>`,
      '<style>@media (max-width:480px){.o{padding:0 6px!important}}</style>',
    );
    expect(narrow?.style.phone).toEqual({ paddingLeft: 6, paddingRight: 6 });
    expect(made(`<body>${TABLE}<tr><td>Hi</td></tr></table></body>`)[0]?.style).toMatchObject({
      paddingLeft: 8,
      paddingRight: 8,
    });
  });
});

describe('space is there once', () => {
  it('between a heading and a text in a box with a border', () => {
    const nodes = made(
      `<body style="margin:0">${TABLE}<tr><td style="border:1px solid #cccccc;border-radius:8px;padding:16px"><h3 style="margin:0 0 6px">Basic</h3><p style="margin:0">For one person.</p><p style="margin:12px 0 0">More.</p></td></tr></table></body>`,
    );
    // The heading's own space is under it.
    expect(nodesOf(nodes, 'text')[0]?.style.paddingTop).toBeUndefined();
  });

  it('around a table that stays code: it has its margin itself', () => {
    const data =
      '<table width="100%" cellpadding="8" cellspacing="0" style="margin-top:20px"><tr><th>Item</th><th>Price</th></tr><tr><td>Chair</td><td>240.00</td></tr></table>';
    const nodes = made(`<body style="margin:0">${TABLE}<tr><td>${data}</td></tr></table></body>`);
    const [code] = nodesOf(nodes, 'html');
    expect(code?.props.source).toContain('margin-top:20px');
    expect(nodesOf(nodes, 'section')[0]?.style.paddingTop).toBeUndefined();
  });
});

describe('buttons look as they did', () => {
  const button = (html: string, head = '') =>
    nodesOf(
      made(`<body style="margin:0">${TABLE}<tr><td align="center">${html}</td></tr></table></body>`, head),
      'button',
    )[0];

  it('in the color of the words between fixed blanks', () => {
    const made = button(
      '<table cellpadding="0" cellspacing="0"><tr><td style="background:#222222;border-radius:3px"><a href="https://a.example" style="background:#222222;border:15px solid #222222;display:block">&nbsp;&nbsp;<span style="color:#ffeeee">Read</span>&nbsp;&nbsp;</a></td></tr></table>',
    );
    expect(made?.style.color).toBe('#ffeeee');
  });

  it('where they float, and in the middle on a phone that has them there', () => {
    const made = button(
      '<table class="c" cellpadding="0" cellspacing="0" style="float:left"><tr><td style="background:#222222;padding:10px 20px"><a href="https://a.example" style="color:#ffffff">Read</a></td></tr></table>',
      '<style>@media (max-width:480px){.c{float:none!important;margin:0 auto!important}}</style>',
    );
    expect(made?.style).toMatchObject({ align: 'left', phone: { align: 'center' } });
  });

  it('as high as their border and their line make them', () => {
    const made = button(
      '<a href="https://a.example" style="background:#348eda;color:#ffffff;border:solid #348eda;border-width:10px 20px;display:inline-block;line-height:2em;font-size:14px">Confirm</a>',
    );
    expect(made?.props).toMatchObject({ paddingX: 20, paddingY: 10 });
    expect(made?.style.lineHeight).toBe(167);
  });

  it('over the whole width where the link fills a painted cell', () => {
    const made = button(
      '<table width="100%" cellpadding="0" cellspacing="0"><tr><td bgcolor="#2199e8"><a href="https://a.example" style="display:inline-block;width:100%;padding:10px 0;color:#ffffff;text-align:center">Reset</a></td></tr></table>',
    );
    expect(made?.props).toMatchObject({ label: 'Reset', fullWidth: true, paddingY: 10 });
  });
});

it('words that a margin keeps apart stay apart', () => {
  const [text] = nodesOf(
    made(
      `<body style="margin:0">${TABLE}<tr><td><span style="margin-right:14px">1</span><b>Connect</b></td></tr></table></body>`,
    ),
    'text',
  );
  expect(JSON.stringify(text?.props.content)).toContain('"text":"1 "');
});

it('a heading that is bold on phones alone is so', () => {
  const [heading] = nodesOf(
    made(
      `<body style="margin:0">${TABLE}<tr><td><h1 style="font-weight:normal">Paid</h1></td></tr></table></body>`,
      '<style>@media (max-width:480px){h1{font-weight:800!important}}</style>',
    ),
    'heading',
  );
  expect(heading?.style.phone).toMatchObject({ fontWeight: 'bold' });
});
