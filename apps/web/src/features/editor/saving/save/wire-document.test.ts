import { blockRegistry } from '@mailwright/blocks';
import { blankDocument, readDocument, writeDocument } from '@mailwright/document';
import { expect, it } from 'vitest';
import { joinBody, splitBody } from './wire-document.ts';

const blank = blankDocument(blockRegistry);
const components = writeDocument(blank);

it('reads the author’s CSS into the document and sends it beside it', () => {
  const { document } = readDocument(joinBody({ components, customStyles: 'p{color:red}' }), blockRegistry);
  expect(document.customStyles).toBe('p{color:red}');
  expect(splitBody(document)).toEqual({ components, customStyles: 'p{color:red}' });
});

it('leaves a template without CSS as it is', () => {
  expect(joinBody({ components, customStyles: '' })).toBe(components);
  expect(joinBody({ components: null, customStyles: '' })).toBeNull();
  expect(splitBody(blank)).toEqual({ components, customStyles: '' });
});

it('keeps the CSS of a template that has no document yet', () => {
  const { document } = readDocument(joinBody({ components: null, customStyles: 'a{}' }), blockRegistry);
  expect(document).toMatchObject({ customStyles: 'a{}', nodes: [{ type: 'page-wrapper' }] });
});
