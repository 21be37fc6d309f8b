import * as z from 'zod/mini';
import type { BlockDefinition, BlockRegistry, NodeKind, NodeSeed } from '../block-definition.ts';
import { richTextSchema } from '../schemas/rich-text-schema.ts';

function define(type: string, kind: NodeKind, more: Partial<BlockDefinition> = {}): BlockDefinition {
  return {
    type,
    kind,
    group: 'basic',
    version: 1,
    schema: z.object({}),
    migrations: {},
    tiles: [],
    fields: [],
    styleSections: [],
    ...more,
  } as BlockDefinition;
}

function tile(id: string, create: () => NodeSeed) {
  return { tiles: [{ id, icon: 'template' as const, create }] };
}

function seed(type: string, props: NodeSeed['props'] = {}): NodeSeed {
  return { type, props, style: {} };
}

function sectionOf(columns: number): NodeSeed {
  const column = () => ({ ...seed('column'), children: [] });
  return { ...seed('section'), children: Array.from({ length: columns }, column) };
}

const definitions: readonly BlockDefinition[] = [
  define(
    'page-wrapper',
    'wrapper',
    tile('page-wrapper', () => ({ ...seed('page-wrapper'), children: [] })),
  ),
  define('section', 'section', {
    split: { prop: 'columns', min: 10, snaps: [[100], [50, 50]] },
    schema: z.object({
      columns: z.optional(z.array(z.number()).check(z.maxLength(6))),
    }) as unknown as BlockDefinition['schema'],
    tiles: [
      { id: 'section-2', icon: 'template', create: () => sectionOf(2) },
      { id: 'section', icon: 'template', create: () => sectionOf(1) },
    ],
  }),
  define('column', 'column'),
  // Draws placeholders; the rules must not take it for a block like others.
  define('unreadable', 'block'),
  define('button', 'block', {
    // Version 2 renamed `text` to `label`.
    version: 2,
    migrations: { 1: ({ text = '', ...rest }) => ({ ...rest, label: text }) },
    schema: z.object({ label: z.string(), href: z._default(z.string(), '') }),
    fields: [
      { kind: 'text', prop: 'label' },
      { kind: 'url', prop: 'href' },
    ],
    styleSections: ['typography', 'spacing'],
    ...tile('button', () => seed('button', { label: 'Button', href: '' })),
  }),
  define('text', 'block', {
    schema: z.object({ text: richTextSchema }) as unknown as BlockDefinition['schema'],
    richTextProp: 'text',
    ...tile('text', () => seed('text', { text: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hello' }] }] })),
  }),
  define('image', 'block', {
    schema: z.object({ src: z.string(), alt: z.string() }),
    fields: [
      { kind: 'image', prop: 'src' },
      { kind: 'text', prop: 'alt', describes: 'src' },
    ],
    ...tile('image', () => seed('image', { src: '', alt: '' })),
  }),
  define('html', 'block', {
    feature: 'customCode',
    schema: z.object({ source: z.string() }),
    ...tile('html', () => seed('html', { source: '<p>Hi</p>' })),
  }),
  define('product', 'block', { feature: 'products', ...tile('product', () => seed('product')) }),
  define('quote', 'block', { advancedOnly: true, ...tile('quote', () => seed('quote')) }),
  define('menu', 'block', {
    schema: z.object({ items: z.array(z.object({ label: z.string() })).check(z.maxLength(5)) }),
    fields: [
      {
        kind: 'list',
        prop: 'items',
        min: 1,
        max: 5,
        titleProp: 'label',
        create: () => ({ label: 'New item' }),
        items: [{ kind: 'text', prop: 'label' }],
      },
    ],
    ...tile('menu', () => seed('menu', { items: [{ label: 'Home' }, { label: 'Shop' }] })),
  }),
  define('form-data-table', 'block', {
    maxPerDocument: 1,
    ...tile('form-data-table', () => seed('form-data-table')),
  }),
];

/** A registry with one block for each rule; the rules are tested against it and not against the blocks of the day. */
export const fakeRegistry: BlockRegistry = new Map(definitions.map((definition) => [definition.type, definition]));

/** The seed of a palette tile of the fake registry. */
export function tileSeed(id: string): NodeSeed {
  for (const { tiles } of fakeRegistry.values()) {
    const found = tiles.find((candidate) => candidate.id === id);
    if (found) return found.create();
  }
  throw new Error(`no tile ${id}`);
}
