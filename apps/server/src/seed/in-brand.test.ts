import { BLOCKS, blockRegistry, contrastOf, followKits, inBrand } from '@mailwright/blocks';
import { checkMail } from '@mailwright/checks';
import type { BrandKit } from '@mailwright/contract';
import {
  type DocumentNode,
  definitionOf,
  fromSeed,
  type GeneralSettings,
  goneContent,
  type JsonValue,
} from '@mailwright/document';
import { renderDocument } from '@mailwright/render';
import { describe, expect, it, test } from 'vitest';
import { FEATURED, LIBRARY } from './content/library.ts';
import type { MailSeed } from './content/mail-seed.ts';

const MAILS = [...new Set([...LIBRARY.flatMap(({ mails }) => mails), ...FEATURED])];

type Colors = Readonly<Record<'text' | 'background' | 'outer' | 'accent', readonly [string, string | null]>>;

function kitOf(colors: Colors, onButton: string, values: Partial<BrandKit> = {}): BrandKit {
  return {
    name: 'Acme',
    colors: Object.entries(colors).map(([role, [light, dark]]) => ({
      id: role,
      name: role,
      light,
      dark,
      role: role as keyof Colors,
    })),
    fonts: { heading: "'Trebuchet MS', Helvetica, sans-serif", body: 'Verdana, Geneva, sans-serif' },
    logo: { src: '/api/v2/assets/user/u/asset/acme.png', alt: 'Acme' },
    logoDark: { src: '/api/v2/assets/user/u/asset/acme-dark.png' },
    button: { background: colors.accent[0], color: onButton, radius: 3, paddingX: 30, paddingY: 14 },
    spacing: [8, 16],
    social: [{ network: 'linkedin', url: 'https://www.linkedin.com/company/acme' }],
    footer: { company: 'Acme Inc.', address: '1 Main Street\nSpringfield', reason: 'You signed up at acme.example.' },
    ...values,
  };
}

const KITS: Readonly<Record<string, BrandKit>> = {
  'of dark colors on white': kitOf(
    {
      text: ['#1c1c28', '#f2f2f7'],
      background: ['#ffffff', '#14141c'],
      outer: ['#ececf2', '#0a0a10'],
      accent: ['#6d28d9', '#c4a7ff'],
    },
    '#ffffff',
  ),
  'of a pale accent that nobody could read on white': kitOf(
    {
      text: ['#222222', '#eeeeee'],
      background: ['#fffdf5', '#1a1810'],
      outer: ['#f7f0d8', null],
      accent: ['#ffd43b', '#ffe27a'],
    },
    '#ffffff',
  ),
  'without values for dark mode': kitOf(
    { text: ['#102a20', null], background: ['#f6fbf8', null], outer: ['#dcebe3', null], accent: ['#0b7a4b', null] },
    '#ffffff',
  ),
};

interface Mail {
  readonly nodes: readonly DocumentNode[];
  readonly settings: GeneralSettings;
}

function mailOf({ wrapper, settings }: MailSeed): Mail {
  return { nodes: [fromSeed(wrapper, blockRegistry)], settings };
}

/** Texts that cannot be read, by the checks of the editor in light mode, and by dark values in dark mode. */
function faint({ nodes, settings }: Mail): readonly string[] {
  const document = { formatVersion: 1, nodes, settings } as const;
  const options = { registry: blockRegistry, assetBase: '', title: '' };
  const { html } = renderDocument(document, options);
  const found = checkMail({
    document,
    registry: blockRegistry,
    foreign: undefined,
    html,
    bytes: html.length,
    name: 'x',
    preheader: 'x',
    now: 0,
  });
  const light = found.flatMap(({ check, node }) => (check === 'contrast' && node ? [`light ${node.id}`] : []));
  return [...light, ...nodes.flatMap((node) => faintInDark(node, settings, settings.bgColor))];
}

function faintInDark(node: DocumentNode, settings: GeneralSettings, above: string | null): readonly string[] {
  const block = definitionOf(node.type, blockRegistry);
  const { style, props } = node;
  const painted = Boolean(style.backgroundImage ?? style.gradientFrom) || (props.src !== undefined && props.src !== '');
  const look = { ...(node.children ? {} : block?.styleDefaults?.(node, settings)), ...style };
  const ground = painted ? null : (style.dark?.backgroundColor ?? look.backgroundColor ?? above);
  const words = block?.richTextProp !== undefined || block?.plainTextProp !== undefined;
  const color = style.dark?.color ?? look.color;
  const contrast = words && ground !== null && color !== undefined ? contrastOf(color, ground) : null;
  const own = contrast !== null && contrast < 4.5 ? [`dark ${node.id}`] : [];
  return [...own, ...(node.children ?? []).flatMap((child) => faintInDark(child, settings, ground))];
}

/**
 * Returns the mail without what may differ: colors, fonts, the look of buttons, the logo, the profiles and the words of the
 * footer.
 */
