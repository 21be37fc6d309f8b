import type { DisplayCondition } from '@mailwright/contract';
import { describe, expect, test } from 'vitest';
import type { Command } from '../commands/command.ts';
import type { JsonValue } from '../json.ts';
import { changedNodes } from '../modules/changed-nodes.ts';
import { linkNodes } from '../modules/link-nodes.ts';
import { copySeeds, linkedSeeds } from '../modules/module-seeds.ts';
import type { DocumentNode, NodeCondition } from '../node.ts';
import { readDocument } from '../read/read-document.ts';
import { toSeed } from '../seed.ts';
import { fakeRegistry } from '../testing/fake-registry.ts';
import { button, mail, node } from '../testing/sample-documents.ts';
import { TestEditor } from '../testing/test-editor.ts';
import { conditionalGroups, isOrphan } from './branches.ts';
import { clippedNodes, copiedNodes, losesCondition } from './copied-nodes.ts';
import { isNodeCondition } from './node-condition.ts';

const free: DisplayCondition = { match: 'all', tests: [{ field: 'plan', operator: 'is', value: 'free' }] };
const otherwise = { otherwise: true } as const;

function shown(id: string, condition?: NodeCondition): DocumentNode {
  return { ...button(id), ...(condition && { condition }) };
}

function editing(...blocks: readonly DocumentNode[]): TestEditor {
  const column = node('c', 'column', { children: blocks });
  return new TestEditor({ document: mail(node('s', 'section', { children: [column] })) });
}

function conditions(editor: TestEditor, parent = 'c'): readonly (NodeCondition | undefined)[] {
  return (editor.node(parent).children ?? []).map(({ condition }) => condition);
}

describe('a condition as it is stored', () => {
  test.each<[string, JsonValue]>([
    ['no tests', { match: 'all', tests: [] }],
    ['another way to join', { match: 'none', tests: free.tests as unknown as JsonValue }],
    ['an unknown operator', { match: 'all', tests: [{ field: 'plan', operator: 'matches', value: 'x' }] }],
    ['a field that could be markup', { match: 'all', tests: [{ field: 'a}}<b', operator: 'is-empty' }] }],
    ['no value to compare with', { match: 'all', tests: [{ field: 'plan', operator: 'is' }] }],
    ['a value where there is none', { match: 'all', tests: [{ field: 'plan', operator: 'is-empty', value: 'x' }] }],
    ['a value beyond all bounds', { match: 'all', tests: [{ field: 'a', operator: 'is', value: 'x'.repeat(201) }] }],
    ['too many tests', { match: 'all', tests: Array(11).fill({ field: 'a', operator: 'is-empty' }) }],
    ['two things at once', { ...(free as unknown as Record<string, JsonValue>), otherwise: true }],
    ['otherwise without a yes', { otherwise: false }],
    ['a text', 'plan is free'],
  ])('with %s keeps its node as it is, unread', (_, condition) => {
    expect(isNodeCondition(condition)).toBe(false);
    const stored = mail(node('s', 'section', { children: [node('c', 'column', { children: [button('a')] })] }));
    const json = JSON.parse(
      JSON.stringify(stored).replace('"id":"a"', `"id":"a","condition":${JSON.stringify(condition)}`),
    );
    const { document, problems } = readDocument(json, fakeRegistry);
    const read = document.nodes[0]?.children?.[0]?.children?.[0]?.children?.[0];
    expect(read?.type).toBe('unreadable');
    expect(read?.props.raw).toMatchObject({ id: 'a', condition });
    expect(problems.map(({ kind, detail }) => [kind, detail])).toEqual([['node-unreadable', 'no usable condition']]);
  });

  test('and a repeat are read as they were written', () => {
    const own = { ...shown('a', free), repeat: { list: 'items' } };
    const stored = mail(
      node('s', 'section', { children: [node('c', 'column', { children: [own, shown('b', otherwise)] })] }),
    );
    const { document, problems } = readDocument(stored, fakeRegistry);
    expect(problems).toEqual([]);
    expect(document.nodes[0]).toBe(stored.nodes[0]);
    const broken = { ...own, repeat: { list: '' } };
    const { problems: found } = readDocument(
      mail(node('s', 'section', { children: [node('c', 'column', { children: [broken] })] })),
      fakeRegistry,
    );
    expect(found.map(({ detail }) => detail)).toEqual(['no usable repeat']);
  });
});

