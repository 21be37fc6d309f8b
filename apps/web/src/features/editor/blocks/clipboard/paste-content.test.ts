import { expect, test } from 'vitest';
import { writeEnvelope } from './envelope.ts';
import { picturesIn } from './paste-content.ts';

const png = new File(['png'], 'image.png', { type: 'image/png' });
const notes = new File(['words'], 'notes.txt', { type: 'text/plain' });

test('a screenshot and copied files are pictures', () => {
  expect(picturesIn({ html: '', files: [png] })).toEqual([{ file: png }]);
  expect(picturesIn({ html: ' ', files: [png, notes, png] })).toHaveLength(2);
  expect(picturesIn({ html: '', files: [notes] })).toEqual([]);
});

test('a picture copied in a page is its bytes with its alternative text, not its address', () => {
  const html =
    '<html><head><style>img{border:0}</style></head><body>\n<!--StartFragment--><a href="/x">' +
    '<img src="https://shop.example/shoe.png" alt="Red &amp; &quot;new&quot; shoes"/></a><!--EndFragment--></body></html>';
  expect(picturesIn({ html, files: [png] })).toEqual([{ file: png, alt: 'Red & "new" shoes' }]);
  expect(picturesIn({ html, files: [] })).toEqual([]);
});

test('the picture that a spreadsheet, a document or copied blocks bring along is not meant', () => {
  expect(picturesIn({ html: '<table><tr><td>12</td></tr></table>', files: [png] })).toEqual([]);
  expect(picturesIn({ html: '<img src="a.png"><img src="b.png">', files: [png] })).toEqual([]);
  const seed = { type: 'image', props: {}, style: {} };
  expect(picturesIn({ html: writeEnvelope([seed], '').html, files: [png] })).toEqual([]);
});
