import { blockRegistry, paragraph } from '@mailwright/blocks';
import { DEFAULT_SETTINGS, type DocumentNode, type GeneralSettings, type NodeStyle } from '@mailwright/document';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { renderCanvas, renderDocument } from '../render-document.ts';
import { stripMarks } from '../renderer.ts';

const OPTIONS = { registry: blockRegistry, assetBase: 'https://mail.example', title: 'Sale' };
const PROPS = { columns: [100], stack: true, reverse: false, verticalAlign: 'top' };

function section(words: string, style: NodeStyle = {}, deeper: readonly DocumentNode[] = []): DocumentNode {
  const text: DocumentNode = { id: `t${words}`, type: 'text', props: { content: paragraph(words) }, style: {} };
  const children = [text, ...deeper];
  const column: DocumentNode = { id: `c${words}`, type: 'column', props: { gap: 16 }, style: {}, children };
  return { id: `s${words}`, type: 'section', props: PROPS, style, children: [column] };
}

function mail(sections: readonly DocumentNode[], wrapper: NodeStyle = {}, settings: Partial<GeneralSettings> = {}) {
  const page: DocumentNode = { id: 'w', type: 'page-wrapper', props: {}, style: wrapper, children: sections };
  return { formatVersion: 1, settings: { ...DEFAULT_SETTINGS, ...settings }, nodes: [page] } as const;
}

const render = (...sections: readonly DocumentNode[]) => renderDocument(mail(sections), OPTIONS).html;

/** The elements around the text, outermost first, as far as they look like something. */
function around(html: string, words: string): string[] {
  const before = html.slice(html.indexOf('<body'), html.indexOf(`>${words}<`)).replace(/<!--[\s\S]*?-->/g, '');
  const open: string[] = [];
  for (const [tag, slash, name] of before.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (slash) open.splice(open.findLastIndex((each) => each.startsWith(`<${name}`)));
    else open.push(tag);
  }
  return open;
}

describe('a section whose background goes to the edges of the window', () => {
  const html = render(
    section('Before'),
    section('Wide', { stripe: true, backgroundColor: '#123456' }),
    section('After'),
  );

  it('stands outside the mail’s column, and its content in a column as wide', () => {
    const tags = around(html, 'Wide');
    const colored = tags.findIndex((tag) => tag.includes('background-color:#123456'));
    const column = tags.findIndex((tag) => tag.includes('max-width:700px'));
    expect(colored).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(colored);
    expect(tags[column + 2]).toContain('padding:0 20px');
  });

  it('interrupts the column before and after, whose ends alone have its padding', () => {
    for (const words of ['Before', 'After']) {
      const tags = around(html, words);
      expect(tags.filter((tag) => tag.includes('max-width:700px;margin:0 auto;background-color:#ffffff'))).toHaveLength(
        1,
      );
      expect(tags.some((tag) => tag.includes(words === 'Before' ? 'padding:20px 20px 0' : 'padding:0 20px 20px'))).toBe(
        true,
      );
    }
    expect(html.match(/bgcolor="#ffffff"/g)).toHaveLength(2);
  });

  it('gives Word the color at a cell of the whole width and a ghost table of the column’s', () => {
    expect(html).toMatch(
      /<td bgcolor="#123456"[^>]*><!--\[if mso\]><table [^>]*width="700" align="center" style="width:700px"><tr><td><!\[endif\]-->/,
    );
    const plain = renderDocument(mail([section('Wide', { stripe: true })], {}, { outlook: false }), OPTIONS).html;
    expect(plain).not.toContain('mso]');
  });

  it('gives Word an image in a shape as wide as the window', () => {
    const pictured = render(section('Wide', { stripe: true, backgroundImage: 'https://a.example/i.png' }));
    expect(pictured).toContain('<v:rect fill="t" stroke="f" style="mso-width-percent:1000">');
    expect(pictured.match(/<v:rect/g)).toHaveLength(pictured.match(/<\/v:rect>/g)?.length ?? -1);
  });

  it('has its color for dark mode where its color is', () => {
    const style: NodeStyle = { stripe: true, backgroundColor: '#eeeeee', dark: { backgroundColor: '#101010' } };
    const dark = render(section('Wide', style));
    const [, name] = /\.(\w+)\{background-color:#101010 !important\}/.exec(dark) ?? [];
    expect(dark).toContain(`<td bgcolor="#eeeeee" class="${name}"`);
  });

  it('keeps the room at the sides that the page has for everything else away from its background', () => {
    const wide = mail([section('Wide', { stripe: true }), section('After')], { paddingLeft: 30, paddingTop: 10 });
    const page = renderDocument(wide, OPTIONS).html;
    expect(page).toMatch(/<tr><td style="padding:10px 0 0"><div>/);
    expect(page).toContain('<tr><td style="padding:0 0 24px 30px">');
  });

  it('is a section like any other within a column', () => {
    const nested = (style: NodeStyle) =>
      render(section('Out', {}, [section('In', { backgroundColor: '#123456', ...style })]));
    expect(nested({ stripe: true })).toBe(nested({}));
  });

  it('needs no repair by a parser, and is the same mail on the canvas', () => {
    const errors: string[] = [];
    parse(html, { onParseError: ({ code }) => errors.push(code) });
    expect(errors).toEqual([]);
    const document = mail([
      section('Before'),
      section('Wide', { stripe: true, paddingLeft: 8, phone: { paddingLeft: 4 } }),
    ]);
    expect(stripMarks(renderCanvas(document, OPTIONS).html)).toBe(renderDocument(document, OPTIONS).html);
  });
});
