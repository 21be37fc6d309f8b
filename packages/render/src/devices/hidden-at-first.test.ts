import { blockRegistry, paragraph } from '@mailwright/blocks';
import { DEFAULT_SETTINGS, type DocumentNode, type NodeStyle } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../render-document.ts';
import { renderText } from '../render-text.ts';

const OPTIONS = { registry: blockRegistry, assetBase: 'https://mail.example', title: 'Sale' };

const text = (words: string, style: NodeStyle = {}): DocumentNode => ({
  id: `t${words}${style.hideOn ?? ''}`,
  type: 'text',
  props: { content: paragraph(words) },
  style,
});

const button = (style: NodeStyle): DocumentNode => {
  const seed = blockRegistry.get('button')?.tiles[0]?.create();
  return {
    id: 'b',
    type: 'button',
    props: { ...seed?.props, link: { href: 'https://a.example/', target: '_blank', title: '' } },
    style,
  };
};

const column = (children: readonly DocumentNode[], style: NodeStyle = {}): DocumentNode => ({
  id: `c${children[0]?.id}`,
  type: 'column',
  props: { gap: 16 },
  style,
  children,
});

function mail(columns: readonly DocumentNode[], style: NodeStyle = {}) {
  const props = { columns: columns.map(() => 100 / columns.length), stack: true, reverse: false, verticalAlign: 'top' };
  const section: DocumentNode = { id: 's', type: 'section', props, style, children: columns };
  return { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [section] } as const;
}

const body = (...args: Parameters<typeof mail>) =>
  /<body[\s\S]*/.exec(renderDocument(mail(...args), OPTIONS).html)?.[0] ?? '';

/** Returns the HTML for Word-based Outlook: its comments, which do not nest, opened, and parts for others removed. */
function forWord(html: string): string {
  return html
    .replace(/<!--\[if !mso\]><!-->[\s\S]*?<!--<!\[endif\]-->/g, '')
    .replace(/<!--\[if mso\]>([\s\S]*?)<!\[endif\]-->/g, '$1');
}

describe('what is hidden on desktops', () => {
  it('is hidden by itself, and shown by a rule for the devices that it is for', () => {
    for (const [hideOn, query] of [
      ['desktop', 'max-width:991px'],
      ['desktop-tablet', 'max-width:479px'],
    ] as const) {
      const { html, css } = renderDocument(mail([column([text('Words', { hideOn })])]), OPTIONS);
      const [, name] = /<td class="(\w+)" style="[^"]*display:none;mso-hide:all">/.exec(html) ?? [];
      expect(css).toContain(`@media (${query}){.${name}{display:table-cell !important}}`);
    }
  });

  it('is a section, a column or a block, each shown again as what it is', () => {
    const hidden = { hideOn: 'desktop-tablet' } as const;
    const { css } = renderDocument(mail([column([text('Words')])], hidden), OPTIONS);
    expect(css).toMatch(/\{display:block !important\}/);
    const beside = renderDocument(mail([column([text('Words')], hidden), column([text('Others')])]), OPTIONS);
    expect(beside.css).toMatch(/\{display:inline-block !important\}/);
  });

  it('does not reach Word, whichever parts for Word its blocks would have', () => {
    const hidden = { hideOn: 'desktop' } as const;
    for (const html of [
      body([column([button(hidden)])]),
      body([column([button({ backgroundColor: '#123456' })])], hidden),
      body([column([button({})], hidden), column([text('Others')])]),
      body([column([text('Others')]), column([button({})], hidden)]),
    ]) {
      expect(html).toContain('https://a.example/');
      expect(forWord(html)).not.toContain('https://a.example/');
      expect(forWord(html)).not.toContain('<![endif]');
      expect(forWord(html).split('<table').length).toBe(forWord(html).split('</table>').length);
    }
    expect(body([column([button({})])])).toContain('<v:roundrect');
  });

  it('stands once in the plain text, also beside its twin for desktops', () => {
    const once = (...nodes: readonly DocumentNode[]) => renderText(mail([column(nodes)]), OPTIONS);
    expect(once(text('Words', { hideOn: 'desktop' }), text('More'))).toBe('Words\n\nMore\n');
    expect(once(text('Words', { hideOn: 'mobile' }), text('Words', { hideOn: 'desktop-tablet' }))).toBe('Words\n');
    expect(once(text('Words', { hideOn: 'mobile' }), text('Other', { hideOn: 'desktop-tablet' }))).toBe(
      'Words\n\nOther\n',
    );
  });
});
