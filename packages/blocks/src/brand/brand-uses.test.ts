import type { BrandKit } from '@mailwright/contract';
import { blankDocument, type EmailDocument, fromSeeds, type NodeSeed, writeDocument } from '@mailwright/document';
import { expect, test } from 'vitest';
import { blockRegistry } from '../registry.ts';
import { paragraph } from '../shared/text/rich-text-seed.ts';
import { brandUses, kitUses } from './brand-uses.ts';
import { inBrand } from './in-brand.ts';
import { followKits } from './kit-values.ts';

const KIT: BrandKit = {
  name: 'Acme',
  colors: [
    { id: 'ink', name: 'Ink', light: '#102030', dark: '#e0e8f0', role: 'text' },
    { id: 'red', name: 'Red', light: '#aa3355', dark: null, role: 'accent' },
    { id: 'paper', name: 'Paper', light: '#fffaf0', dark: '#101010', role: 'background' },
  ],
  fonts: { heading: 'Georgia, serif', body: 'Arial, Helvetica, sans-serif' },
  logo: { src: '', alt: '' },
  logoDark: { src: '' },
  button: { background: '#aa3355', color: '#ffffff', radius: 8, paddingX: 24, paddingY: 12 },
  spacing: [],
  social: [],
  footer: { company: '', address: '', reason: '' },
};

function button(): NodeSeed {
  const seed = blockRegistry.get('button')?.tiles[0]?.create() ?? { type: 'button', props: {}, style: {} };
  return { ...seed, style: { backgroundColor: '#2563eb', color: '#ffffff' } };
}

function mail(): EmailDocument {
  const blank = blankDocument(blockRegistry);
  const [wrapper] = blank.nodes;
  const texts: NodeSeed[] = [
    {
      type: 'heading',
      props: { level: 'h1', content: paragraph('Hello') },
      style: { color: '#222222', dark: { color: '#f0f0f0' } },
    },
    { type: 'text', props: { content: paragraph('Words') }, style: { color: '#222222' } },
    button(),
  ];
  const section: NodeSeed = {
    type: 'section',
    props: { columns: [100], stack: true, reverse: false, verticalAlign: 'top' },
    style: {},
    children: [{ type: 'column', props: { gap: 16 }, style: {}, children: texts }],
  };
  const children = fromSeeds([section], blockRegistry);
  const style = { dark: { backgroundColor: '#17171c' } };
  const document = { ...blank, nodes: wrapper ? [{ ...wrapper, style, children }] : [] };
  return { ...document, ...inBrand(document.nodes, document.settings, { kit: named(KIT), registry: blockRegistry }) };
}

function named(kit: BrandKit) {
  return { id: 'acme', kit };
}

/** Returns whether the mail holds a value of the kit that the kit has changed since, judged by the index of brand uses. */
function isBehind(document: EmailDocument, kit: BrandKit): boolean {
  const now = new Map(kitUses(named(kit)).map((use) => [use.named, use.value]));
  return brandUses(writeDocument(document)).some((use) => now.has(use.named) && now.get(use.named) !== use.value);
}

const OTHER_COLOR = (id: string, values: object): BrandKit => ({
  ...KIT,
  colors: KIT.colors.map((color) => (color.id === id ? { ...color, ...values } : color)),
});

test('tells every value of a kit in a mail once, those for dark mode apart', () => {
  const uses = brandUses(writeDocument(mail()));
  expect(uses).toContainEqual({ named: 'color:ink', value: '#102030' });
  expect(uses).toContainEqual({ named: 'color:ink/dark', value: '#e0e8f0' });
  expect(uses).toContainEqual({ named: 'font:acme/heading', value: 'Georgia, serif' });
  expect(new Set(uses.map((use) => JSON.stringify(use))).size).toBe(uses.length);
});

test.each([
  ['the same kit', KIT, false],
  ['another name', { ...KIT, name: 'Acme Inc.' }, false],
  ['another color', OTHER_COLOR('red', { light: '#00aa55' }), true],
  ['another color for dark mode', OTHER_COLOR('ink', { dark: '#ffffff' }), true],
  ['another role of a color', OTHER_COLOR('red', { role: null }), false],
  ['a color that is gone', { ...KIT, colors: KIT.colors.filter(({ id }) => id !== 'red') }, false],
  ['another font', { ...KIT, fonts: { ...KIT.fonts, body: 'Verdana, Geneva, sans-serif' } }, true],
  ['a font that is left to the mail', { ...KIT, fonts: { heading: null, body: null } }, false],
])('with %s, a mail is behind by the index where it would change, and only there', (_, kit, expected) => {
  const document = mail();
  expect(isBehind(document, kit)).toBe(expected);
  const followed = followKits(document, [named(kit)]);
  expect(followed !== document).toBe(expected);
  expect(isBehind(followed, kit)).toBe(false);
});

test('what is linked to a module follows its module', () => {
  const document = mail();
  const [wrapper] = document.nodes;
  const [section] = wrapper?.children ?? [];
  if (!wrapper || !section) throw new Error('A mail has a section');
  const instance = { id: 'i1', moduleId: 'm1', version: 1, name: 'Footer' };
  const linked = { ...document, nodes: [{ ...wrapper, children: [{ ...section, instance }] }] };
  const kit = OTHER_COLOR('ink', { dark: '#ffffff' });
  expect(isBehind(document, kit)).toBe(true);
  expect(isBehind(linked, kit)).toBe(followKits(linked, [named(kit)]) !== linked);
  expect(brandUses(writeDocument(linked)).map((use) => use.named)).not.toContain('color:ink/dark');
});

test.each([
  ['nothing', null],
  ['no nodes', { nodes: 'none' }],
  ['bindings that are none', { settings: { brand: ['color:a'] }, nodes: [{ brand: { 'style.color': 7 } }] }],
  ['a value that every object has', { nodes: [{ brand: { 'props.constructor': 'color:a' }, props: {} }] }],
])('%s is no use of a brand', (_, components) => {
  expect(brandUses(components)).toEqual([]);
});

test('what this release cannot read follows nothing', () => {
  const stored = JSON.parse(JSON.stringify(writeDocument(mail())).replaceAll('"level":"h1"', '"level":"h99"'));
  expect(brandUses(writeDocument(mail())).map((use) => use.named)).toContain('color:ink/dark');
  expect(brandUses(stored).map((use) => use.named)).not.toContain('color:ink/dark');
});

test('a mail written by hand adds no more rows than a mail can have', () => {
  const [wrapper] = mail().nodes;
  const [section] = wrapper?.children ?? [];
  const children = Array.from({ length: 1000 }, (_, index) => ({
    ...section,
    id: `s${index}`,
    children: [],
    style: { backgroundColor: `#${(0x100000 + index).toString(16)}` },
    brand: { 'style.backgroundColor': `color:c${index}` },
  }));
  const nodes = [{ ...wrapper, children }];
  expect(brandUses(writeDocument({ ...mail(), nodes } as EmailDocument))).toHaveLength(250);
});
