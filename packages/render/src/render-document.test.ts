import { blockRegistry, paragraph } from '@mailwright/blocks';
import { DEFAULT_SETTINGS, type DocumentNode, type EmailDocument, type GeneralSettings } from '@mailwright/document';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { renderCanvas, renderDocument } from './render-document.ts';
import type { DocumentOptions } from './render-options.ts';
import { stripMarks } from './renderer.ts';

const OPTIONS: DocumentOptions = { registry: blockRegistry, assetBase: 'https://mail.example', title: 'Spring & sale' };

function mail(blocks: readonly DocumentNode[], settings: Partial<GeneralSettings> = {}): EmailDocument {
  const column: DocumentNode = { id: 'c', type: 'column', props: { gap: 16 }, style: {}, children: blocks };
  const props = { columns: [100], stack: true, reverse: false, verticalAlign: 'top' };
  const section: DocumentNode = { id: 's', type: 'section', props, style: {}, children: [column] };
  const wrapper: DocumentNode = { id: 'w', type: 'page-wrapper', props: {}, style: {}, children: [section] };
  return { formatVersion: 1, settings: { ...DEFAULT_SETTINGS, ...settings }, nodes: [wrapper] };
}

const text = (words: string, extra: Partial<DocumentNode> = {}): DocumentNode => ({
  id: 't',
  type: 'text',
  props: { content: paragraph(words) },
  style: {},
  ...extra,
});

function parseErrors(html: string): string[] {
  const errors: string[] = [];
  parse(html, { onParseError: ({ code }) => errors.push(code) });
  return errors;
}

describe('the document around the blocks', () => {
  const { html, css, bytes } = renderDocument(mail([text('Words')]), { ...OPTIONS, preheader: 'First & best' });

  it('has a complete head', () => {
    expect(html).toMatch(
      /^<!doctype html>\n<html lang="en" dir="ltr" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o=/,
    );
    expect(html).toContain('<meta charset="utf-8">');
    expect(html).toContain('<meta name="viewport" content="width=device-width,initial-scale=1">');
    expect(html).toContain('<meta name="x-apple-disable-message-reformatting">');
    expect(html).toContain('<meta name="format-detection"');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('<meta name="supported-color-schemes" content="light dark">');
    expect(html).toContain('<title>Spring &amp; sale</title>');
    expect(html).toMatch(
      /<!--\[if mso\]><noscript><xml>.*<o:PixelsPerInch>96<\/o:PixelsPerInch>.*<\/xml><\/noscript><!\[endif\]-->/,
    );
  });

  it('breaks words that are longer than their column, said once for all of them', () => {
    expect(html).toContain('color:#222222;overflow-wrap:break-word;word-break:break-word">');
    expect(html.match(/word-break/g)).toHaveLength(1);
  });

  it('gives what clients make links of the look around it, and leaves our own links theirs', () => {
    const rules = css.split('\n').filter((rule) => rule.includes('detectors') || rule.includes('#MessageViewBody'));
    expect(rules).toHaveLength(2);
    for (const rule of rules) expect(rule).toMatch(/\{color:inherit;text-decoration:none\}$/);
  });

  it('needs no repair by a parser', () => {
    expect(parseErrors(html)).toEqual([]);
  });

  it('copies its style block into css and counts the bytes of the whole', () => {
    expect([...html.matchAll(/<style>\n([\s\S]*?)<\/style>/g)].map((match) => match[1])).toEqual([css]);
    expect(bytes).toBe(new TextEncoder().encode(html).length);
  });

  it('starts with the hidden preheader and enough filler that nothing follows it in the inbox', () => {
    const [, preheader] =
      /<body[^>]*>\n<div role="article"[^>]*>\n<div style="display:none[^"]*mso-hide:all">([^<]*)<\/div>/.exec(html) ??
      [];
    expect(preheader).toMatch(/^First &amp; best (?:\u034f ?)+$/);
    expect(preheader?.match(/\u034f/g)).toHaveLength(138);
    expect(renderDocument(mail([]), OPTIONS).html).not.toContain('\u034f');
  });

  it('leaves out what only Word reads when the settings say so', () => {
    const plain = renderDocument(mail([text('Words')], { outlook: false }), OPTIONS).html;
    expect(plain).not.toMatch(/\[if|xmlns|<v:/);
  });

  it('carries language and direction', () => {
    const arabic = renderDocument(mail([], { lang: 'ar', dir: 'rtl' }), OPTIONS).html;
    expect(arabic).toContain('<html lang="ar" dir="rtl"');
    expect(arabic).toContain('<body id="body" lang="ar" dir="rtl" ');
    const article = '<div role="article" aria-roledescription="email" lang="ar" dir="rtl">';
    expect(arabic.indexOf(article)).toBeGreaterThan(arabic.indexOf('<body'));
    expect(arabic.indexOf(article)).toBeLessThan(arabic.indexOf('<table'));
    expect(arabic).toMatch(/<\/table>\n<\/div>\n<\/body>/);
  });
});

