import { expect, test } from 'vitest';
import { readDocument } from '../read/read-document.ts';
import { fakeRegistry } from '../testing/fake-registry.ts';
import { mail, node } from '../testing/sample-documents.ts';
import { findNode } from '../tree/locate.ts';
import { contentOf, mapContent, nodeContent } from './map-content.ts';
import { wordsOf } from './words-of.ts';

const text = node('t', 'text', {
  props: {
    text: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Mail' },
          {
            type: 'text',
            text: 'wright',
            marks: [{ type: 'bold' }, { type: 'link', attrs: { href: 'https://a.example', title: 'Home' } }],
          },
        ],
      },
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
      { type: 'paragraph', content: [{ type: 'mergeField', attrs: { name: 'email' } }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'Second' }] },
    ],
  },
});
const menu = node('m', 'menu', {
  props: {
    items: [
      { label: 'Home', id: 'a' },
      { label: 'Shop', id: 'b' },
    ],
  },
});
const background = { backgroundImage: '/ground.png' };
const stored = mail(
  node('s', 'section', { style: background, children: [node('c', 'column', { children: [text, menu] })] }),
  node('x', 'from-the-future', { props: { words: 'Unknown' } }),
);
const { document } = readDocument(stored, fakeRegistry);
const options = { registry: fakeRegistry };

test('every text, link and image is told of in the order of the mail, with its place', () => {
  const place = { nodeId: 't', prop: 'text' };
  const at = [0, 1];
  expect(contentOf(document, options)).toEqual([
    { kind: 'image', nodeId: 's', prop: 'backgroundImage', inStyle: true, value: '/ground.png' },
    { kind: 'text', role: 'words', ...place, at: [0, 0], value: 'Mail' },
    { kind: 'text', role: 'words', ...place, at, value: 'wright' },
    { kind: 'link', ...place, at, value: 'https://a.example', tracking: null },
    { kind: 'text', role: 'title', ...place, at, value: 'Home' },
    { kind: 'text', role: 'words', ...place, at: [3, 0], value: 'Second' },
    { kind: 'text', role: 'words', nodeId: 'm', prop: 'label', item: { list: 'items', id: 'a' }, value: 'Home' },
    { kind: 'text', role: 'words', nodeId: 'm', prop: 'label', item: { list: 'items', id: 'b' }, value: 'Shop' },
  ]);
});

test('another text stands in the place of one, and everything else is the same object', () => {
  const changed = mapContent(document, options, (entry) => (entry.item?.id === 'b' ? 'Store' : entry.value));
  expect(findNode(changed, 'm')?.props.items).toEqual([
    { label: 'Home', id: 'a' },
    { label: 'Store', id: 'b' },
  ]);
  expect(findNode(changed, 't')).toBe(findNode(document, 't'));
  expect(mapContent(document, options, ({ value }) => value)).toBe(document);
});

test('words are searched in as they are read: runs of a paragraph together, all else apart', () => {
  const entries = ['t', 'm'].flatMap((id) => {
    const found = findNode(document, id);
    return found ? nodeContent(found, options) : [];
  });
  expect(wordsOf(entries)).toBe('Mailwright Home Second Home Shop');
});