describe('what is shown otherwise', () => {
  test('shares the place of the condition right before it', () => {
    const siblings = [shown('a'), shown('b', free), shown('c', otherwise), shown('d', otherwise), shown('e', free)];
    expect(conditionalGroups(siblings).map((place) => place.map(({ id }) => id))).toEqual([
      ['a'],
      ['b', 'c', 'd'],
      ['e'],
    ]);
  });

  test('stands alone after anything else, and so does a second column', () => {
    const siblings = [shown('a', otherwise), shown('b'), shown('c', otherwise)];
    expect(siblings.map((one) => isOrphan(siblings, one))).toEqual([true, false, true]);
    const columns = [free, otherwise, otherwise].map((condition, index) => ({
      ...node(`c${index}`, 'column'),
      condition,
    }));
    expect(conditionalGroups(columns).map(({ length }) => length)).toEqual([2, 1]);
  });
});

test('what is shown otherwise to entries of a list is repeated over it', () => {
  const dear: DisplayCondition = { match: 'all', tests: [{ field: 'items.price', operator: 'greater', value: '10' }] };
  const repeat = { list: 'items' };
  const editor = editing({ ...shown('a', dear), repeat }, button('b'));
  editor.run({ type: 'setCondition', id: 'b', condition: otherwise });
  expect(editor.refusal).toBe('OTHERWISE_ALONE');
  editor
    .run({ type: 'setRepeat', id: 'b', list: 'items' })
    .run({ type: 'setCondition', id: 'b', condition: otherwise });
  expect(conditions(editor)).toEqual([dear, otherwise]);
  editor.run({ type: 'setRepeat', id: 'b', list: '' });
  expect(editor.refusal).toBe('OTHERWISE_PARTED');
  expect(conditions(editor)).toEqual([dear, otherwise]);
});

test.each(['2nd', 'a:b', 'true', 'data-mw-x'])(
  '%s names no new condition or repeat, but one that the mail has can be edited',
  (name) => {
    const about = (value: string): DisplayCondition => ({
      match: 'any',
      tests: [{ field: name, operator: 'is', value }],
    });
    const fresh = editing(button('a'));
    fresh.run({ type: 'setCondition', id: 'a', condition: about('1') });
    expect(fresh.refusal).toBe('INVALID_VALUE');
    fresh.run({ type: 'setRepeat', id: 'a', list: name });
    expect(fresh.refusal).toBe('INVALID_VALUE');
    const older = editing(shown('a', about('1')), button('b'));
    older.run({ type: 'setCondition', id: 'a', condition: about('2') });
    older.run({ type: 'setCondition', id: 'b', condition: about('3') });
    expect(conditions(older)).toEqual([about('2'), about('3')]);
  },
);

describe('setCondition', () => {
  test('says for whom a section, a column or a block is shown, and undo takes it back', () => {
    const editor = editing(button('a'));
    for (const id of ['s', 'c', 'a']) {
      editor.run({ type: 'setCondition', id, condition: free });
      expect(editor.node(id).condition).toEqual(free);
    }
    editor.undo();
    expect(editor.node('a').condition).toBeUndefined();
    editor.run({ type: 'setCondition', id: 'w', condition: free });
    expect(editor.refusal).toBe('NOT_HERE');
    editor.run({ type: 'setCondition', id: 'a', condition: { match: 'all', tests: [] } });
    expect(editor.refusal).toBe('INVALID_VALUE');
  });

  test('lets a block be shown otherwise only right after a condition', () => {
    const editor = editing(button('a'), button('b'));
    editor.run({ type: 'setCondition', id: 'b', condition: otherwise });
    expect(editor.refusal).toBe('OTHERWISE_ALONE');
    editor.run({ type: 'setCondition', id: 'a', condition: free });
    editor.run({ type: 'setCondition', id: 'b', condition: otherwise });
    expect(conditions(editor)).toEqual([free, otherwise]);
  });

  test('is not taken away as long as something is shown where it does not hold', () => {
    const editor = editing(shown('a', free), shown('b', otherwise), shown('x', otherwise), shown('y', free));
    editor.run({ type: 'setCondition', id: 'a', condition: null });
    expect(editor.refusal).toBe('OTHERWISE_PARTED');
    expect(conditions(editor)).toEqual([free, otherwise, otherwise, free]);
    for (const id of ['x', 'b', 'a']) editor.run({ type: 'setCondition', id, condition: null });
    expect(conditions(editor)).toEqual([undefined, undefined, undefined, free]);
  });

  test('is refused in linked modules and where a mail may only be read', () => {
    const instance = { id: 'i', moduleId: 'm', version: 1, name: 'Module' };
    const within = { ...button('a'), origin: 'o' };
    const section = { ...node('n', 'section', { children: [node('d', 'column', { children: [within] })] }), instance };
    const editor = new TestEditor({ document: mail(section) });
    editor.run({ type: 'setCondition', id: 'a', condition: free });
    expect(editor.refusal).toBe('IN_LINKED_MODULE');
    const reading = new TestEditor({ document: editor.document, context: { readOnly: true } });
    reading.run({ type: 'setRepeat', id: 'a', list: 'items' });
    expect(reading.refusal).toBe('READ_ONLY');
  });
});

