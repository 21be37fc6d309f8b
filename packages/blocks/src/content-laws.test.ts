import {
  type ContentEntry,
  type DocumentNode,
  definitionOf,
  excerptOf,
  type JsonObject,
  mapContent,
  nodeContent,
  readItemIds,
} from '@mailwright/document';
import { islandContent } from '@mailwright/island';
import { describe, expect, it } from 'vitest';
import type { MailBlock } from './mail-block.ts';
import { BLOCKS, blockRegistry } from './registry.ts';
import { renderForTest, textForTest } from './testing/render-for-test.ts';
import { samplesOf } from './testing/samples.ts';
import { replaceString, stringPaths } from './testing/string-paths.ts';

const WITH_FOREIGN = { registry: blockRegistry, foreign: islandContent };

/** A video leads to one of two sites only. */
const MARKER = { link: 'https://www.youtube.com/watch?v=markermarke', image: 'https://marker.example/m.png' };

/** Rich text with all that can stand in one. */
const RICH: JsonObject['rich'] = [
  {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'Plain ' },
      { type: 'text', text: 'bold', marks: [{ type: 'bold' }] },
      { type: 'hardBreak' },
      { type: 'mergeField', attrs: { name: 'firstName' } },
      {
        type: 'text',
        text: 'linked',
        marks: [{ type: 'link', attrs: { href: 'https://shop.example/', target: '_blank', title: 'Shop' } }],
      },
    ],
  },
];

const HTML =
  '<p title="Tip">Words &amp; <b>more</b></p><a href="https://shop.example/">Go</a><img src="/a.png" alt="A cup">';

/** The samples of a block; those with rich text or code also with all that may stand in there. */
function nodesOf(block: MailBlock): readonly DocumentNode[] {
  const nodes = samplesOf(block).map(({ node }) => ({ ...node, props: readItemIds(block, node.props) }));
  const [first] = nodes;
  const prop = block.richTextProp ?? block.fields.find(({ kind }) => kind === 'code')?.prop;
  const value = block.richTextProp === undefined ? HTML : RICH;
  return first && prop !== undefined && value !== undefined
    ? [...nodes, { ...first, props: { ...first.props, [prop]: value } }]
    : nodes;
}

function mapped(node: DocumentNode, change: (entry: ContentEntry) => string): DocumentNode {
  const document = { formatVersion: 1, settings: {}, nodes: [node] } as unknown as Parameters<typeof mapContent>[0];
  return mapContent(document, WITH_FOREIGN, change).nodes[0] ?? node;
}

/** Returns what the mail sends for a node: its HTML and its plain text. */
function sent(node: DocumentNode): string {
  return `${renderForTest(node)}\n${textForTest(node)}`;
}

/**
 * The node with a word of its own in each string that its block takes one in, whatever the walk says of it; a word as
 * it is, or one within an address.
 */
function withOwnWords(node: DocumentNode, block: MailBlock, form: (word: string) => string) {
  const words: string[] = [];
  let { props } = node;
  for (const path of stringPaths(node.props)) {
    const word = `zq${words.length}original`;
    const next = replaceString(props, path, form(word));
    if (isData(block, path) || !block.schema.safeParse(next).success) continue;
    props = next;
    words.push(word);
  }
  return { node: { ...node, props }, words };
}

/**
 * Returns whether a value is data and no content: times and time zones, names of merge fields, ids, the keys of a list, and
 * the products that a store fills in by a rule.
 */
function isData({ fields }: MailBlock, path: readonly (string | number)[]): boolean {
  const field = fields.find(({ prop }) => prop === path[0]);
  return field?.kind === 'timeZone' || path[0] === 'shown' || path.at(-1) === 'id' || path.at(-1) === 'name';
}

