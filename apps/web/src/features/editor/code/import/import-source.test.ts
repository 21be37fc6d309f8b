import { writeDocument } from '@mailwright/document';
import { tallyReport } from '@mailwright/import';
import { expect, it } from 'vitest';
import { beefreeDesign } from '../../../../../../../packages/import/src/testing/beefree-design.ts';
import { unlayerDesign } from '../../../../../../../packages/import/src/testing/unlayer-design.ts';
import { designProblems } from './design-problems.ts';
import { importSourceOf } from './import-source.ts';

const read = async (text: string) => {
  const imported = await importSourceOf(text)?.read(text, new AbortController().signal);
  if (!imported) throw new Error('no source takes it');
  return imported;
};

it('tells designs of Unlayer and Beefree, mails of ours, and HTML apart', async () => {
  expect(importSourceOf(JSON.stringify(unlayerDesign))?.kind).toBe('unlayer');
  expect(importSourceOf(`\uFEFF\n${JSON.stringify(beefreeDesign, null, 2)}\n`)?.kind).toBe('beefree');
  expect(importSourceOf('{"formatVersion":1,"nodes":[]}')?.kind).toBe('own');
  for (const text of [
    '<p>{"body":{"rows":[]}}</p>',
    '{{ name }}',
    '{"body":{}}',
    '{"page":{"rows":7}}',
    '[1]',
    '{"a":',
  ])
    expect(importSourceOf(text)).toBeNull();
});

it('reads each, and a mail of ours as it was', async () => {
  expect(tallyReport((await read(JSON.stringify(beefreeDesign))).report)).toMatchObject({ total: 14, placeholder: 1 });
  const { document } = await read(JSON.stringify(unlayerDesign));
  const again = await read(JSON.stringify(writeDocument(document)));
  expect(again.document).toEqual(document);
  expect(tallyReport(again.report)).toEqual({ total: 11, kept: 10, changed: 0, code: 0, placeholder: 1, dropped: 0 });
});

it('refuses scripts without the plan and base64 by the lines of the design, as with HTML', async () => {
  const html = { type: 'html', values: { html: '<script>x</script><img src="data:image/png;base64,AAAA">' } };
  const text = JSON.stringify({ body: { rows: [{ columns: [{ contents: [html] }] }] } }, null, 2);
  const { document } = await read(text);
  const line = text.split('\n').findIndex((each) => each.includes('base64')) + 1;
  const base64 = { kind: 'base64', field: 'html', lines: [line] };
  expect(designProblems(document, text, { customCode: true })).toEqual([base64]);
  expect(designProblems(document, text, { customCode: false })).toEqual([base64, { kind: 'script' }]);
});
