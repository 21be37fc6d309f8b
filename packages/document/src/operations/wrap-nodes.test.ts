import { expect, test } from 'vitest';
import { fakeRegistry } from '../testing/fake-registry.ts';
import { button, node } from '../testing/sample-documents.ts';
import { wrapNodes } from './wrap-nodes.ts';

const block = (id: string) => ({ node: button(id), wrapping: 'section-and-column' }) as const;

test('blocks that follow each other share one column of one new section', () => {
  const section = { node: node('s', 'section'), wrapping: 'none' } as const;
  const nodes = wrapNodes([block('a'), block('b'), section, block('c')], fakeRegistry);
  expect(nodes.map(({ type }) => type)).toEqual(['section', 'section', 'section']);
  expect(nodes[0]?.children?.map(({ type }) => type)).toEqual(['column']);
  expect(nodes[0]?.children?.[0]?.children?.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(nodes[1]?.id).toBe('s');
  expect(nodes[2]?.children?.[0]?.children?.map(({ id }) => id)).toEqual(['c']);
});

test('a column brings itself and gets only the section', () => {
  const column = node('c', 'column');
  const [section] = wrapNodes([{ node: column, wrapping: 'section' }], fakeRegistry);
  expect(section?.type).toBe('section');
  expect(section?.children).toEqual([column]);
});
