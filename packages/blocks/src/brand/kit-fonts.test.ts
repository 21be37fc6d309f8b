import type { BrandKit } from '@mailwright/contract';
import { blankDocument, type EmailDocument, fromSeeds, webFontStack } from '@mailwright/document';
import { expect, test } from 'vitest';
import { blockRegistry } from '../registry.ts';
import { paragraph } from '../shared/text/rich-text-seed.ts';
import { documentBrand } from './document-brand.ts';
import { inBrand } from './in-brand.ts';
import { followKits } from './kit-values.ts';

const LATO = { name: 'Lato', url: 'https://fonts.example/lato.css', fallback: 'Arial, Helvetica, sans-serif' };
const LORA = { name: 'Lora', url: 'https://fonts.example/lora.css', fallback: 'Georgia, serif' };

const KIT: BrandKit = {
  name: 'Acme',
  colors: [],
  fonts: { heading: webFontStack(LATO), body: 'Arial, Helvetica, sans-serif' },
  webFonts: [LATO, LORA],
  logo: { src: '', alt: '' },
  logoDark: { src: '' },
  button: { background: '#aa3355', color: '#ffffff', radius: 8, paddingX: 24, paddingY: 12 },
  spacing: [],
  social: [],
  footer: { company: '', address: '', reason: '' },
};

function mailInBrand(kit: BrandKit): EmailDocument {
  const blank = blankDocument(blockRegistry);
  const heading = { type: 'heading', props: { level: 'h1', content: paragraph('Hello') }, style: {} };
  const nodes = fromSeeds([heading], blockRegistry);
  return { ...blank, ...inBrand(nodes, blank.settings, { kit: { id: 'acme', kit }, registry: blockRegistry }) };
}

test('a mail in the brand brings the web fonts of the kit along', () => {
  const { settings } = mailInBrand(KIT);
  expect(settings.headerFonts).toBe("'Lato', Arial, Helvetica, sans-serif");
  expect(settings.webFonts).toEqual([LATO, LORA]);
  expect(settings.brand).toMatchObject({ headerFonts: 'font:acme/heading' });
  const { webFonts: _, ...without } = KIT;
  expect(mailInBrand({ ...without, fonts: { heading: null, body: null } }).settings.webFonts).toBeUndefined();
});

test('a mail that follows its kit to a web font gets that font', () => {
  const { webFonts: _, ...plain } = KIT;
  const before = mailInBrand({ ...plain, fonts: { heading: 'Georgia, serif', body: null } });
  const after = followKits(before, [{ id: 'acme', kit: KIT }]);
  expect(after.settings.headerFonts).toBe(webFontStack(LATO));
  expect(after.settings.webFonts).toContain(LATO);
  expect(followKits(after, [{ id: 'acme', kit: KIT }])).toBe(after);
});

test('a brand that is read out of a mail keeps the web fonts that its texts are in, and those alone', () => {
  const found = documentBrand(mailInBrand(KIT), blockRegistry);
  expect(found.fonts.heading).toBe(webFontStack(LATO));
  expect(found.webFonts).toEqual([LATO]);
});
