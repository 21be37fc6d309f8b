import { blockRegistry, inBrand } from '@mailwright/blocks';
import { ACME_KIT } from '@mailwright/blocks/testing';
import { createProfileWriter, findProfile, type ProfileId } from '@mailwright/contract';
import { DEFAULT_SETTINGS, type DocumentNode, type EmailDocument, ISLAND_TYPE, walk } from '@mailwright/document';
import { renderDocument, renderText } from '@mailwright/render';
import { describe, expect, it } from 'vitest';
import { bodyTags, countOf, OWN_SYSTEMS, ownSystemMail } from '../testing/own-systems.ts';
import { convertNeutral } from './convert-neutral.ts';

/** A mail of a system, made into blocks, given a brand, and exported for that system. */
function journey(id: ProfileId) {
  const source = ownSystemMail(id);
  const island: DocumentNode = { id: 'h', type: ISLAND_TYPE, props: { source }, style: {} };
  const imported: EmailDocument = { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [island] };
  const made = convertNeutral(imported, 'h', { scope: 'mw-c' }) ?? expect.fail('Nothing was converted');
  const kit = { id: 'acme', kit: ACME_KIT };
  const branded = inBrand(made.document.nodes, made.document.settings, { kit, registry: blockRegistry });
  const profile = createProfileWriter(findProfile(id) ?? expect.fail(id));
  const options = { registry: blockRegistry, assetBase: '', title: '', profile };
  const document = { ...made.document, ...branded };
  const { html } = renderDocument(document, options);
  return { source, made, document, html, text: renderText(document, options) };
}

describe.each(OWN_SYSTEMS)('a mail of $id that was made into blocks and given a brand', ({ id, ...links }) => {
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
    expect(bodyTags(source).length).toBeGreaterThan(1);
    expect(bodyTags(html)).toEqual(bodyTags(source));
    for (const tag of bodyTags(source))
      expect(countOf(html.slice(html.indexOf('<body')), tag), tag).toBe(countOf(source, tag));
  });

  it('can be left from its HTML and from its plain text', () => {
    for (const link of links.html) expect(countOf(html, link), link).toBe(1);
    for (const link of links.text) expect(countOf(text, link), link).toBe(1);
  });
});