describe('the style block', () => {
  it('holds only rules that an element uses, widest screen first', () => {
    const bare = renderDocument(mail([text('Words')]), OPTIONS);
    expect(bare.css).not.toContain('@media');
    const style = { phone: { fontSize: 14 }, hideOn: 'tablet' } as const;
    const { css, html } = renderDocument(mail([text('Words', { style })]), OPTIONS);
    const [, tablet, phone] =
      /991px\)\{\.(\w+)\{display:none !important\}\}\n@media \(max-width:479px\)\{\.(\w+)\{font-size:14px !important\}\}/.exec(
        css,
      ) ?? [];
    expect(html).toContain(`class="${tablet}"`);
    expect(html).toContain(`class="${phone}"`);
  });

  it("has the author's own CSS in an element of its own, which it cannot end", () => {
    const { css, html } = renderDocument(
      { ...mail([]), customStyles: 'a{color:red}</style><script>x</script>' },
      OPTIONS,
    );
    expect(css).toMatch(/a\{color:red\}<\\\/style><script>x<\\\/script>\n$/);
    expect(html).not.toMatch(/<\/style><script>/);
    expect(html).toMatch(/text-decoration:none\}\n<\/style>\n(?:<!--.*-->\n)?<style>\na\{color:red\}/);
  });

  it('reads CSS of escaped quotes once, and makes no rule of what stood around a font', () => {
    const quotes = `"${'\\"'.repeat(150_000)}`;
    const { css } = renderDocument({ ...mail([]), customStyles: quotes }, OPTIONS);
    expect(css).toContain(quotes);
    const parted = renderDocument({ ...mail([]), customStyles: '@im@font-face{}port "x"' }, OPTIONS);
    expect(parted.css).not.toContain('@import');
  });

  it('shows no font from elsewhere to Word, which would give up those that stand in for it', () => {
    const face = '@font-face{font-family:"}Lato";src:url(https://a.example/lato.woff2)}';
    const customStyles = `/* @font-face{x} */ @media screen{${face}} a{color:red;content:"@font-face{x}"}`;
    const { css, html } = renderDocument({ ...mail([]), customStyles }, OPTIONS);
    expect(html).toContain(`<!--[if !mso]><!--><style>\n@font-face{`);
    const forWord = html.replace(/<!--\[if !mso\]><!-->.*?<!--<!\[endif\]-->/gs, '');
    expect(forWord).not.toContain('lato.woff2');
    expect(forWord).toContain('a{color:red;content:"@font-face{x}"}');
    expect(css).toContain('lato.woff2');
    const plain = renderDocument({ ...mail([], { outlook: false }), customStyles }, OPTIONS).html;
    expect(plain).toContain('lato.woff2');
    expect(plain).not.toContain('[if');
  });

  it('tells Word that lines are as high as they are set, but for those of foreign HTML and of larger words', () => {
    const exact = '<!--[if mso]><style>p,li,h1,h2,h3,h4,h5,h6{mso-line-height-rule:exactly}</style><![endif]-->';
    expect(renderDocument(mail([text('Words')]), OPTIONS).html).toContain(exact);
    const island: DocumentNode = { id: 'i', type: 'html', props: { source: '<img src="a.png">' }, style: {} };
    expect(renderDocument(mail([text('Words'), island]), OPTIONS).html).not.toContain(exact);
    const large = { type: 'text', text: 'large', marks: [{ type: 'textStyle', attrs: { fontSize: '40px' } }] };
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'and ' }, large] }];
    const heading = { type: 'heading', props: { content, level: 'h2' } };
    const html = renderDocument(
      mail([text('', { props: { content } }), text('', { id: 'h', ...heading })]),
      OPTIONS,
    ).html;
    expect(html.match(/<p style="margin:0;mso-line-height-rule:at-least">/g)).toHaveLength(1);
    expect(html.match(/<h2 style="[^"]*;mso-line-height-rule:at-least">/g)).toHaveLength(1);
  });
});

describe('merge fields and samples', () => {
  const named = mail([
    text('Hi ', {
      props: { content: [{ type: 'paragraph', content: [{ type: 'mergeField', attrs: { name: 'name' } }] }] },
    }),
  ]);

  it('are written in the configured syntax', () => {
    expect(renderDocument(named, { ...OPTIONS, mergeSyntax: '*|name|*' }).html).toContain('>*|name|*</p>');
    expect(renderDocument(named, OPTIONS).html).toContain('>{{ name }}</p>');
  });

  it('give way to samples, escaped', () => {
    expect(renderDocument(named, { ...OPTIONS, samples: { name: 'O<b>' } }).html).toContain('>O&lt;b&gt;</p>');
  });

  it('cannot bring markup along in their names', () => {
    const content = [{ type: 'paragraph', content: [{ type: 'mergeField', attrs: { name: '<script>' } }] }];
    expect(renderDocument(mail([text('', { props: { content } })]), OPTIONS).html).toContain('>{{ script }}</p>');
  });
});

