import { blockRegistry } from '@mailwright/blocks';
import { blankDocument, type EmailDocument } from '@mailwright/document';
import { expect, test } from 'vitest';
import { foreignElementPath, layerForeignElements, parentForeignElement } from './foreign-element-path.ts';
import { foreignElementHtml } from './island-code.ts';
import { islandImage } from './island-image.ts';

const SOURCE =
  '<html><body><table><tr><td><p>Hi <b>you</b></p><a href="x" style="padding:8px">Go</a></td></tr></table></body></html>';

const MAIL: EmailDocument = {
  ...blankDocument(blockRegistry),
  nodes: [{ id: 'n', type: 'html', props: { source: SOURCE }, style: {} }],
};

test('the path to an element names what is around it, without what the canvas does not show', () => {
  const bold = { nodeId: 'n', index: 6 };
  expect(foreignElementPath(MAIL, bold).map(({ kind }) => kind)).toEqual(['table', 'row', 'cell', 'text', 'text']);
  expect(parentForeignElement(MAIL, bold)).toMatchObject({ index: 5 });
  expect(parentForeignElement(MAIL, { nodeId: 'n', index: 2 })).toBeNull();
  expect(foreignElementPath(MAIL, { nodeId: 'n', index: 99 })).toEqual([]);
});

test('the layers tree gets rows, texts, buttons and images, each below the one around it', () => {
  expect(layerForeignElements('n', SOURCE).map(({ kind, depth, words }) => [kind, depth, words])).toEqual([
    ['row', 1, ''],
    ['text', 2, 'Hi'],
    ['button', 2, 'Go'],
  ]);
});

test('a copied cell brings the table that it cannot stand without', () => {
  expect(foreignElementHtml(MAIL, { nodeId: 'n', index: 5 })?.props.source).toBe('<p>Hi <b>you</b></p>');
  const cell = foreignElementHtml(MAIL, { nodeId: 'n', index: 4 })?.props.source;
  expect(cell).toMatch(/^<table><tr><td><p>.*<\/td><\/tr><\/table>$/);
});

test('an uploaded image stands in foreign HTML with its whole address', () => {
  expect(islandImage('/resources/a.png', 'https://mail.example/')).toBe('https://mail.example/resources/a.png');
  expect(islandImage('https://cdn.example/a.png', 'https://mail.example')).toBe('https://cdn.example/a.png');
});
