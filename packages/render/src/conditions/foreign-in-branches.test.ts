import { blockRegistry } from '@mailwright/blocks';
import { createProfileWriter, type DisplayCondition, findProfile } from '@mailwright/contract';
import { DEFAULT_SETTINGS, type DocumentNode, type EmailDocument } from '@mailwright/document';
import { expect, it } from 'vitest';
import { renderDocument } from '../render-document.ts';

const OPTIONS = { registry: blockRegistry, assetBase: 'https://mail.example', title: 'Mail' };
const ROW = '<td {% if item.sale == "yes" %}class="a b"{% endif %} title="{{ item.name | append: "> x" }}">x</td> ';
const long = (name: string) => `<table><tr><td>${name}</td>${ROW.repeat(40)}</tr></table>`;
const repeat = { list: 'items' };
const condition: DisplayCondition = { match: 'all', tests: [{ field: 'plan', operator: 'is', value: 'pro' }] };

const island = (id: string, more: Partial<DocumentNode> = {}): DocumentNode => ({
  id,
  type: 'html',
  props: { source: long(id) },
  style: {},
  ...more,
});
const column = (id: string, children: readonly DocumentNode[], more: Partial<DocumentNode> = {}): DocumentNode => ({
  id,
  type: 'column',
  props: { gap: 16 },
  style: {},
  children,
  ...more,
});

function mail(more: Partial<EmailDocument['settings']>): EmailDocument {
  const columns = [
    column('c1', [island('a', { repeat }), island('b', { condition, repeat })]),
    column('c2', [island('d'), island('e', { condition: { otherwise: true } })], { repeat }),
    column('c3', [
      island('f', { condition }),
      island('g', { condition: { otherwise: true }, style: { hideOn: 'desktop' } }),
    ]),
  ];
  const props = { columns: [30, 30, 40], stack: true, reverse: true, verticalAlign: 'top' };
  const section = (id: string, own: Partial<DocumentNode>): DocumentNode => ({
    id,
    type: 'section',
    props,
    style: {},
    children: columns.map((one) => JSON.parse(JSON.stringify(one).replace(/"id":"(\w+)"/g, `"id":"$1${id}"`))),
    ...own,
  });
  return {
    formatVersion: 1,
    settings: { ...DEFAULT_SETTINGS, ...more },
    nodes: [section('s', { repeat }), section('t', { condition })],
  };
}

it.each(['ltr', 'rtl'] as const)('foreign HTML in branches and repeats is never folded, %s', (dir) => {
  const document = mail({ dir });
  const profile = createProfileWriter(findProfile('liquid') ?? expect.fail('no Liquid'));
  for (const options of [
    { ...OPTIONS, profile },
    OPTIONS,
    { ...OPTIONS, samples: {}, person: { plan: 'pro', items: [{ name: 'Mug' }, { name: 'Cup' }] } },
  ]) {
    const { html } = renderDocument(document, options);
    const rows = html.split('{% if item.sale').length - 1;
    expect(rows).toBeGreaterThan(0);
    expect(html.split(ROW)).toHaveLength(rows + 1);
    expect(html).not.toMatch(/\{[%{][^{}]*\n/);
  }
});
