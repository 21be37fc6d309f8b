import type { TextContext } from '../mail-block.ts';
import type { BlockView } from '../shared/define-block.ts';
import { mergeTextPlain } from '../shared/text/merge-text.ts';
import type { FormDataTableProps } from './definition.ts';

/** A line for the columns' names and one for each row. */
export function formDataTableText({ props }: BlockView<FormDataTableProps>, context: TextContext): string {
  const { leftText, rightText, rows } = props;
  return [{ label: leftText, value: rightText }, ...rows]
    .map((row) => [row.label, row.value].map((text) => mergeTextPlain(text, context).trim()))
    .map((texts) => texts.filter(Boolean).join(': '))
    .filter(Boolean)
    .join('\n');
}
