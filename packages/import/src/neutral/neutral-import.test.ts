import { expect, it } from 'vitest';
import { importBeefree } from '../beefree/import-beefree.ts';
import type { Imported } from '../imported.ts';
import * as beefree from '../testing/beefree-design.ts';
import { column, imported, part, section, text } from '../testing/mjml-parts.ts';
import * as unlayer from '../testing/unlayer-design.ts';
import { importUnlayer } from '../unlayer/import-unlayer.ts';
import { neutralImport } from './neutral-import.ts';

const PRO = { match: 'all', tests: [{ field: 'plan', operator: 'is', value: 'pro' }] };

function facts(design: Imported) {
  const made = neutralImport(design);
  const sections = made.document.nodes[0]?.children ?? [];
  return {
    system: made.system,
    sections: sections.map(({ condition, repeat }) => repeat ?? condition ?? null),
    blocks: sections.flatMap(({ children = [] }) =>
      children.flatMap((each) => (each.children ?? []).map(({ type, condition }) => [type, condition ?? null])),
    ),
    words: JSON.stringify(sections),
    said: made.report.findings.map(({ fidelity, part: name }) => `${fidelity} ${name}`),
  };
}

it('a design of Unlayer has its display conditions and merge tags as its own, and the report names whose they were', async () => {
  const displayCondition = {
    type: 'Plan',
    label: 'Pro',
    before: `{% if person|lookup:"plan" == "pro" %}`,
    after: '{% endif %}',
  };
  const shown = unlayer.content('text', { text: '<p>Hi {{ first_name|default:"friend" }}</p>' });
  const only = unlayer.content('button', { text: 'Upgrade', displayCondition });
  const row = unlayer.row([1], [{ contents: [shown, only] }]);
  const hidden = { ...row, values: { ...(row.values as object), displayCondition } };
  const { system, sections, blocks, words, said } = facts(await importUnlayer(unlayer.design([row, hidden as never])));
  expect(system).toBe('Klaviyo');
  expect(sections).toEqual([null, PRO]);
  expect(blocks).toEqual([
    ['text', null],
    ['button', PRO],
    ['text', null],
    ['button', PRO],
  ]);
  expect(words).toContain('"mergeField","attrs":{"name":"firstName","fallback":"friend"}');
  expect(said.filter((each) => /condition|%/.test(each))).toEqual(['kept condition']);
});

it('a design of Beefree has the display conditions of its rows', async () => {
  const row = beefree.row([
    beefree.column(12, [beefree.module('paragraph', { paragraph: { html: '<p>*|FNAME|*</p>' } })]),
  ]);
  const displayCondition = { label: 'Pro', before: '*|IF:PLAN=pro|*', after: '*|END:IF|*' };
  const container = { ...((row as { container?: object }).container ?? {}), displayCondition };
  const { system, sections } = facts(await importBeefree(beefree.design([{ ...row, container } as never])));
  expect(system).toBe('Mailchimp');
  expect(sections).toEqual([{ match: 'all', tests: [{ field: 'PLAN', operator: 'is', value: 'pro' }] }]);
});

it('a condition in no language that is known stays around its row as it is, and the report says so', async () => {
  const displayCondition = { label: 'Pro', before: '{% if user.isPro() %}', after: '{% endif %}' };
  const row = unlayer.row([1], [{ contents: [unlayer.content('text', { text: '<p>Hi</p>' })] }]);
  const hidden = { ...row, values: { ...(row.values as object), displayCondition } };
  const { sections, blocks, said } = facts(await importUnlayer(unlayer.design([hidden as never])));
  expect(sections).toEqual([null, null, null]);
  expect(blocks.map(([type]) => type)).toEqual(['html', 'text', 'html']);
  expect(said).toEqual(expect.arrayContaining(['code {% if user.isPro() %}', 'code {% endif %}']));
});

it('a condition without tags is told as left out', async () => {
  const displayCondition = { label: 'Pro', before: '', after: '' };
  const row = unlayer.row([1], [{ contents: [] }]);
  const hidden = { ...row, values: { ...(row.values as object), displayCondition } };
  const { report } = await importUnlayer(unlayer.design([hidden as never]));
  expect(report.findings).toMatchObject([{ part: 'row', reason: 'setting-left-out', detail: 'displayCondition' }]);
});

it('a mail in MJML has the conditions and repeats that stand around its sections in mj-raw', async () => {
  const raw = (tags: string) => part('mj-raw', {}, { content: tags });
  const { system, sections, said } = facts(
    await imported([
      raw('{% if plan == "pro" %}'),
      section([column([text('For you')])]),
      raw('{% else %}'),
      section([column([text('For others, {{ name | default: "friend" }}')])]),
      raw('{% endif %}{% for line in lines %}'),
      section([column([text('{{ line.title }}')])]),
      raw('{% endfor %}'),
    ]),
  );
  expect(system).toBe('Liquid');
  expect(sections).toEqual([PRO, { otherwise: true }, { list: 'lines' }]);
  expect(said).toEqual(['kept mj-text', 'kept condition']);
});
