import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../general-settings.ts';
import type { JsonObject, JsonValue } from '../json.ts';
import { type EmailDocument, UNREADABLE_TYPE } from '../node.ts';
import { checkDocument } from '../rules/structure.ts';
import { fakeRegistry } from '../testing/fake-registry.ts';
import { allIds } from '../testing/random-edits.ts';
import { button, mail, node, rows } from '../testing/sample-documents.ts';
import { findNode } from '../tree/locate.ts';
import { countType } from '../tree/walk.ts';
import { writeDocument } from '../write-document.ts';
import { readDocument } from './read-document.ts';

function read(json: unknown) {
  return readDocument(json, fakeRegistry);
}

/** A mail with this JSON where a block of the only column would stand. */
function holding(...blocks: readonly unknown[]): JsonObject {
  const column = { id: 'c', type: 'column', props: {}, style: {}, children: blocks };
  return mail(node('s', 'section', { children: [column as never] })) as unknown as JsonObject;
}

function written(document: EmailDocument): JsonValue {
  return JSON.parse(JSON.stringify(writeDocument(document)));
}

test('a current document comes back as the very objects given', () => {
  const json = JSON.parse(JSON.stringify(rows(20)));
  const { document, problems } = read(json);
  expect(problems).toEqual([]);
  expect(document.nodes[0]).toBe(json.nodes[0]);
  expect(written(document)).toEqual(json);
});

test.each([[null], [undefined], [{}]])('%j is a blank mail with an empty page wrapper', (json) => {
  const { document, problems } = read(json);
  expect(problems).toEqual([]);
  expect(document.settings).toEqual(DEFAULT_SETTINGS);
  expect(document.nodes.map(({ type, children }) => [type, children])).toEqual([['page-wrapper', []]]);
});

test.each([[[1]], ['text'], [7], [{ formatVersion: 2, nodes: [] }], [{ formatVersion: 1, nodes: 'x' }]])(
  '%j is kept whole in a placeholder',
  (json) => {
    const { document, problems } = read(json);
    expect(document.nodes).toMatchObject([{ type: UNREADABLE_TYPE, props: { raw: json } }]);
    expect(problems).toMatchObject([{ kind: 'document-unreadable' }]);
    expect(read(written(document)).document.nodes).toMatchObject([{ type: UNREADABLE_TYPE, props: { raw: json } }]);
  },
);

describe('a broken node becomes a placeholder that keeps its JSON, and is written back untouched', () => {
  test.each([
    ['no object', 5],
    ['null', null],
    ['a list', [1, 2]],
    ['no type', { id: 'a', props: {}, style: {} }],
    ['props that are a list', { id: 'a', type: 'button', props: [], style: {} }],
    ['props its schema refuses', { id: 'a', type: 'button', version: 2, props: { label: 7 }, style: {} }],
    ['a colour that leaves its declaration', { ...button('a'), style: { color: 'red;background:url(x)' } }],
    ['a width that is text', { ...button('a'), style: { width: '10' } }],
    ['a broken style for phones', { ...button('a'), style: { phone: { fontSize: -1 } } }],
    ['a version from the future', { ...button('a'), version: 3 }],
    ['a version that is none', { ...button('a'), version: 1.5 }],
    ['children that are no list', { ...button('a'), children: {} }],
    ['a block that holds nodes', { ...button('a'), children: [button('b')] }],
    ['a column in a column', node('a', 'column', { children: [button('b')] })],
    ['a second wrapper', node('a', 'page-wrapper')],
    ['a placeholder of nothing', { id: 'a', type: UNREADABLE_TYPE, props: {}, style: {} }],
  ])('%s', (_, broken) => {
    const json = holding(button('first'), broken, button('last'));
    const { document, problems } = read(json);
    const children = findNode(document, 'c')?.children;
    expect(children?.map(({ type }) => type)).toEqual(['button', UNREADABLE_TYPE, 'button']);
    expect(children?.[1]?.props.raw).toEqual(broken);
    expect(problems).toMatchObject([{ path: '/nodes/0/children/0/children/0/children/1', nodeId: children?.[1]?.id }]);
    expect(written(document)).toEqual(JSON.parse(JSON.stringify(json)));
    expect(checkDocument(document, fakeRegistry)).toEqual({ ok: true });
  });
});

test('an unknown type is kept as it is, with what it holds', () => {
  const unknown = { id: 'u', type: 'carousel', version: 9, props: { deep: [{ a: 1 }] }, style: { glow: true } };
  const json = holding({ ...unknown, children: [button('b'), { broken: true }] }, button('a'));
  const { document, problems } = read(json);
  expect(findNode(document, 'u')).toMatchObject(unknown);
  expect(findNode(document, 'b')).toMatchObject({ type: 'button' });
  expect(problems.map(({ kind }) => kind)).toEqual(['unknown-type', 'node-unreadable']);
  expect(written(document)).toEqual(JSON.parse(JSON.stringify(json)));
});

