import { replaceFields } from '@mailwright/blocks';
import { fieldsOfPerson, fillSamples, fillTextSamples, type SampleRecord, valuesOfPerson } from '@mailwright/contract';
import type { EmailDocument } from '@mailwright/document';
import { createMergeTags } from './merge-tag.ts';
import { renderDocument } from './render-document.ts';
import { DEFAULT_MERGE_SYNTAX, type DocumentOptions } from './render-options.ts';
import { renderText } from './render-text.ts';

interface SampleMailOptions extends Omit<DocumentOptions, 'samples' | 'person' | 'profile'> {
  /** The fields that recipients have, with what shows them. */
  readonly fields: readonly { readonly name: string; readonly sample: string }[];
  /** Values of one person, used instead of the samples of the fields: the mail is for that person. */
  readonly values?: SampleRecord | undefined;
  /** Values for the fields of lists if the mail is not for one person: see `sampleRecords`. */
  readonly records?: SampleRecord | undefined;
}

/** A mail as a recipient could get it. */
export interface SampleMail {
  readonly html: string;
  readonly text: string;
  /** Any other text of the mail, its subject for one. */
  readonly fill: (text: string) => string;
  /** Foreign HTML. */
  readonly fillHtml: (html: string) => string;
}

/**
 * A mail with values where fields stand; in foreign HTML too, where it names them plainly. For one person conditions and
 * repeats are decided; for nobody everything is shown, once.
 */
export function renderSampleMail(document: EmailDocument, options: SampleMailOptions): SampleMail {
  const { fields, values, records, ...rest } = options;
  const { mergeSyntax = DEFAULT_MERGE_SYNTAX } = rest;
  const known = values ? fieldsOfPerson(fields, values) : fields;
  const samples = values
    ? valuesOfPerson(fields, values)
    : { ...records, ...Object.fromEntries(fields.map(({ name, sample }) => [name, sample])) };
  const own: DocumentOptions = { ...rest, samples, ...(values && { person: samples }) };
  const tags = createMergeTags(own);
  const fillHtml = (html: string) => fillSamples(html, mergeSyntax, known);
  const fillText = (text: string) => fillTextSamples(text, mergeSyntax, known);
  return {
    html: fillHtml(renderDocument(document, own).html),
    text: fillText(renderText(document, own)),
    fill: (text) => fillText(replaceFields(text, (words) => words, tags.plain)),
    fillHtml,
  };
}
