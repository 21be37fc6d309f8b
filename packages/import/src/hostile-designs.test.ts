import { blockRegistry } from '@mailwright/blocks';
import { type JsonObject, type JsonValue, readDocument, writeDocument } from '@mailwright/document';
import { renderDocument } from '@mailwright/render';
import { expect, it, test } from 'vitest';
import { importBeefree } from './beefree/import-beefree.ts';
import type { Imported } from './imported.ts';
import { beefreeDesign } from './testing/beefree-design.ts';
import { unlayerDesign } from './testing/unlayer-design.ts';
import { importUnlayer } from './unlayer/import-unlayer.ts';

const ODD: readonly JsonValue[] = [
  ...[null, true, -1, 1e308, 0.5, '', ' ', '-5px', '99999999px', '1e9px', 'NaN', '{{', '__proto__', 'constructor'],
  ...[
    'javascript:alert(7)',
    'url(javascript:alert(7))',
    'expression(alert(7))',
    '"><script>alert(7)</script>',
    'red;}*{x:y',
  ],
  ...['<svg onload=alert(7)>', '\u0000', '\ud800', 'a'.repeat(9000), '<p>'.repeat(600), 'data:image/png;base64,AAAA'],
  ...[[], {}, [[[]]], { type: 'text' }, [null, 7, 'x'], { values: { href: 'javascript:alert(7)' } }, { url: 7 }],
];

/** The same numbers each time, so that a failure can be looked at. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A copy with some of its values exchanged for odd ones, left out, or put where others were. */
function damaged(json: JsonValue, next: () => number): JsonValue {
  if (next() < 0.03) return ODD[Math.floor(next() * ODD.length)] ?? null;
  if (Array.isArray(json)) return json.flatMap((item) => (next() < 0.03 ? [] : [damaged(item, next)]));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, value]) => (next() < 0.02 ? [] : [[key, damaged(value, next)]])),
  );
}

function expectWhole({ document, report }: Imported): void {
  const read = readDocument(JSON.parse(JSON.stringify(writeDocument(document))), blockRegistry);
  expect(read.problems).toEqual([]);
  const { html } = renderDocument(read.document, { registry: blockRegistry, assetBase: '', title: 'T' });
  const own = document.nodes[0]?.children ?? [];
  const islands = JSON.stringify(own).includes('"type":"html"');
  if (!islands) expect(html).not.toMatch(/<script|<svg|(?:href|src)="\s*javascript|<[^>]*\son\w+=/i);
  for (const { count, nodes } of report.findings) expect(nodes.length).toBeLessThanOrEqual(count);
}

test.each(Array.from({ length: 60 }, (_, index) => index + 1))(
  'damaged designs, sequence %i, become mails all the same',
  async (seed) => {
    const next = numbers(seed * 7919);
    expectWhole(await importUnlayer(damaged(unlayerDesign, next) as JsonObject));
    expectWhole(await importBeefree(damaged(beefreeDesign, next) as JsonObject));
  },
);

test.each(ODD.map((value) => [JSON.stringify(value).slice(0, 40), value] as const))(
  '%s anywhere becomes a mail',
  async (_, value) => {
    for (const body of [value, { rows: value, values: value }, { rows: [{ columns: [{ contents: value }] }] }]) {
      expectWhole(await importUnlayer({ body }));
    }
    for (const page of [value, { rows: value, body: value }, { rows: [{ columns: [{ modules: value }] }] }]) {
      expectWhole(await importBeefree({ page }));
    }
  },
);

it('is done in good time with a design of very many parts, or one that is nested very deep', async () => {
  const contents = Array.from({ length: 50_000 }, () => ({ type: 'text', values: { text: '<p>x</p>' } }));
  const { document, report } = await importUnlayer({ body: { rows: [{ columns: [{ contents }] }] } });
  expect(document.nodes[0]?.children?.[0]?.children?.[0]?.children).toHaveLength(5000);
  expect(report.findings).toMatchObject([
    { fidelity: 'kept', count: 5000 },
    { fidelity: 'dropped', count: 45_000 },
  ]);
  const deep = JSON.parse(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`) as JsonObject;
  const { report: told } = await importUnlayer({
    body: { rows: [{ columns: [{ contents: [{ type: 'deep', values: deep }] }] }] },
  });
  expect(told.findings).toMatchObject([{ fidelity: 'placeholder', part: 'deep' }]);
});