function rest(node: DocumentNode, footerId: string | null): JsonValue {
  const { dark: _dark, ...style } = node.style;
  const own = new Set(['color', 'backgroundColor', 'borderColor', 'gradientFrom', 'gradientTo', 'fontFamily']);
  if (node.type === 'button') own.add('borderRadius');
  const colors = new Set(
    blockRegistry
      .get(node.type)
      ?.fields.filter(({ kind }) => kind === 'color')
      .map(({ prop }) => prop) ?? [],
  );
  if (node.type === 'button') for (const prop of ['paddingX', 'paddingY']) colors.add(prop);
  if (node.type.startsWith('social')) colors.add('items');
  if (node.id === footerId) colors.add('content');
  if (node.type === 'image') {
    for (const prop of ['src', 'alt', 'srcDark', 'srcPhone', 'width', 'naturalWidth', 'decorative']) colors.add(prop);
  }
  const without = (values: object, keys: ReadonlySet<string>) =>
    Object.fromEntries(Object.entries(values).filter(([key]) => !keys.has(key)));
  return {
    id: node.id,
    type: node.type,
    style: without(style, own) as JsonValue,
    props: JSON.parse(
      JSON.stringify(without(node.props, colors))
        .replace(/"(?:color|backgroundColor|fontFamily)":"[^"]*",?/g, '')
        .replace(/,}/g, '}'),
    ),
    children: (node.children ?? []).map((child) => rest(child, footerId)),
  };
}

function footerIdOf(nodes: readonly DocumentNode[]): string | null {
  for (const node of nodes) {
    if (node.type === 'text' && JSON.stringify(node.props).includes('Acme Inc.')) return node.id;
    const inner = footerIdOf(node.children ?? []);
    if (inner !== null) return inner;
  }
  return null;
}

test('there are twelve system templates to bring into a brand', () => {
  expect(MAILS).toHaveLength(12);
  expect(BLOCKS.length).toBeGreaterThan(20);
});

describe.each(Object.entries(KITS))('a brand %s', (_, kit) => {
  it.each(MAILS.map((seed) => [seed.name, seed] as const))('leaves every text of "%s" readable', (_name, seed) => {
    const before = mailOf(seed);
    const readableBefore = new Set(faint(before));
    const after = inBrand(before.nodes, before.settings, { kit: { id: 'acme', kit }, registry: blockRegistry });
    expect(faint(after).filter((text) => !readableBefore.has(text))).toEqual([]);
  });

  it.each(MAILS.map((seed) => [seed.name, seed] as const))('changes nothing but the look of "%s"', (_name, seed) => {
    const { nodes, settings } = mailOf(seed);
    const after = inBrand(nodes, settings, { kit: { id: 'acme', kit }, registry: blockRegistry });
    const footerId = footerIdOf(after.nodes);
    expect(footerId).not.toBeNull();
    expect(after.nodes.map((node) => rest(node, footerId))).toEqual(nodes.map((node) => rest(node, footerId)));
    const html = renderDocument(
      { formatVersion: 1, ...after },
      { registry: blockRegistry, assetBase: '', title: '' },
    ).html;
    const isProfile = (_: unknown, { type }: DocumentNode) => type.startsWith('social');
    expect(goneContent({ nodes }, after, { registry: blockRegistry, isObject: isProfile })).toEqual({
      links: [],
      fields: [],
      conditions: [],
      legal: [],
    });
    expect(html).toContain('Acme Inc.');
    expect(html).toContain('You signed up at acme.example.');
    expect(after.settings.headerFonts).toBe(kit.fonts.heading);
    expect(html).toContain(kit.button.background);
  });

  it.each(MAILS.map((seed) => [seed.name, seed] as const))(
    'brings "%s" there once: again changes nothing',
    (_n, seed) => {
      const { nodes, settings } = mailOf(seed);
      const once = inBrand(nodes, settings, { kit: { id: 'acme', kit }, registry: blockRegistry });
      const twice = inBrand(once.nodes, once.settings, { kit: { id: 'acme', kit }, registry: blockRegistry });
      expect(faint(twice).length).toBeLessThanOrEqual(faint(once).length);
      expect(twice.settings.buttons).toEqual(once.settings.buttons);
    },
  );

  it.each(MAILS.map((seed) => [seed.name, seed] as const))('is followed by "%s" when it changes', (_n, seed) => {
    const { nodes, settings } = mailOf(seed);
    const mail = {
      formatVersion: 1,
      ...inBrand(nodes, settings, { kit: { id: 'acme', kit }, registry: blockRegistry }),
    } as const;
    const options = { registry: blockRegistry, assetBase: '', title: '' };
    const unbound = JSON.parse(JSON.stringify(mail), (key, value) => (key === 'brand' ? undefined : value));
    expect(renderDocument(mail, options).html).toBe(renderDocument(unbound, options).html);
    expect(followKits(mail, [{ id: 'acme', kit }])).toBe(mail);
    const colors = kit.colors.map((color) => (color.role === 'text' ? { ...color, light: '#000033' } : color));
    const changed = { ...kit, colors, fonts: { heading: 'Georgia, serif', body: kit.fonts.body } };
    const after = followKits(mail, [{ id: 'acme', kit: changed }]);
    expect(after.settings.textColor).toBe('#000033');
    expect(after.settings.headerFonts).toBe('Georgia, serif');
    expect(renderDocument(after, options).html).toContain('#000033');
    expect(followKits(after, [{ id: 'acme', kit }])).toEqual(mail);
    expect(followKits(mail, [{ id: 'other', kit: { ...changed, colors: [] } }])).toBe(mail);
  });
});
