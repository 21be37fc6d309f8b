import { blockRegistry, paragraph } from '@mailwright/blocks';
import type { DisplayCondition, SamplePerson } from '@mailwright/contract';
import { DEFAULT_SETTINGS, type DocumentNode, type EmailDocument } from '@mailwright/document';
import { createRenderer, renderSampleMail, stripMarks } from '@mailwright/render';
import { expect, test } from 'vitest';
import { previewReader } from './preview-reader.ts';

const OPTIONS = { registry: blockRegistry, assetBase: '' };
const FIELDS = [
  { name: 'firstName', label: 'First name', sample: 'Maria' },
  { name: 'city', label: 'City', sample: 'Lisbon' },
];
const PEOPLE: readonly SamplePerson[] = [
  { id: 'e', name: 'Eva', values: { firstName: 'Eva', vip: true, orderLines: [{ name: 'Mug' }, { name: 'Cup' }] } },
  { id: 'n', name: 'No', values: { vip: false, orderLines: [] } },
];

const vip: DisplayCondition = { match: 'all', tests: [{ field: 'vip', operator: 'is-not-empty' }] };

function text(id: string, words: string, more: Partial<DocumentNode> = {}): DocumentNode {
  return { id, type: 'text', props: { content: paragraph(words) }, style: {}, ...more };
}

function field(id: string, name: string, more: Partial<DocumentNode> = {}): DocumentNode {
  const content = [{ type: 'paragraph', content: [{ type: 'mergeField', attrs: { name } }] }];
  return { id, type: 'text', props: { content }, style: {}, ...more };
}

const column: DocumentNode = {
  id: 'c',
  type: 'column',
  props: { gap: 16 },
  style: {},
  children: [
    field('f', 'firstName'),
    text('a', 'Your lounge', { condition: vip }),
    text('b', 'Our shop', { condition: { otherwise: true } }),
    field('l', 'orderLines.name', { repeat: { list: 'orderLines' } }),
  ],
};
const props = { columns: [100], stack: true, reverse: false, verticalAlign: 'top' };
const section: DocumentNode = { id: 's', type: 'section', props, style: {}, children: [column] };
const wrapper: DocumentNode = { id: 'w', type: 'page-wrapper', props: {}, style: {}, children: [section] };
const mail: EmailDocument = { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [wrapper] };

/** Returns what the canvas writes, without its marks. */
function onCanvas(person: SamplePerson | null): string {
  const { samples, mailFor } = previewReader(OPTIONS, { fields: FIELDS, people: PEOPLE, person });
  const { document, valuesOf } = mailFor(mail);
  const renderer = createRenderer({ ...OPTIONS, samples, valuesOf, settings: mail.settings, marks: true });
  return stripMarks(document.nodes.map((node) => renderer.node(node, renderer.root)).join('\n'));
}

function wordsOf(html: string): readonly string[] {
  return [...html.matchAll(/>([^<>]*\S[^<>]*)</g)].flatMap(([, words]) => (words && words !== '&nbsp;' ? [words] : []));
}

test.each(PEOPLE)('the canvas has, for $name, what a test mail for the same person has', (person) => {
  const { html } = renderSampleMail(mail, { ...OPTIONS, title: '', fields: FIELDS, values: person.values });
  expect(html).toContain(onCanvas(person));
});

test('conditions are decided and repeats written out, for nobody everything is shown once', () => {
  const [eva = null, no = null] = PEOPLE;
  expect(wordsOf(onCanvas(eva))).toEqual(['Eva', 'Your lounge', 'Mug', 'Cup']);
  expect(wordsOf(onCanvas(no))).toEqual(['Our shop']);
  expect(wordsOf(onCanvas(null))).toEqual(['Maria', 'Your lounge', 'Our shop', 'Mug']);
});

test('foreign HTML is filled in where it names fields plainly', () => {
  const [eva = null] = PEOPLE;
  const { fill } = previewReader({ ...OPTIONS, mergeSyntax: '*|name|*' }, { fields: FIELDS, people: [], person: eva });
  expect(fill('<p>*|firstName|* of *|city|*, *|other|*</p>')).toBe('<p>Eva of , *|other|*</p>');
});
