import { colorSchema } from '@mailwright/document';
import * as z from 'zod/mini';
import { defineBlock } from '../shared/define-block.ts';
import { formDataTableFields } from './fields.ts';
import { renderFormDataTable } from './render.ts';
import { formDataTableStrings } from './strings.ts';
import { formDataTableText } from './text.ts';

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
