import { readFileSync } from 'node:fs';
import { blockRegistry, inBrand } from '@mailwright/blocks';
import { type BrandKit, createProfileWriter, findProfile, type ProfileId, tagPieces } from '@mailwright/contract';
import { DEFAULT_SETTINGS, type DocumentNode, type EmailDocument, ISLAND_TYPE, walk } from '@mailwright/document';
import { renderDocument, renderText } from '@mailwright/render';
import { describe, expect, it } from 'vitest';
import { convertNeutral } from './convert-neutral.ts';

const KIT: BrandKit = {
  name: 'Acme',
  colors: [{ id: 'accent', name: 'Accent', light: '#6d28d9', dark: null, role: 'accent' }],
  fonts: { heading: null, body: null },
  logo: { src: '/api/v2/assets/user/u/asset/acme.png', alt: 'Acme' },
  logoDark: { src: '' },
  button: { background: '#6d28d9', color: '#ffffff', radius: 3, paddingX: 30, paddingY: 14 },
  spacing: [],
  social: [{ network: 'linkedin', url: 'https://www.linkedin.com/company/acme' }],
  footer: { company: 'Acme Inc.', address: '1 Main Street\nSpringfield', reason: 'You signed up at acme.example.' },
};

/** Which tags of a mail are its system's, and its links to leave and to read it online, in HTML and in plain text. */
const SYSTEMS: readonly (readonly [
  ProfileId,
  { readonly html: readonly string[]; readonly text: readonly string[] },
])[] = [
  [
    'listmonk',
    {
      html: ['href="{{ UnsubscribeURL }}"', 'href="{{ MessageURL }}"'],
      text: ['{{ UnsubscribeURL }}', '{{ MessageURL }}'],
    },
  ],
  ['mailchimp', { html: ['href="*|UNSUB|*"', 'href="*|ARCHIVE|*"'], text: ['*|UNSUB|*', '*|ARCHIVE|*'] }],
  ['campaign-monitor', { html: ['<unsubscribe', '<webversion'], text: ['[unsubscribe]', '[webversion]'] }],
];

/** A mail of a system, made into blocks, given a brand, and exported for that system. */
function journey(id: ProfileId) {
  const source = readFileSync(`${import.meta.dirname}/testing/${id}.html`, 'utf8');
  const island: DocumentNode = { id: 'h', type: ISLAND_TYPE, props: { source }, style: {} };
  const imported: EmailDocument = { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [island] };
  const made = convertNeutral(imported, 'h', { scope: 'mw-c' }) ?? expect.fail('Nothing was converted');
  const kit = { id: 'acme', kit: KIT };
  const branded = inBrand(made.document.nodes, made.document.settings, { kit, registry: blockRegistry });
  const profile = createProfileWriter(findProfile(id) ?? expect.fail(id));
  const options = { registry: blockRegistry, assetBase: '', title: '', profile };
  const document = { ...made.document, ...branded };
  const { html } = renderDocument(document, options);
  return { source, made, document, html, text: renderText(document, options) };
}

/** Finds the tags of a mail without what ends Word's conditional comments, which looks like one of some systems. */
function tagsIn(html: string): readonly string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<!--[\s\S]*?-->/g, '');
  return tagPieces(body)
    .flatMap(({ text, isTag }) => (isTag ? [text] : []))
    .toSorted();
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

describe.each(SYSTEMS)('a mail of %s that was made into blocks and given a brand', (id, links) => {
  const { source, made, document, html, text } = journey(id);

  it('is known as one of its system, and looks like the brand', () => {
    expect(made.system).toBe(findProfile(id)?.name);
    const types: string[] = [];
    walk(document, ({ type }) => {
      types.push(type);
    });
    expect(types).toContain('text');
    expect(JSON.stringify(document)).toContain('#6d28d9');
  });

  it('leaves for its system with every tag once', () => {
    expect(tagsIn(source).length).toBeGreaterThan(1);
    expect(tagsIn(html)).toEqual(tagsIn(source));
    for (const tag of tagsIn(source))
      expect(count(html.slice(html.indexOf('<body')), tag), tag).toBe(count(source, tag));
  });

  it('can be left from its HTML and from its plain text', () => {
    for (const link of links.html) expect(count(html, link), link).toBe(1);
    for (const link of links.text) expect(count(text, link), link).toBe(1);
  });
});
