import { blockRegistry } from '@mailwright/blocks';
import { createProfileWriter, findProfile } from '@mailwright/contract';
import {
  DEFAULT_SETTINGS,
  type DocumentNode,
  type EmailDocument,
  fromSeed,
  type JsonObject,
  type NodeSeed,
  type NodeStyle,
} from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { exportMjml } from './export-mjml.ts';
import { enclosed } from './writing.ts';

const OPTIONS = {
  registry: blockRegistry,
  assetBase: 'https://mail.example',
  title: 'Hi {{ name }}',
  preheader: 'A & b',
};

const seed = (type: string, props: JsonObject = {}, style: NodeStyle = {}): NodeSeed => {
  const block = blockRegistry.get(type);
  return { type, props: { ...block?.tiles[0]?.create().props, ...props }, style };
};
const words = (text: string) => ({ content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
const column = (children: readonly NodeSeed[], style: NodeStyle = {}): NodeSeed => ({
  ...{ type: 'column', props: { gap: 16 }, style, children },
});
const section = (columns: readonly NodeSeed[], style: NodeStyle = {}, props: JsonObject = {}): NodeSeed => ({
  ...{ type: 'section', style, children: columns },
  props: {
    columns: columns.map(() => 100 / columns.length),
    stack: true,
    reverse: false,
    verticalAlign: 'top',
    ...props,
  },
});

function mailOf(sections: readonly NodeSeed[], more: Partial<EmailDocument> = {}): EmailDocument {
  const wrapper = fromSeed({ type: 'page-wrapper', props: {}, style: {}, children: sections }, blockRegistry);
  return { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [wrapper], ...more };
}

function written(sections: readonly NodeSeed[], more: Partial<EmailDocument> = {}) {
  const { content, report } = exportMjml(mailOf(sections, more), OPTIONS);
  const said = report.findings.map(({ fidelity, part, block, detail = '' }) =>
    `${fidelity} ${part} ${block ?? '-'} ${detail}`.trim(),
  );
  return { content, said };
}

describe('a mail written in MJML', () => {
  it('has its title, first words, fonts, language and page', () => {
    const webFonts = [{ name: 'Inter', url: 'https://fonts.example/inter.css', fallback: 'Arial' }];
    const settings = { ...DEFAULT_SETTINGS, lang: 'de', outerColor: '#eeeeee', webFonts, headCode: '<meta name="a">' };
    const { content, said } = written([section([column([])])], { settings, customStyles: '.own{color:red}' });
    expect(content).toContain('<mjml lang="de" dir="ltr">');
    expect(content).toContain('<mj-title>Hi {{ name }}</mj-title>');
    expect(content).toContain('<mj-preview>A &amp; b</mj-preview>');
    expect(content).toContain('<mj-font name="Inter" href="https://fonts.example/inter.css" />');
    expect(content).toContain('<mj-raw><meta name="a"></mj-raw>');
    expect(content).toMatch(/<mj-style>[\s\S]*\.own\{color:red\}\n?<\/mj-style>/);
    expect(content).toContain(`<mj-body width="${settings.width}px" background-color="#eeeeee">`);
    expect(said).toEqual(['code headCode mj-raw']);
  });

  it('has texts, buttons, images, lines, spaces and menus as its own elements', () => {
    const link = { href: 'https://a.example/?a=1&b={{ city }}', target: '_blank', title: '' };
    const { content, said } = written([
      section(
        [
          column([
            seed('text', words('Hello & you'), { color: '#123456', fontSize: 15, textAlign: 'center', paddingTop: 4 }),
            seed('button', { label: 'Go', link, paddingX: 20, paddingY: 10 }, { borderRadius: 4 }),
            seed('image', { src: 'https://a.example/a.png', alt: '', decorative: true, width: 120 }),
            seed('divider', { thickness: 2, lineStyle: 'dashed', color: '#cccccc', width: 50 }),
            seed('space', { height: 24 }),
            seed('menu', { items: [{ label: 'Home', link }], separator: 'none' }),
          ]),
        ],
        { backgroundColor: '#ffffff', borderTopWidth: 2, borderColor: '#000000' },
      ),
    ]);
    expect(content).toMatch(
      /<mj-text align="center"[^>]* font-size="15px"[^>]* color="#123456" padding="4px 0 16px 0">/,
    );
    expect(content).toContain('>Hello &amp; you</p></mj-text>');
    expect(content).toMatch(
      /<mj-button href="https:\/\/a\.example\/\?a=1&amp;b=\{\{ ?city ?\}\}" target="_blank"[^>]* inner-padding="10px 20px"[^>]*>Go<\/mj-button>/,
    );
    expect(content).toContain('<mj-image src="https://a.example/a.png" alt="" align="center" width="120px"');
    expect(content).toContain(
      '<mj-divider border-width="2px" border-style="dashed" border-color="#cccccc" width="50%"',
    );
    expect(content).toContain('<mj-spacer height="24px"');
    expect(content).toMatch(
      /<mj-navbar-link href="[^"]+" target="_blank"[^>]* text-transform="none">Home<\/mj-navbar-link>/,
    );
    expect(content).toMatch(
      /<mj-section [^>]*background-color="#ffffff" border-top="2px solid #000000" border-right="none"/,
    );
    expect(said).toEqual([]);
  });

  it('has columns by their widths, beside each other, turned, and sections in a section', () => {
    const two = [column([seed('space', { height: 1 })]), column([seed('space', { height: 2 })])];
    const { content } = written([
      section(two, {}, { columns: [33, 67], stack: false }),
      section(two, {}, { reverse: true }),
      section([column([section(two), seed('space', { height: 3 })])], { backgroundColor: '#abcdef' }),
    ]);
    expect(content).toContain('<mj-group><mj-column width="33%"');
    expect(content).toMatch(/direction="rtl"><mj-column[^>]*><mj-spacer height="2px"/);
    expect(content).toMatch(
      /<mj-wrapper [^>]*background-color="#abcdef"[\s\S]*<mj-section [\s\S]*height="3px"[\s\S]*<\/mj-wrapper>/,
    );
  });

  it('leaves foreign HTML and blocks without an element as raw HTML, and says so', () => {
    const { content, said } = written([
      section([column([seed('html', { source: '<b>Own</b>' }), seed('quote', { ...words('Said'), author: 'Anna' })])]),
    ]);
    expect(content).toMatch(
      /<mj-raw><tr><td class="mw-code" style="padding:0 0 16px"><div [^>]*><b>Own<\/b><\/div><\/td><\/tr><\/mj-raw>/,
    );
    expect(content).toMatch(/<mj-raw><tr><td class="mw-code"[^>]*>[\s\S]*Said[\s\S]*Anna/);
    expect(said).toEqual(['code html mj-raw', 'code quote mj-raw']);
  });

  it('says which settings have no attribute, and hides by classes', () => {
    const { content, said } = written([
      section([
        column([
          seed('text', words('a'), { hideOn: 'mobile', dark: { color: '#ffffff' }, phone: { fontSize: 12 } }),
          seed('button', { label: 'Go' }, { hover: { color: '#000000' } }),
        ]),
      ]),
    ]);
    expect(content).toContain('css-class="mw-hide-mobile"');
    expect(content).toContain('@media (max-width:479px){.mw-hide-mobile{display:none !important}}');
    expect(said).toEqual(['changed text mj-text phone', 'changed text mj-text dark', 'changed button mj-button hover']);
  });

  it('has the jump targets of its links', () => {
    const mail = mailOf([section([column([seed('space', { height: 1 })])])]);
    const named = (node: DocumentNode): DocumentNode =>
      node.type === 'space' || node.type === 'section'
        ? { ...node, anchor: `to-${node.type}`, ...(node.children && { children: node.children.map(named) }) }
        : { ...node, ...(node.children && { children: node.children.map(named) }) };
    const { content } = exportMjml({ ...mail, nodes: mail.nodes.map(named) }, OPTIONS);
    expect(content).toContain('<mj-raw><a id="to-section" name="to-section"></a></mj-raw>');
    expect(content).toContain('<a id="to-space" name="to-space"></a></td></tr></mj-raw>\n'.trim());
  });

  it('has conditions, repeats and fields of the sending system in raw parts, and names what it cannot say', () => {
    const mail = mailOf([section([column([seed('text', words('Hi {{ firstName }}')), seed('space')])])]);
    const shown = (node: DocumentNode): DocumentNode => ({
      ...node,
      ...(node.type === 'text' && {
        condition: { match: 'all' as const, tests: [{ field: 'PLAN', operator: 'is' as const, value: 'pro' }] },
      }),
      ...(node.type === 'section' && { repeat: { list: 'items' } }),
      ...(node.children && { children: node.children.map(shown) }),
    });
    const document = { ...mail, nodes: mail.nodes.map(shown) };
    const profile = findProfile('mailchimp');
    const { content, report } = exportMjml(document, {
      ...OPTIONS,
      ...(profile && { profile: createProfileWriter(profile) }),
    });
    expect(content).toMatch(
      /<mj-raw>\*\|IF:PLAN=pro\|\*<\/mj-raw><mj-text [\s\S]*<\/mj-text><mj-raw>\*\|END:IF\|\*<\/mj-raw>/,
    );
    expect(content).toContain('<mj-title>Hi *|NAME|*</mj-title>');
    // Mailchimp has no lists.
    expect(report.findings).toMatchObject([{ fidelity: 'dropped', part: 'repeat', detail: 'items', count: 1 }]);
    const own = exportMjml(document, OPTIONS);
    expect(own.report.findings.map(({ part }) => part)).toEqual(['repeat', 'condition']);
  });

  it('of a whole foreign document has what its body holds, and its styles', () => {
    const source = '<!doctype html><html><head><style>p{color:red}</style></head><body><p>All</p></body></html>';
    const node: DocumentNode = { id: 'h', type: 'html', props: { source }, style: {} };
    const { content, report } = exportMjml({ formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [node] }, OPTIONS);
    expect(content).toContain('<p>All</p>');
    expect(content).toContain('p{color:red}');
    expect(content).not.toContain('<!doctype');
    expect(report.findings).toMatchObject([{ fidelity: 'code', part: 'html', nodes: ['h'] }]);
  });
});

describe('HTML within a raw part', () => {
  it.each([
    ['<p>a</p>', '<p>a</p>'],
    ['<p>a<!-- open', '<p>a<!-- open-->'],
    ['<style>a{', '<style>a{</style>'],
    ['<textarea>a', '<textarea>a</textarea>'],
    ['a</mj-raw><mj-text x="1">b', 'ab'],
    ['a</mj-raw', 'a&lt;/mj-raw'],
  ])('%s does not end it: %s', (html, safe) => {
    expect(enclosed(html)).toBe(safe);
  });

  it.each(['<a href="x', '<p><![CDATA[a', '<plaintext>a'])('%s would swallow what follows, and is left out', (html) => {
    expect(enclosed(html)).toBeNull();
  });
});