describe.each(BLOCKS.map((block) => [block.type, block] as const))('content of %s', (type, block) => {
  it('replaced by itself changes nothing, down to the object', () => {
    for (const node of nodesOf(block)) expect(mapped(node, ({ value }) => value)).toBe(node);
  });

  it('is told of once each, by a place of its own', () => {
    for (const node of nodesOf(block)) {
      const places = nodeContent(node, WITH_FOREIGN).map(({ value, ...place }) => JSON.stringify(place));
      expect(new Set(places).size).toBe(places.length);
    }
  });

  it.each([
    ['words', (word: string) => word],
    ['addresses', (word: string) => `https://${word}.example/x.png`],
  ])('leaves none of the original %s in the mail when each part is replaced by a marker', (_form, form) => {
    if (definitionOf(type, blockRegistry) === undefined) return;
    for (const sample of nodesOf(block)) {
      const { node, words } = withOwnWords(sample, block, form);
      const before = sent(node);
      const marked = mapped(node, ({ kind }) => (kind === 'text' ? 'marker' : MARKER[kind]));
      const after = sent(marked);
      expect(words.filter((word) => after.includes(word))).toEqual([]);
      if (words.some((word) => before.includes(word))) expect(after).toContain('marker');
    }
  });

  it('is found again, each part in its place, after all texts were replaced by markers', () => {
    if (definitionOf(type, blockRegistry) === undefined) return;
    for (const node of nodesOf(block)) {
      let count = 0;
      const marked = mapped(node, (entry) => {
        if (entry.kind !== 'text') return entry.value;
        count += 1;
        return `marker${count}m`;
      });
      const texts = nodeContent(marked, WITH_FOREIGN).filter(({ kind }) => kind === 'text');
      const own = nodeContent(node, WITH_FOREIGN).filter(({ kind }) => kind === 'text');
      // Blanks at the ends of a run of foreign HTML stay.
      expect(texts.map(({ value }) => value.trim())).toEqual(own.map((_, index) => `marker${index + 1}m`));
    }
  });
});

it('blocks declare what readers see: words, alternative texts, titles of links, links and images', () => {
  const told = (type: string) => {
    const block = BLOCKS.find((each) => each.type === type);
    const [, filled] = block ? samplesOf(block) : [];
    const entries = filled ? nodeContent(filled.node, WITH_FOREIGN) : [];
    return entries.map(({ kind, prop, item, ...entry }) =>
      [kind, 'role' in entry ? entry.role : '', item ? `${item.list}.${prop}` : prop].filter(Boolean).join(' '),
    );
  };
  expect(told('image')).toEqual([
    'image src',
    'text alt alt',
    'link link',
    'text title link',
    'image srcDark',
    'image srcPhone',
  ]);
  expect(told('menu').slice(0, 3)).toEqual(['text words items.label', 'link items.link', 'text title items.link']);
  expect(told('social-follow')).toEqual(['link items.url', 'link items.url']);
  expect(told('quote')).toEqual(['text words content', 'text words author']);
  expect(told('video')).toEqual(['link videolink', 'image src', 'text alt videoalt']);
  expect(told('html')).toEqual(['text words source', 'text words source']);
});

it('blocks are known by the first words of their main text, else of all they say, else of what describes a picture', () => {
  const excerpt = (type: string, props: JsonObject) => {
    const seed = BLOCKS.find((each) => each.type === type)?.tiles[0]?.create();
    return excerptOf({ id: 'a', type, style: {}, props: { ...seed?.props, ...props } }, blockRegistry);
  };
  const link = { href: '', target: '_self', title: 'Not this' };
  expect(excerpt('button', { label: 'Buy  now', link })).toBe('Buy now');
  expect(excerpt('quote', { content: RICH ?? [], author: 'Ann' })).toBe('Plain boldlinked');
  expect(excerpt('menu', { items: ['Shop', 'Help'].map((label) => ({ label, link })) })).toBe('Shop Help');
  expect(excerpt('image', { src: '/a.png', alt: 'A cup', link })).toBe('A cup');
  expect(excerpt('text', { content: [{ type: 'text', text: 'x'.repeat(80) }] })).toHaveLength(60);
  expect(excerpt('unknown', { label: 'Words' })).toBe('');
});