describe('bad documents', () => {
  const deep = (levels: number): DocumentNode =>
    levels === 0
      ? text('deep')
      : { id: `d${levels}`, type: 'column', props: { gap: 0 }, style: {}, children: [deep(levels - 1)] };

  it('keep unknown blocks and broken nodes labelled on the canvas and out of the mail', () => {
    const document = mail([text('a', { type: 'galaxy' }), text('b', { props: { content: 7 } }), text('c')]);
    expect(renderCanvas(document, OPTIONS).body).toContain('data-mw-label="This block cannot be shown: galaxy"></div>');
    expect(renderDocument(document, OPTIONS).html.match(/<td style="[^"]*"><div><\/div><\/td>/g)).toHaveLength(2);
  });

  it('may be 60 levels deep', () => {
    expect(renderDocument(mail([deep(60)]), OPTIONS).html).toContain('>deep</p>');
  });

  it('may have 5,000 blocks', () => {
    const many = Array.from({ length: 5000 }, (_, index) => text(`text ${index}`, { id: `t${index}` }));
    expect(renderDocument(mail(many), OPTIONS).html).toContain('>text 4999</p>');
  });
});

describe('an imported whole document', () => {
  const island = (source: string): EmailDocument => ({
    formatVersion: 1,
    settings: DEFAULT_SETTINGS,
    nodes: [{ id: 'i', type: 'html', props: { source }, style: {} }],
  });

  it('is returned as it is', () => {
    const source = '<!DOCTYPE html>\r\n<HTML><head><STYLE>a{}</STYLE></head><body>\t<p>x</HTML>\n';
    expect(renderDocument(island(source), OPTIONS)).toEqual({ html: source, css: 'a{}', bytes: source.length });
  });

  it('is told from a fragment, which gets a document around it', () => {
    expect(renderDocument(island('<p>x</p>'), OPTIONS).html).toMatch(/^<!doctype html>\n<html lang="en"/);
  });
});

it('shows on the canvas what is sent, apart from marks', () => {
  const document = mail([text('Words', { style: { paddingTop: 3 } })]);
  const canvas = renderCanvas(document, OPTIONS);
  expect(canvas.body).toContain('<table data-mw-id="t" data-mw-kind="block" role="presentation"');
  expect(canvas.body).toContain('<div data-mw-edit="content"');
  const unfolded = (html: string) => html.replace(/\s+/g, ' ');
  expect(unfolded(stripMarks(canvas.html))).toBe(unfolded(renderDocument(document, OPTIONS).html));
});

describe("the mail's own look", () => {
  const link = { href: 'https://shop.example/', target: '_self', title: '' };
  const words: DocumentNode['props']['content'] = [
    { type: 'paragraph', content: [{ type: 'text', text: 'here', marks: [{ type: 'link', attrs: link }] }] },
  ];
  const button: DocumentNode = {
    id: 'b',
    type: 'button',
    props: { label: 'Buy', link, fullWidth: false, paddingX: 24, paddingY: 12 },
    style: {},
  };

  it('is that of its texts, links and buttons unless they say something of their own', () => {
    const settings = {
      textSize: 18,
      textColor: '#333344',
      linkColor: '#006644',
      underlineLinks: true,
      buttons: { backgroundColor: '#aa0000', color: '#fffff0', size: 20, bold: false, borderRadius: 0 },
    };
    const { html } = renderDocument(mail([text('', { props: { content: words } }), button], settings), OPTIONS);
    expect(html).toContain('/1.4 Arial,Helvetica,sans-serif;color:#333344');
    expect(html).toContain('font:18px/');
    expect(html).toContain('color:#006644;text-decoration:underline');
    expect(html).toMatch(/font:normal 20px\/[^"]*color:#fffff0[^"]*background-color:#aa0000/);
    expect(html).not.toContain('border-radius');
    const own = renderDocument(mail([{ ...button, style: { backgroundColor: '#0000aa' } }], settings), OPTIONS);
    expect(own.html).toContain('background-color:#0000aa');
    expect(own.html).not.toContain('background-color:#aa0000');
  });
});

it('writes further attributes at the elements of the nodes that have them, and nowhere else', () => {
  const document = mail([text('One'), text('Two', { id: 'u' })]);
  const attributesOf = ({ id }: DocumentNode) => (id === 'u' ? ' data-changed="1"' : '');
  const marked = renderDocument(document, { ...OPTIONS, attributesOf }).html;
  expect(marked.split(' data-changed="1"')).toHaveLength(2);
  expect(marked.replace(' data-changed="1"', '')).toBe(renderDocument(document, OPTIONS).html);
});
