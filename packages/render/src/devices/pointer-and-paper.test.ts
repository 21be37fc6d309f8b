import { blockRegistry, paragraph } from '@mailwright/blocks';
import { DEFAULT_SETTINGS, type DocumentNode, type GeneralSettings, type NodeStyle } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../render-document.ts';

const OPTIONS = { registry: blockRegistry, assetBase: 'https://mail.example', title: 'Sale' };

const linked = [
  {
    type: 'paragraph',
    content: [{ type: 'text', text: 'Shop', marks: [{ type: 'link', attrs: { href: 'https://a.example/' } }] }],
  },
];

function block(type: string, style: NodeStyle, props: object = {}): DocumentNode {
  const seed = blockRegistry.get(type)?.tiles[0]?.create();
  return { id: type, type, props: { ...seed?.props, ...props } as DocumentNode['props'], style };
}

const link = { href: 'https://a.example/', target: '_blank', title: '' };

function render(blocks: readonly DocumentNode[], settings: Partial<GeneralSettings> = {}) {
  const column: DocumentNode = { id: 'c', type: 'column', props: { gap: 16 }, style: {}, children: blocks };
  const props = { columns: [100], stack: true, reverse: false, verticalAlign: 'top' };
  const section: DocumentNode = { id: 's', type: 'section', props, style: {}, children: [column] };
  const wrapper: DocumentNode = { id: 'w', type: 'page-wrapper', props: {}, style: {}, children: [section] };
  return renderDocument(
    { formatVersion: 1, settings: { ...DEFAULT_SETTINGS, ...settings }, nodes: [wrapper] },
    OPTIONS,
  );
}

describe('colors under the pointer', () => {
  it('are a rule of a class of the button’s own link, without a colon in the name', () => {
    const { html, css } = render([block('button', { hover: { backgroundColor: '#ff0000' } }, { link })]);
    const [, name = ''] = /^\.(\w+):hover\{background-color:#ff0000 !important\}$/m.exec(css) ?? [];
    expect(html).toMatch(new RegExp(`<a href="https://a.example/"[^>]* class="[^"]*\\b${name}\\b`));
  });

  it('are those of the mail for links in texts and links of their own, and a link’s own color goes before', () => {
    const blocks = [block('text', {}, { content: linked }), block('link', {}, { link, label: 'More' })];
    const { html, css } = render(blocks, { linkColorHover: '#00aa00' });
    const [, name = ''] = /^\.(\w+):hover\{color:#00aa00 !important\}$/m.exec(css) ?? [];
    expect(html.split(`class="${name}"`)).toHaveLength(3);
    const own = render([block('link', { color: '#123456' }, { link, label: 'More' })], { linkColorHover: '#00aa00' });
    expect(own.css).not.toContain(':hover');
  });

  it('are those of the links of a menu and of the bar of a discount code, too', () => {
    const menu = { items: [{ id: 'a', label: 'Shop', link }] };
    const code = { buttonLabel: 'Shop', link };
    const classOf = (css: string, declarations: string) =>
      new RegExp(`^\\.(\\w+):hover\\{${declarations}\\}$`, 'm').exec(css)?.[1] ?? 'no such rule';
    for (const [blocks, settings, declarations] of [
      [[block('menu', { hover: { color: '#00aa00' } }, menu)], {}, 'color:#00aa00 !important'],
      [[block('menu', {}, menu)], { linkColorHover: '#00aa00' }, 'color:#00aa00 !important'],
      [
        [block('discount-code', { hover: { color: '#111111', backgroundColor: '#ffcc00' } }, code)],
        {},
        'color:#111111 !important;background-color:#ffcc00 !important',
      ],
    ] as const) {
      const { html, css } = render(blocks, settings);
      expect(html).toMatch(
        new RegExp(`<a href="https://a.example/"[^>]* class="[^"]*\\b${classOf(css, declarations)}\\b`),
      );
    }
    const own = render([block('menu', { color: '#123456' }, menu)], { linkColorHover: '#00aa00' });
    expect(own.css).not.toContain(':hover');
  });

  it('cost a mail without them nothing', () => {
    expect(render([block('button', {}, { link })]).html).not.toContain('hover');
  });
});

describe('paper', () => {
  it('leaves out what is not to be printed, its cell with it', () => {
    const { html, css } = render([block('button', { hideInPrint: true }, { link })]);
    const [, name] = /@media print\{\.(\w+)\{display:none !important\}\}/.exec(css) ?? [];
    expect(html).toContain(`<td class="${name}"`);
  });

  it('has the grounds of a mail that says so', () => {
    const { html, css } = render([], { printColors: true });
    const [, name] =
      /@media print\{\.(\w+)\{-webkit-print-color-adjust:exact !important;print-color-adjust:exact/.exec(css) ?? [];
    expect(html).toContain(` class="${name}"`);
    expect(render([]).css).not.toContain('print');
  });
});

describe('classes of the author', () => {
  it('stand at the element of the block, beside those that it has', () => {
    const { html } = render([block('text', { cssClass: 'hero big-1' }, { content: paragraph('Words') })]);
    expect(html).toMatch(/<div [^>]*class="hero big-1"[^>]*><p/);
  });

  it('cannot leave the attribute, whatever a stored mail has, nor be one of ours', () => {
    const { html } = render([
      block('text', { cssClass: 'a" onload="x mw-1 d1a2b3c ok' }, { content: paragraph('Words') }),
    ]);
    expect(html).toMatch(/<div [^>]*class="ok"[^>]*><p/);
  });
});

describe('the greatest width on phones', () => {
  it('holds for the block, which stays at its side', () => {
    for (const [align, margin] of [
      ['center', '0 auto'],
      ['right', '0 0 0 auto'],
      [undefined, '0 auto 0 0'],
    ] as const) {
      const style = { phoneMaxWidth: 200, ...(align && { align }) };
      const { html, css } = render([block('button', style, { link })]);
      const [, name] =
        new RegExp(`\\.(\\w+)\\{max-width:200px !important;margin:${margin} !important\\}`).exec(css) ?? [];
      expect(html).toMatch(new RegExp(`<(?:p|table|div)[^>]* class="${name}"`));
    }
  });
});
