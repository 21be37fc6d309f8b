import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { prepareBody, readBody } from './prepare-body.ts';

const BODY = {
  html: '<p title="a\\b">Zoë\u2028 & 👋🏽</p>\n',
  css: 'p{content:"\\201c"}',
  customStyles: '',
  style: { width: 640 },
  components: { formatVersion: 1, nodes: [{ id: 'a', props: { words: '"quoted"' }, empty: undefined }] },
};

test.each([
  ['a document', BODY],
  ['no document', { ...BODY, style: null, components: null }],
])(
  '%s is stored as the JSON of the whole body, under its hash, whoever wrote the JSON of the document',
  async (_, body) => {
    const { html, css, customStyles, style, components } = body;
    const text = JSON.stringify({ html, css, customStyles, style, components });
    for (const prepared of [await prepareBody(body), await prepareBody(body, [JSON.stringify(components)])]) {
      expect(brotliDecompressSync(prepared.content).toString()).toBe(text);
      expect(prepared.hash).toBe(createHash('sha256').update(text).digest('hex'));
      expect(await readBody(prepared.content)).toEqual(JSON.parse(text));
    }
  },
);
