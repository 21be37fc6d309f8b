import { colorSchema, type Field } from '@mailwright/document';
import * as z from 'zod/mini';
import type { TextContext } from '../mail-block.ts';
import { type BlockView, defineBlock } from '../shared/define-block.ts';
import { mergeTextPlain } from '../shared/text/merge-text.ts';
import { textTable } from '../shared/text/text-table.ts';
import { renderFormDataTable } from './render.ts';
import { formDataTableStrings } from './strings.ts';

export const formDataTableFields: readonly Field[] = [
  { kind: 'text', prop: 'leftText', maxLength: 500, merge: true },
  { kind: 'text', prop: 'rightText', maxLength: 500, merge: true },
  {
    kind: 'list',
    prop: 'rows',
    min: 1,
    max: 100,
    titleProp: 'label',
    create: () => ({ label: 'New field', value: '' }),
    items: [
      { kind: 'text', prop: 'label', maxLength: 500, merge: true },
      { kind: 'text', prop: 'value', maxLength: 2000, merge: true },
    ],
  },
  { kind: 'color', prop: 'borderColor', section: 'border' },
  { kind: 'number', prop: 'borderWidth', min: 1, max: 10, step: 1, unit: 'px', section: 'border' },
  { kind: 'number', prop: 'fontSize', min: 11, max: 48, step: 1, unit: 'px', section: 'text' },
  { kind: 'segmented', prop: 'textAlign', options: ['left', 'center', 'right'], section: 'text' },
  { kind: 'color', prop: 'textColor', section: 'text' },
  { kind: 'color', prop: 'headColor', section: 'text' },
  { kind: 'number', prop: 'rowPadding', min: 10, max: 100, step: 1, unit: 'px', section: 'space' },
  { kind: 'number', prop: 'marginTop', min: 0, max: 400, step: 1, unit: 'px', section: 'space' },
  { kind: 'number', prop: 'marginBottom', min: 0, max: 400, step: 1, unit: 'px', section: 'space' },
];

/** `rowPadding` is the space inside each cell. The margins are the space around the whole table. */
const formDataTableSchema = z.object({
  leftText: z.string().check(z.maxLength(500)),
  rightText: z.string().check(z.maxLength(500)),
  rows: z
    .array(z.object({ label: z.string().check(z.maxLength(500)), value: z.string().check(z.maxLength(2000)) }))
    .check(z.maxLength(100)),
  borderColor: colorSchema,
  borderWidth: z.number().check(z.minimum(1), z.maximum(10)),
  rowPadding: z.number().check(z.minimum(10), z.maximum(100)),
  fontSize: z.number().check(z.minimum(11), z.maximum(48)),
  textAlign: z.enum(['left', 'center', 'right']),
  textColor: colorSchema,
  headColor: colorSchema,
  marginTop: z.number().check(z.minimum(0), z.maximum(400)),
  marginBottom: z.number().check(z.minimum(0), z.maximum(400)),
});

export type FormDataTableProps = z.infer<typeof formDataTableSchema>;

const SAMPLE_ROWS = [
  { label: 'First name', value: '{{ firstName }}' },
  { label: 'Last name', value: '{{ lastName }}' },
  { label: 'Email', value: '{{ email }}' },
];

export const formDataTableBlock = defineBlock({
  type: 'form-data-table',
  kind: 'block',
  group: 'forms',
  version: 1,
  maxPerDocument: 1,
  dataTable: true,
  schema: formDataTableSchema,
  migrations: {},
  tiles: [
    {
      id: 'form-data-table',
      icon: 'table',
      create: () => ({
        type: 'form-data-table',
        props: {
          leftText: 'Field',
          rightText: 'Answer',
          rows: SAMPLE_ROWS,
          borderColor: '#d5d8dd',
          borderWidth: 1,
          rowPadding: 12,
          fontSize: 16,
          textAlign: 'left',
          textColor: '#222222',
          headColor: '#f4f5f7',
          marginTop: 0,
          marginBottom: 0,
        },
        style: {},
      }),
    },
  ],
  fields: formDataTableFields,
  styleSections: ['dark', 'visibility'],
  render: renderFormDataTable,
  text: formDataTableText,
  strings: formDataTableStrings,
});

/** The columns' names and the rows, the answers under each other. */
function formDataTableText({ props }: BlockView<FormDataTableProps>, context: TextContext): string {
  const { leftText, rightText, rows } = props;
  const plain = (text: string) => mergeTextPlain(text, context).trim();
  return textTable(
    [{ label: leftText, value: rightText }, ...rows].map(({ label, value }) => [plain(label), plain(value)]),
  );
}
