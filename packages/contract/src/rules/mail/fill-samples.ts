import { escapeHtml } from './escape-html.ts';

interface SampleField {
  readonly name: string;
  readonly sample: string;
}

/** Writes sample values where a finished mail names merge fields plainly. */
export function fillSamples(html: string, mergeSyntax: string, fields: readonly SampleField[]): string {
  return fillWith(html, mergeSyntax, fields, escapeHtml);
}

/** The same in its plain text. */
export function fillTextSamples(text: string, mergeSyntax: string, fields: readonly SampleField[]): string {
  return fillWith(text, mergeSyntax, fields, (sample) => sample);
}

function fillWith(
  content: string,
  mergeSyntax: string,
  fields: readonly SampleField[],
  write: (sample: string) => string,
): string {
  return fields.reduce((filled, { name, sample }) => {
    const tag = mergeSyntax.replace('name', () => name);
    return filled.replaceAll(tag, () => write(sample));
  }, content);
}
