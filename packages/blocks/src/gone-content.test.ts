import type { DisplayCondition } from '@mailwright/contract';
import {
  DEFAULT_SETTINGS,
  type DocumentNode,
  type EmailDocument,
  goneContent,
  isNothingGone,
  type JsonObject,
  type JsonValue,
  rewritingActs,
} from '@mailwright/document';
import { islandContent } from '@mailwright/island';
import { describe, expect, test } from 'vitest';
import { blockRegistry } from './registry.ts';

const OPTIONS = { registry: blockRegistry, foreign: islandContent };
const NOTHING = { links: [], fields: [], conditions: [], legal: [] };

const node = (type: string, props: JsonObject, more: Partial<DocumentNode> = {}): DocumentNode => ({
  id: type,
  type,
  style: {},
  ...more,
  props: { ...blockRegistry.get(type)?.tiles[0]?.create().props, ...props },
});
const text = (...content: readonly JsonValue[]) => node('text', { content: [{ type: 'paragraph', content }] });
const words = (value: string, href?: string): JsonValue => ({
  type: 'text',
  text: value,
  ...(href !== undefined && { marks: [{ type: 'link', attrs: { href } }] }),
});
const html = (source: string) => node('html', { source });
const gone = (before: readonly DocumentNode[], after: readonly DocumentNode[]) =>
  goneContent({ nodes: before }, { nodes: after }, OPTIONS);

const vip: DisplayCondition = { match: 'all', tests: [{ field: 'plan', operator: 'is', value: 'vip' }] };

describe('what an act takes out of a mail', () => {
  test('is named: links, fields of words, addresses and code, conditions, repeats and legal lines', () => {
    const before = [
      text(words('Off', '{{ unsubscribe }}'), { type: 'mergeField', attrs: { name: 'city', fallback: 'x' } }),
      text(words('© 2026 Acme. All rights '), words('reserved.')),
      node('button', { label: 'Hi {{name}}', link: { href: 'https://a.example/?e={{ email }}' } }, { condition: vip }),
      node('divider', {}, { condition: { otherwise: true }, repeat: { list: 'items' } }),
      html('<!-- *|IF:X|* --><a href="https://b.example/">B</a><p>HRB 123 Berlin</p>'),
    ];
    expect(gone(before, [])).toEqual({
      links: ['{{ unsubscribe }}', 'https://a.example/?e={{ email }}', 'https://b.example/'],
      fields: ['{{ city }}', '{{ name }}', '{{ email }}', '*|IF:X|*'],
      conditions: ['plan is vip', 'otherwise: plan is vip', 'items'],
      legal: ['© 2026 Acme. All rights reserved.', 'HRB 123 Berlin'],
    });
  });

  test('is nothing where it stands elsewhere, also in what did not change, or is written otherwise', () => {
    const other = text(words('Leave', '{{ unsubscribe }}'), words('© 2026 Acme and {{ name }}'));
    const before = [text(words('Off', '{{ unsubscribe }}'), words(' © 2026  Acme {{name}}')), other];
    expect(gone(before, [other])).toEqual({ ...NOTHING, legal: ['Off © 2026 Acme {{name}}'] });
    expect(gone([before[0] as DocumentNode], before)).toEqual(NOTHING);
    expect(gone([text(words('Hi {{name}}'))], [text(words('Hello {{ name | fallback: "x" }}'))])).toEqual(NOTHING);
    expect(gone([html('<a href="https://a.example/">A</a>')], [text(words('A', 'https://a.example/'))])).toEqual(
      NOTHING,
    );
    expect(isNothingGone(gone(before, before))).toBe(true);
  });

  test('counts a condition for each part that has it', () => {
    const two = [node('divider', {}, { condition: vip }), node('space', {}, { condition: vip })];
    const one = [two[0] as DocumentNode, { ...(two[1] as DocumentNode), condition: undefined } as never];
    expect(gone(two, one).conditions).toEqual(['plan is vip']);
    expect(gone(two, [...two].reverse()).conditions).toEqual([]);
  });

  test('leaves out what the act replaces, but never links that readers are owed', () => {
    const urls = ['acmegoods', 'https://a.example/unsubscribe?id=1', '{{ unsubscribe_profile }}'];
    const before = node('social-follow', { items: urls.map((url) => ({ network: 'x', url })) });
    const lost = goneContent({ nodes: [before] }, { nodes: [] }, { ...OPTIONS, isObject: () => true });
    expect(lost).toEqual({ ...NOTHING, links: urls.slice(1) });
  });
});

test('another look is judged by the foreign HTML of a mail too', () => {
  const context = { registry: blockRegistry, mode: 'advanced', readOnly: false } as const;
  const features = { customCode: true, products: true };
  const mail = (source: string): EmailDocument => ({
    formatVersion: 1,
    settings: DEFAULT_SETTINGS,
    nodes: [html(source)],
  });
  const [before, after] = [mail('<a href="https://a.example/stop">Stop</a>'), mail('<p>Hi</p>')];
  const lost = rewritingActs(islandContent).lostByLook(before, after, { ...context, features });
  expect(lost.links).toEqual(['https://a.example/stop']);
});
