import { writeDocument } from '@mailwright/document';
import { tallyReport } from '@mailwright/import';
import { expect, it } from 'vitest';
import { designProblems } from './design-problems.ts';
import { importSourceOf } from './import-source.ts';

const unlayer = (...contents: readonly object[]) =>
  JSON.stringify(
    { body: { rows: [{ cells: [1], columns: [{ contents }] }], values: { contentWidth: '500px' } } },
    null,
    2,
  );
const beefree = JSON.stringify({
  page: {
    rows: [
      {
        columns: [
          { 'grid-columns': 12, modules: [{ type: 'mailup-bee-newsletter-modules-carousel', descriptor: {} }] },
        ],
      },
    ],
  },
});

const read = async (text: string) => {
  const imported = await importSourceOf(text)?.read(text, new AbortController().signal);
  if (!imported) throw new Error('no source takes it');
  return imported;
};

it('tells designs of Unlayer and Beefree, mails of ours, and HTML apart', async () => {
  expect(importSourceOf(unlayer())?.kind).toBe('unlayer');
  expect(importSourceOf(`\uFEFF\n${beefree}\n`)?.kind).toBe('beefree');
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
  expect(tallyReport((await read(beefree)).report)).toMatchObject({ total: 1, placeholder: 1 });
  const { document } = await read(
    unlayer({ type: 'text', values: { text: '<p>Hi</p>' } }, { type: 'form', values: {} }),
  );
  expect(document.settings.width).toBe(500);
  const again = await read(JSON.stringify(writeDocument(document)));
  expect(again.document).toEqual(document);
  expect(tallyReport(again.report)).toEqual({ total: 2, kept: 1, changed: 0, code: 0, placeholder: 1, dropped: 0 });
});

it('refuses scripts without the plan and base64 by the lines of the design, as with HTML', async () => {
  const html = { type: 'html', values: { html: '<script>x</script><img src="data:image/png;base64,AAAA">' } };
  const text = unlayer(html);
  const { document } = await read(text);
  const line = text.split('\n').findIndex((each) => each.includes('base64')) + 1;
  const base64 = { kind: 'base64', field: 'html', lines: [line] };
  expect(designProblems(document, text, { customCode: true })).toEqual([base64]);
  expect(designProblems(document, text, { customCode: false })).toEqual([base64, { kind: 'script' }]);
});