test('a node of an older version is migrated and says so', () => {
  const old = { id: 'a', type: 'button', props: { text: 'Go', href: '/x' }, style: {} };
  const { document, problems } = read(holding(old));
  expect(findNode(document, 'a')).toEqual({ ...old, version: 2, props: { label: 'Go', href: '/x' } });
  expect(problems).toEqual([]);
});

test('a field the schema gained gets its default, unknown fields stay', () => {
  const { document } = read(
    holding({ id: 'a', type: 'button', version: 2, props: { label: 'Go', extra: 1 }, style: {} }),
  );
  expect(findNode(document, 'a')?.props).toEqual({ label: 'Go', extra: 1, href: '' });
});

test('missing, doubled and unusable ids are renewed, and nothing else', () => {
  const { id: _, ...nameless } = button('x', 'none');
  const json = holding(button('a', 'one'), button('a', 'two'), nameless, { ...button('b'), id: '" onload="' });
  const { document, problems } = read(json);
  const children = findNode(document, 'c')?.children ?? [];
  expect(children.map(({ props }) => props.label)).toEqual(['one', 'two', 'none', 'Go']);
  expect(new Set(allIds(document)).size).toBe(allIds(document).length);
  expect(children[0]?.id).toBe('a');
  expect(children[3]?.id).toMatch(/^[\w-]+$/);
  expect(problems.map(({ kind }) => kind)).toEqual(['id-renewed', 'id-renewed', 'id-renewed']);
});

test('at the root stands one page wrapper, or an island alone', () => {
  const island = node('i', 'html', { props: { source: '<p>' } });
  const root = (...nodes: readonly unknown[]) =>
    read({ formatVersion: 1, nodes }).document.nodes.map(({ type }) => type);
  expect(root(island)).toEqual(['html']);
  expect(root(island, node('w', 'page-wrapper'))).toEqual([UNREADABLE_TYPE, 'page-wrapper']);
  expect(root(node('w', 'page-wrapper'), node('v', 'page-wrapper'))).toEqual(['page-wrapper', UNREADABLE_TYPE]);
  expect(root(node('s', 'section'), button('b'), { type: 'x', props: {}, style: {} })).toEqual([
    UNREADABLE_TYPE,
    UNREADABLE_TYPE,
    'x',
  ]);
});

test('settings beyond the offered ranges are read, unusable ones get their default', () => {
  const settings = { ...DEFAULT_SETTINGS, width: 960, bgColor: 'url(x)', headings: { h1: 5 }, future: 1 };
  const { document, problems } = read({ formatVersion: 1, settings, nodes: [] });
  expect(document.settings).toEqual({ ...DEFAULT_SETTINGS, width: 960, future: 1 });
  expect(problems.map(({ path }) => path)).toEqual(['/settings/bgColor', '/settings/headings/h1']);
});

test('a nest of 60 levels is kept where the structure ends', () => {
  let nest: unknown = button('bottom');
  for (let level = 0; level < 60; level += 1) {
    nest = node(`l${level}`, level % 2 ? 'section' : 'column', { children: [nest as never] });
  }
  const json = mail(nest as never) as unknown as JsonObject;
  const { document } = read(json);
  expect(countType(document, UNREADABLE_TYPE)).toBe(1);
  expect(allIds(document)).toHaveLength(6);
  expect(written(document)).toEqual(JSON.parse(JSON.stringify(json)));
});

test('a nest of 60 unknown levels is kept as well', () => {
  let nest: unknown = button('bottom');
  for (let level = 0; level < 60; level += 1) nest = node(`l${level}`, 'mystery', { children: [nest as never] });
  const json = holding(nest);
  expect(written(read(json).document)).toEqual(JSON.parse(JSON.stringify(json)));
});

test('JSON nested 5,000 deep in a prop does not exhaust the stack', () => {
  const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
  const { document } = read(holding({ id: 'a', type: 'text', props: { text: deep }, style: {} }, deep));
  expect(findNode(document, 'c')?.children?.map(({ type }) => type)).toEqual([UNREADABLE_TYPE, UNREADABLE_TYPE]);
});

test('5,000 broken nodes are 5,000 placeholders', () => {
  const broken = Array.from({ length: 5000 }, (_, index) => ({
    id: 'same',
    type: 'button',
    version: 2,
    props: { label: index },
  }));
  const json = holding(...broken);
  const { document, problems } = read(json);
  expect(countType(document, UNREADABLE_TYPE)).toBe(5000);
  expect(problems).toHaveLength(5000);
  expect(new Set(allIds(document)).size).toBe(5003);
  expect(written(document)).toEqual(json);
});

test('a placeholder that was stored as such is opened when its block is known', () => {
  const stored = { id: 'p', type: UNREADABLE_TYPE, props: { raw: button('a') }, style: {} };
  expect(findNode(read(holding(stored)).document, 'a')).toEqual(button('a'));
});

test('a name that is part of every object is a prop like others', () => {
  const json = JSON.parse(JSON.stringify(holding(button('a'))).replace('"label"', '"__proto__":{"x":1},"label"'));
  const { document } = read(json);
  expect(JSON.stringify(writeDocument(document))).toBe(JSON.stringify(json));
});