test('setRepeat names a list, and takes it away', () => {
  const editor = editing(button('a'));
  editor.run({ type: 'setRepeat', id: 'a', list: 'order.items' });
  expect(editor.node('a').repeat).toEqual({ list: 'order.items' });
  editor.run({ type: 'setRepeat', id: 'a', list: '{{x' });
  expect(editor.refusal).toBe('INVALID_VALUE');
  editor.run({ type: 'setRepeat', id: 'a', list: '' });
  expect(editor.node('a')).not.toHaveProperty('repeat');
});

describe('conditions keep their sense', () => {
  test('in a copy, which comes after what is shown otherwise', () => {
    const editor = editing(shown('a', free), shown('b', otherwise), button('z'));
    editor.duplicate(['a']);
    expect(conditions(editor)).toEqual([free, otherwise, free, undefined]);
    editor.undo().duplicate(['a', 'b']);
    expect(conditions(editor)).toEqual([free, otherwise, free, otherwise, undefined]);
    editor.undo().duplicate(['b']);
    expect(conditions(editor)).toEqual([free, otherwise, otherwise, undefined]);
  });

  test('on the clipboard and in modules, linked or not', () => {
    const own = { ...shown('a', free), repeat: { list: 'items' } };
    const kept = { condition: free, repeat: { list: 'items' } };
    expect(toSeed(own)).toMatchObject(kept);
    expect(copySeeds([own])[0]).toMatchObject(kept);
    const editor = editing();
    editor.insert(
      linkedSeeds([own], { moduleId: 'm', version: 1, name: 'M' }, () => 'i'),
      { parentId: 'c', index: 0 },
    );
    expect(editor.selected).toMatchObject(kept);
  });

  test('where columns are taken away: what they held is still shown to the same readers', () => {
    const columns = [
      node('c1', 'column', { children: [button('a')] }),
      { ...node('c2', 'column', { children: [button('b')] }), condition: free },
      { ...node('c3', 'column', { children: [button('d')] }), condition: otherwise },
    ];
    const document = mail(node('s', 'section', { props: { columns: [30, 30, 40] }, children: columns }));
    const editor = new TestEditor({ document });
    editor.run({ type: 'setLayout', id: 's', shares: [50, 50] });
    expect(editor.node('c2').condition).toBeUndefined();
    expect(conditions(editor, 'c2')).toEqual([free, otherwise]);
    editor.undo().run({ type: 'setLayout', id: 's', shares: [100] });
    expect(conditions(editor, 'c1')).toEqual([undefined, free, otherwise]);
  });

  test('as a change that others are shown', () => {
    const before = mail(node('s', 'section'));
    const after = mail({ ...node('s', 'section'), condition: free });
    expect(changedNodes(before, after).count).toBe(1);
  });
});

