import { expect, test } from 'vitest';
import { fromSeed, toSeed } from '../seed.ts';
import { fakeRegistry } from '../testing/fake-registry.ts';
import { button, node } from '../testing/sample-documents.ts';
import { readSeeds } from './read-seeds.ts';

test('a node becomes a seed without ids and a node with new ids again', () => {
  const column = { ...node('c', 'column', { style: { color: 'red' }, children: [button('a')] }), name: 'Left' };
  const seed = toSeed(column);
  expect(JSON.stringify(seed)).not.toContain('"id"');
  const again = fromSeed(seed, fakeRegistry);
  expect(again).toEqual({ ...column, id: again.id, children: [{ ...button('a'), id: again.children?.[0]?.id }] });
  expect([again.id, again.children?.[0]?.id]).not.toContain('c');
});

test('a new block is marked with the version of its schema', () => {
  expect(fromSeed({ type: 'button', props: { label: '', href: '' }, style: {} }, fakeRegistry).version).toBe(2);
  expect(fromSeed({ type: 'text', props: {}, style: {} }, fakeRegistry)).not.toHaveProperty('version');
  expect(fromSeed({ type: 'mystery', version: 4, props: {}, style: {} }, fakeRegistry).version).toBe(4);
});

test('stored seeds are migrated, and broken ones become placeholders', () => {
  const { seeds, problems } = readSeeds([{ type: 'button', props: { text: 'Old' } }, 'rubbish'], fakeRegistry);
  expect(seeds[0]).toEqual({ type: 'button', version: 2, props: { label: 'Old', href: '' }, style: {} });
  expect(seeds[1]).toMatchObject({ type: 'unreadable', props: { raw: 'rubbish' } });
  expect(problems).toHaveLength(1);
});
