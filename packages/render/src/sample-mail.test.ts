import { blockRegistry, paragraph } from '@mailwright/blocks';
import type { DisplayCondition, SampleRecord } from '@mailwright/contract';
import { DEFAULT_SETTINGS, type DocumentNode, type EmailDocument } from '@mailwright/document';
import { expect, test } from 'vitest';
import { renderSampleMail } from './sample-mail.ts';

const FIELDS = [{ name: 'firstName', label: 'First name', sample: 'Maria' }];
const RECORDS = { 'orderLines.name': 'House blend' };

function text(id: string, words: string, more: Partial<DocumentNode> = {}): DocumentNode {
  return { id, type: 'text', props: { content: paragraph(words) }, style: {}, ...more };
}

function field(id: string, name: string, more: Partial<DocumentNode> = {}): DocumentNode {
  const content = [{ type: 'paragraph', content: [{ type: 'mergeField', attrs: { name } }] }];
  return { id, type: 'text', props: { content }, style: {}, ...more };
}

function mail(blocks: readonly DocumentNode[]): EmailDocument {
  const column: DocumentNode = { id: 'c', type: 'column', props: { gap: 16 }, style: {}, children: blocks };
  const props = { columns: [100], stack: true, reverse: false, verticalAlign: 'top' };
  const section: DocumentNode = { id: 's', type: 'section', props, style: {}, children: [column] };
  const wrapper: DocumentNode = { id: 'w', type: 'page-wrapper', props: {}, style: {}, children: [section] };
  return { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [wrapper] };
}

function sample(document: EmailDocument, values?: SampleRecord) {
  const options = { registry: blockRegistry, assetBase: '', title: 'Hi {{ firstName | fallback: "friend" }}' };
  return renderSampleMail(document, { ...options, fields: FIELDS, values, records: RECORDS });
}

const blocked: DisplayCondition = { match: 'all', tests: [{ field: 'blocked', operator: 'is-empty' }] };

const branches = mail([
  field('n', 'firstName'),
  text('a', 'Welcome', { condition: blocked }),
  text('b', 'Sorry', { condition: { otherwise: true } }),
  field('l', 'orderLines.name', { repeat: { list: 'orderLines' } }),
]);

test('for nobody it has everything, once, with the samples of fields and records', () => {
  const { html, text } = sample(branches);
  expect(text).toBe('Maria\n\nWelcome\n\nSorry\n\nHouse blend\n');
  for (const words of ['Maria', 'Welcome', 'Sorry', 'House blend']) expect(html.split(`>${words}<`)).toHaveLength(2);
});

test('for a person it has what that person is shown: no is as good as nothing', () => {
  const orderLines = [{ name: 'Mug' }, { name: 'Cup' }];
  expect(sample(branches, { firstName: 'Eva', blocked: false, orderLines }).text).toBe(
    'Eva\n\nWelcome\n\nMug\n\nCup\n',
  );
  expect(sample(branches, { blocked: true }).text).toBe('Sorry\n');
  expect(sample(branches, { blocked: 'false' }).text).toBe('Sorry\n');
});

test('a subject has the fallback of a field that the person has not got, as the mail has', () => {
  const { html, fill } = sample(branches, {});
  expect(fill('Hi {{ firstName | fallback: "friend" }}, {{ other }}')).toBe('Hi friend, {{ other }}');
  expect(html).toContain('<title>Hi friend</title>');
});

test('foreign HTML of a part that is shown stays byte for byte beside one that is not', () => {
  const words = 'word '.repeat(300);
  const island = (id: string, source: string, more: Partial<DocumentNode> = {}): DocumentNode => ({
    id,
    type: 'html',
    props: { source },
    style: {},
    ...more,
  });
  const shown = `<p title="${words}">${words}</p>`;
  const foreign = mail([
    island('x', `<p>${words}gone</p>`, {
      condition: { match: 'all', tests: [{ field: 'a', operator: 'is', value: 'b' }] },
    }),
    island('y', shown),
    island('z', `${shown}<b>line</b>`, { repeat: { list: 'orderLines' } }),
  ]);
  const { html } = sample(foreign, { orderLines: [{ name: 'Mug' }, { name: 'Cup' }] });
  expect(html.split(shown)).toHaveLength(4);
  expect(html).not.toContain('gone');
});
