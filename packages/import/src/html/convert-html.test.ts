import { DEFAULT_SETTINGS, type DocumentNode } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { blockTree, nodesOf } from '../testing/block-tree.ts';
import { convertMail } from './convert-html.ts';

function convert(body: string, head = '', attributes = 'style="margin:0"') {
  const html = `<!doctype html><html lang="fr"><head>${head}</head><body ${attributes}>${body}</body></html>`;
  const mail = convertMail(html, DEFAULT_SETTINGS, { scope: 'mw-c' });
  if (!mail) throw new Error('Nothing was converted');
  const sections = mail.document.nodes[0]?.children ?? [];
  return { ...mail, sections, tree: blockTree(sections), settings: mail.document.settings };
}

const table = (rows: string, attributes = 'width="600"') =>
  `<table ${attributes} align="center" cellpadding="0" cellspacing="0">${rows}</table>`;
const row = (cell: string, attributes = '') => `<tr><td ${attributes}>${cell}</td></tr>`;
const first = (sections: readonly DocumentNode[], type: string) => nodesOf(sections, type)[0];

describe('the frame of a mail', () => {
  it('gives the settings their width, colours, fonts and language', () => {
    const { settings, info } = convert(
      `<div style="display:none">See inside</div>${table(row('<p style="font-family:Georgia,serif">Hi</p>', 'bgcolor="#ffffff"'), 'width="640"')}`,
      '<title>News</title>',
      'bgcolor="#112233" style="margin:0"',
    );
    expect(settings).toMatchObject({
      width: 640,
      outerColor: '#112233',
      bgColor: '#ffffff',
      paragraphFonts: 'Georgia, serif',
      lang: 'fr',
    });
    expect(info).toEqual({ title: 'News', preheader: 'See inside' });
  });

  it('keeps the round corners of a box around the whole mail, and says where something lies over them', () => {
    const page = (rows: string, look = 'border-radius:12px') =>
      `<table width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" bgcolor="#dddddd" style="padding:30px 0">${table(
        rows,
        `width="600" style="background:#ffffff;${look}"`,
      )}</td></tr></table>`;
    const cells = (...looks: string[]) =>
      looks.map((look, index) => row(`Row ${index}`, `style="padding:20px;${look}"`)).join('');
    const lost = ({ report }: ReturnType<typeof convert>) =>
      report.findings.flatMap(({ detail }) => (detail === 'border-radius' ? [detail] : []));

    const round = convert(page(cells('', 'background:#eeeeee', '')));
    expect(round.document.nodes[0]?.style.borderRadius).toBe(12);
    expect(round.settings).toMatchObject({ bgColor: '#ffffff', outerColor: '#dddddd' });
    expect(lost(round)).toEqual([]);

    for (const covered of [
      page(cells('background:#eeeeee', '', '')),
      page(cells('', '', 'background:#eeeeee')),
      page(cells('', '', ''), 'border-radius:12px;border:1px solid #000000'),
    ]) {
      const converted = convert(covered);
      expect(converted.document.nodes[0]?.style.borderRadius).toBeUndefined();
      expect(lost(converted)).toEqual(['border-radius']);
    }
    expect(lost(convert(page(cells('', '', ''), '')))).toEqual([]);
  });

  it('keeps the space around the mail and between its rows', () => {
    const { document, sections } = convert(
      `<table width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:30px 0">${table(
        row('One', 'style="padding:20px"') + row('Two', 'style="padding:20px;background:#eeeeee"'),
      )}</td></tr></table>`,
    );
    expect(document.nodes[0]?.style).toMatchObject({ paddingTop: 30, paddingBottom: 30 });
    expect(sections.map(({ style }) => [style.backgroundColor, style.paddingLeft])).toHaveLength(2);
  });
});