describe('what is shown otherwise is never parted from its condition', () => {
  const vip: DisplayCondition = { match: 'all', tests: [{ field: 'vip', operator: 'is-not-empty' }] };
  const two = () => editing(shown('a', free), shown('b', vip), shown('x', otherwise));
  const three = () => editing(shown('a', free), shown('b', otherwise), shown('x', otherwise), shown('z'));
  const seed = (condition?: NodeCondition) => ({ ...toSeed(shown('n')), ...(condition && { condition }) });

  const PARTED: readonly [string, () => TestEditor, Command][] = [
    ['its condition is taken out', two, { type: 'remove', ids: ['b'] }],
    ['a block is moved between', three, { type: 'move', ids: ['z'], target: { parentId: 'c', index: 1 } }],
    ['a block is put between', two, { type: 'insert', nodes: [seed()], target: { parentId: 'c', index: 2 } }],
    ['a condition is put between', two, { type: 'insert', nodes: [seed(free)], target: { parentId: 'c', index: 2 } }],
    ['its condition becomes an alternative', two, { type: 'setCondition', id: 'b', condition: otherwise }],
    ['an alternative before it gets a condition', three, { type: 'setCondition', id: 'b', condition: vip }],
    ['an alternative before it is for everybody', three, { type: 'setCondition', id: 'b', condition: null }],
    ['it is moved to another condition', two, { type: 'move', ids: ['x'], target: { parentId: 'c', index: 1 } }],
    ['it is moved before its condition', two, { type: 'move', ids: ['x'], target: { parentId: 'c', index: 0 } }],
    ['it is moved out of its column', two, { type: 'move', ids: ['x'], target: { parentId: 'w', index: 0 } }],
  ];

  test.each(PARTED)('refuses where %s', (_, open, command) => {
    const editor = open();
    const { document } = editor;
    expect(editor.editor.can(command)).toEqual({ ok: false, reason: 'OTHERWISE_PARTED' });
    editor.run(command);
    expect(editor.refusal).toBe('OTHERWISE_PARTED');
    expect(editor.document).toBe(document);
  });

  test('moves it along with its condition, and removes both at once', () => {
    expect(conditions(two().move('b', 'c', 0))).toEqual([vip, otherwise, free]);
    expect(conditions(two().move(['b', 'x'], 'c', 0))).toEqual([vip, otherwise, free]);
    expect(conditions(three().move('a', 'c', 4))).toEqual([undefined, free, otherwise, otherwise]);
    expect(conditions(two().remove(['b', 'x']))).toEqual([free]);
    expect(conditions(two().remove(['b', 'x']).undo())).toEqual([free, vip, otherwise]);
    expect(conditions(three().remove(['b']))).toEqual([free, otherwise, undefined]);
    expect(conditions(three().move('x', 'c', 1))).toEqual([free, otherwise, otherwise, undefined]);
  });

  test('copies it with its condition, or beside the other alternative alone', () => {
    const apart = editing(shown('z', vip), shown('a', free), shown('b', otherwise));
    expect(conditions(apart.duplicate(['a', 'b']))).toEqual([vip, free, otherwise, free, otherwise]);
    apart.undo().duplicate(['z', 'b']);
    expect(apart.refusal).toBe('OTHERWISE_PARTED');
    const pair = [shown('a', free), shown('b', otherwise), shown('y', vip), shown('z', otherwise)];
    const copied = editing(...pair).duplicate(['b', 'y']);
    expect(copied.refusal).toBe('OTHERWISE_PARTED');
  });

  test('takes an alternative from elsewhere right after a condition alone', () => {
    const editor = two();
    const insert = (index: number) => editor.insert([seed(otherwise)], { parentId: 'c', index });
    expect(insert(0).refusal).toBe('OTHERWISE_ALONE');
    expect(conditions(editor)).toEqual([free, vip, otherwise]);
    expect(
      editor.editor.can({ type: 'insert', nodes: [seed(otherwise)], target: { parentId: 'w', index: 0 } }),
    ).toEqual({
      ok: false,
      reason: 'OTHERWISE_ALONE',
    });
    expect(conditions(insert(1))).toEqual([free, otherwise, vip, otherwise]);
  });

  test('leaves what stood after no condition for everybody', () => {
    const editor = editing(shown('b', otherwise), shown('z'));
    expect(conditions(editor.add('button', 'c', 0))).toEqual([undefined, undefined, undefined]);
    const before = editing(shown('b', otherwise)).insert([seed(free)], { parentId: 'c', index: 0 });
    expect(conditions(before)).toEqual([free, undefined]);
  });

  test('copies alternatives to the clipboard as they are, but not apart from their condition among others', () => {
    const { document } = editing(shown('z', vip), shown('a', free), shown('b', otherwise));
    const taken = (...ids: readonly string[]) => clippedNodes(document, ids).map(({ condition }) => condition);
    expect([taken('b'), taken('a', 'b')]).toEqual([[otherwise], [free, otherwise]]);
    expect([['b'], ['z', 'b'], ['a', 'b'], ['z', 'a']].map((ids) => losesCondition(document, ids))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(copiedNodes(document, ['b']).map(({ condition }) => condition)).toEqual([undefined]);
  });

  test('refuses to take columns away where what they held would be shown to others', () => {
    const held = (more: Partial<DocumentNode>, ...children: readonly DocumentNode[]): Partial<DocumentNode> => ({
      ...more,
      children,
    });
    const layout = (...columns: readonly Partial<DocumentNode>[]) => {
      const nodes = columns.map((column, index) => ({ ...node(`c${index + 1}`, 'column'), ...column }));
      const document = mail(node('s', 'section', { props: { columns: [30, 30, 40] }, children: nodes }));
      return new TestEditor({ document }).run({ type: 'setLayout', id: 's', shares: [100] });
    };
    const refused = [
      layout(held({}, shown('a')), held({ condition: free }), held({ condition: otherwise }, shown('d'))),
      layout(held({}, shown('a')), held({ condition: free }, shown('d', vip)), held({}, shown('e'))),
      layout(held({ condition: free }, shown('d', vip)), held({}, shown('e')), held({})),
    ];
    expect(refused.map(({ refusal }) => refusal)).toEqual(Array(3).fill('OTHERWISE_PARTED'));
    expect(conditions(layout(held({}, shown('a', vip)), held({ condition: free }), held({})), 'c1')).toEqual([vip]);
  });

  test('refuses a version of a linked module that no longer has the condition before it', () => {
    const version = (number: number, ...nodes: readonly DocumentNode[]) => ({
      moduleId: 'm',
      version: number,
      name: 'M',
      nodes,
    });
    const { nodes, ...first } = version(1, shown('m1', vip), shown('m2', free), shown('m3', otherwise));
    const editor = editing(shown('z', otherwise)).insert(
      linkedSeeds(nodes, first, () => 'i'),
      { parentId: 'c', index: 0 },
    );
    editor.run({ type: 'setCondition', id: 'z', condition: otherwise });
    expect(conditions(editor)).toEqual([vip, free, otherwise, otherwise]);
    editor.run({ type: 'updateModule', ...version(2, shown('m1', vip), shown('m3', otherwise), shown('m2')) });
    expect(editor.refusal).toBe('OTHERWISE_PARTED');
    expect(conditions(editor)).toEqual([vip, free, otherwise, otherwise]);
  });

  test('keeps it in a block that becomes the first instance of a module, also with new versions', () => {
    const editor = editing(shown('a', free), shown('b', otherwise));
    const made = shown('m1');
    const document = linkNodes(editor.document, ['b'], [made], { moduleId: 'm', version: 1, name: 'M' });
    if (!document) throw new Error('not linked');
    editor.run({ type: 'replaceDocument', document, action: 'link-module' });
    editor.run({ type: 'updateModule', moduleId: 'm', version: 2, name: 'M', nodes: [made] });
    expect(conditions(editor)).toEqual([free, otherwise]);
  });
});

describe('a whole linked module', () => {
  const version = (number: number, ...nodes: readonly DocumentNode[]) => ({
    moduleId: 'm',
    version: number,
    name: 'M',
    nodes,
  });
  const section = (id: string, more: Partial<DocumentNode> = {}) => ({
    ...node(id, 'section', { children: [] }),
    ...more,
  });

  function linked(...nodes: readonly DocumentNode[]): TestEditor {
    const { nodes: sections, ...module } = version(1, ...nodes);
    const editor = new TestEditor({ document: mail(section('x')) });
    return editor.insert(
      linkedSeeds(sections, module, () => 'i'),
      { parentId: 'w', index: 0 },
    );
  }

  const shownTo = (editor: TestEditor) => conditions(editor, 'w');

  test('is shown to whom the mail says, with all its sections, and new versions leave it so', () => {
    const editor = linked(section('m1'), section('m2'));
    const [first = ''] = editor.selection;
    editor.run({ type: 'setCondition', id: first, condition: free });
    expect(shownTo(editor)).toEqual([free, free, undefined]);
    editor.run({ type: 'updateModule', ...version(2, section('m1'), section('m2', { name: 'New' })) });
    expect(shownTo(editor)).toEqual([free, free, undefined]);
    const { document, problems } = readDocument(JSON.parse(JSON.stringify(editor.document)), fakeRegistry);
    expect(problems).toEqual([]);
    expect(document.nodes).toEqual(editor.document.nodes);
    editor.run({ type: 'setCondition', id: first, condition: null });
    expect(shownTo(editor)).toEqual([undefined, undefined, undefined]);
    editor.run({ type: 'updateModule', ...version(3, section('m1', { condition: free }), section('m2')) });
    expect(shownTo(editor)).toEqual([free, undefined, undefined]);
  });

  test('is refused another condition than its author gave it, and several sections one repeat', () => {
    const editor = linked(section('m1', { condition: free }));
    editor.run({ type: 'setCondition', id: editor.selection[0] ?? '', condition: null });
    expect(editor.refusal).toBe('IN_LINKED_MODULE');
    const two = linked(section('m1'), section('m2'));
    two.run({ type: 'setRepeat', id: two.selection[0] ?? '', list: 'items' });
    expect(two.refusal).toBe('IN_LINKED_MODULE');
    const one = linked(section('m1'));
    one.run({ type: 'setRepeat', id: one.selection[0] ?? '', list: 'items' });
    one.run({ type: 'updateModule', ...version(2, section('m1')) });
    expect(one.node(one.document.nodes[0]?.children?.[0]?.id ?? '').repeat).toEqual({ list: 'items' });
  });
});
