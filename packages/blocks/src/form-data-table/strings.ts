import type { BlockStrings } from '../mail-block.ts';

export const formDataTableStrings: BlockStrings = {
  en: {
    name: 'Form data table',
    keywords: 'form, data, table, submission, answers, fields, rows',
    'tile.form-data-table': 'Form data table',
    'description.form-data-table':
      'A table of two columns for the answers of a form: the question on the left, the answer on the right.',
    'group.border': 'Border',
    'group.text': 'Text',
    'group.space': 'Space',
    'field.leftText': 'Left column',
    'field.rightText': 'Right column',
    'field.rows': 'Data fields',
    'field.rows.label': 'Label',
    'field.rows.value': 'Answer (merge field)',
    'item.rows': 'Field',
    'add.rows': 'Add field',
    'field.borderColor': 'Color',
    'field.borderWidth': 'Width',
    'field.fontSize': 'Size',
    'field.textAlign': 'Alignment',
    'option.textAlign.left': 'Left',
    'option.textAlign.center': 'Center',
    'option.textAlign.right': 'Right',
    'field.textColor': 'Color',
    'field.headColor': 'Header background',
    'field.rowPadding': 'Row padding',
    'field.marginTop': 'Margin top',
    'field.marginBottom': 'Margin bottom',
  },
};