describe('rows become sections', () => {
  it('with their padding, background and background image', () => {
    const { sections } = convert(
      table(
        row('Plain', 'style="padding:10px 30px"') +
          row(
            'Dark',
            'style="padding:5px;background:#000 url(https://a.example/b.png) no-repeat center/cover;color:#fff"',
          ),
      ),
    );
    expect(sections).toHaveLength(2);
    expect(sections[0]?.style).toMatchObject({ paddingTop: 10, paddingLeft: 30 });
    expect(sections[1]?.style).toMatchObject({
      backgroundColor: '#000000',
      backgroundImage: 'https://a.example/b.png',
      backgroundSize: 'cover',
    });
  });

  it('and rows in the same box share one', () => {
    const { tree } = convert(
      table(row('<h1>Title</h1>', 'style="padding:0 20px"') + row('<p>Words</p>', 'style="padding:0 20px"')),
    );
    expect(tree).toBe('section(heading text)');
  });
});

describe('columns', () => {
  it('of cells have the widths of the cells, and stack where a media query says so', () => {
    const { tree, sections } = convert(
      table('<tr><td width="200" class="c">A</td><td width="400" class="c">B</td></tr>'),
      '<style>@media (max-width:480px){.c{display:block;width:100%}}</style>',
    );
    expect(tree).toBe('section(text | text)');
    expect(sections[0]?.props).toMatchObject({ columns: [33.33, 66.66], stack: true });
  });

  it('stay beside each other on phones where nothing stacks them', () => {
    const { sections } = convert(table('<tr><td width="300">A</td><td width="300">B</td></tr>'));
    expect(sections[0]?.props).toMatchObject({ stack: false });
  });

  it('of inline blocks, as hybrid mails have them, between ghost tables for Outlook', () => {
    const column = (words: string) =>
      `<div style="display:inline-block;width:100%;max-width:300px;vertical-align:top"><p>${words}</p></div>`;
    const { tree, sections, report } = convert(
      table(
        row(
          `<!--[if mso]><table><tr><td><![endif]-->${column('A')}<!--[if mso]></td><td><![endif]-->${column('B')}<!--[if mso]></td></tr></table><![endif]-->`,
        ),
      ),
    );
    expect(tree).toBe('section(text | text)');
    expect(sections[0]?.props).toMatchObject({ columns: [50, 50], stack: true });
    expect(report.findings.filter(({ fidelity }) => fidelity === 'dropped')).toEqual([]);
  });

  it('of tables beside each other', () => {
    const { tree } = convert(
      table(
        row(
          '<table width="300" align="left"><tr><td>A</td></tr></table><table width="300" align="right"><tr><td>B</td></tr></table>',
        ),
      ),
    );
    expect(tree).toBe('section(text | text)');
  });
});

