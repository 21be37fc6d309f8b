import { neutralTag } from '@mailwright/contract';

type Input = HTMLInputElement | HTMLTextAreaElement;

/** The text with a merge field at the input's cursor, or instead of what is selected in it. */
export function insertField(
  input: Pick<Input, 'selectionStart' | 'selectionEnd'> | null,
  text: string,
  name: string,
  fallback?: string,
): string {
  const start = input?.selectionStart ?? text.length;
  const end = input?.selectionEnd ?? start;
  return `${text.slice(0, start)}${neutralTag(name, fallback)}${text.slice(end)}`;
}