describe('what stands in them', () => {
  it('a heading keeps its level and looks', () => {
    const { sections, settings } = convert(
      table(
        row('<h2 style="font:bold 24px Arial;color:#aa0000;text-align:center;margin:0 0 9px">Big <i>news</i></h2>'),
      ),
    );
    const heading = first(sections, 'heading');
    expect(heading?.props).toMatchObject({ level: 'h2' });
    expect(heading?.style).toMatchObject({ textAlign: 'center' });
    expect(settings.headings.h2).toMatchObject({ size: 24, color: '#aa0000', bold: true, bottomSpace: 9 });
  });

  it('a text keeps its links, marks, alignment and what the style block says of its classes', () => {
    const { sections } = convert(
      table(
        row(
          '<p class="x">Read <a href="https://a.example/?a=1&amp;b=2" target="_blank">all <b>of it</b></a>, {{ name }}</p>',
        ),
      ),
      '<style>td p.x{color:#123456;font-size:20px;text-align:right} a{color:#ff0000;text-decoration:none}</style>',
    );
    const text = first(sections, 'text');
    expect(text?.style).toMatchObject({ color: '#123456', fontSize: 20, textAlign: 'right' });
    const link = { type: 'link', attrs: { href: 'https://a.example/?a=1&b=2', target: '_blank' } };
    const red = { type: 'textStyle', attrs: { color: '#ff0000' } };
    expect(text?.props.content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Read ' },
          { type: 'text', text: 'all ', marks: [link, red] },
          { type: 'text', text: 'of it', marks: [link, red, { type: 'bold' }] },
          { type: 'text', text: ', ' },
          { type: 'mergeField', attrs: { name: 'name' } },
        ],
      },
    ]);
  });

  it('paragraphs that look alike are one text, lists stay lists', () => {
    const { tree } = convert(table(row('<p>One</p><p>Two</p><ul><li>A</li><li>B <b>b</b></li></ul>')));
    expect(tree).toBe('section(text)');
  });

  it('an image keeps its address, text, width, link and place', () => {
    const { sections } = convert(
      table(
        row(
          '<a href="https://a.example"><img src="https://a.example/x.png" alt="A coat" width="200" style="display:block;margin:0 auto"></a>',
        ),
      ),
    );
    expect(first(sections, 'image')?.props).toMatchObject({
      src: 'https://a.example/x.png',
      alt: 'A coat',
      width: 200,
      link: { href: 'https://a.example' },
    });
    expect(first(sections, 'image')?.style).toEqual({});
  });

  it('a link with a background and padding is a button; its twin for Outlook is left to our own', () => {
    const { tree, sections } = convert(
      table(
        row(
          '<!--[if mso]><v:roundrect href="https://a.example"><center>Buy</center></v:roundrect><![endif]--><!--[if !mso]><!--><a href="https://a.example" style="display:inline-block;padding:10px 20px;background:#0a0;color:#fff;border-radius:4px">Buy</a><!--<![endif]-->',
          'align="center"',
        ),
      ),
    );
    expect(tree).toBe('section(button)');
    expect(first(sections, 'button')?.props).toMatchObject({
      label: 'Buy',
      paddingX: 20,
      paddingY: 10,
      link: { href: 'https://a.example' },
    });
    expect(first(sections, 'button')?.style).toMatchObject({
      align: 'center',
      backgroundColor: '#00aa00',
      borderRadius: 4,
    });
  });

  it('a table around a link, with the background on its cell, is a button too', () => {
    const { tree } = convert(
      table(
        row(
          '<table align="center"><tr><td bgcolor="#222222" style="padding:12px 18px"><a href="https://a.example" style="color:#fff">Go</a></td></tr></table>',
        ),
      ),
    );
    expect(tree).toBe('section(button)');
  });

  it('rules, cells with a border and low cells with a background are dividers; empty cells with a height are spaces', () => {
    const { tree, sections } = convert(
      table(
        `${row('<hr>')}${row('&nbsp;', 'style="border-top:2px dashed #ff0000;font-size:0;line-height:0"')}${row('', 'height="1" bgcolor="#cccccc"')}${row('&nbsp;', 'height="30" style="font-size:1px;line-height:30px"')}<tr><td>End</td></tr>`,
      ),
    );
    expect(tree.replaceAll(/section\(|\)/g, '')).toBe('divider divider divider space text');
    expect(nodesOf(sections, 'divider')[1]?.props).toMatchObject({
      thickness: 2,
      lineStyle: 'dashed',
      color: '#ff0000',
    });
    expect(first(sections, 'space')?.props).toEqual({ height: 30 });
  });

  it('icons that lead to known networks are social icons, spaced links a menu', () => {
    const icon = (host: string) =>
      `<a href="https://${host}/us"><img src="https://a.example/${host}.png" width="32" alt=""></a>`;
    expect(convert(table(row(`${icon('facebook.com')} ${icon('x.com')}`))).tree).toBe('section(social)');
    const item = (words: string) => `<a href="https://a.example/${words}" style="padding:5px 10px">${words}</a>`;
    expect(convert(table(row(item('Shop') + item('Help')))).tree).toBe('section(menu)');
  });
});
