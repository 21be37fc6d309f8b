import { replaceFields } from '@mailwright/blocks';
import {
  type CustomField,
  fieldsOfPerson,
  fillSamples,
  fillTextSamples,
  type SampleRecord,
  type TemplateBody,
} from '@mailwright/contract';
import { renderDocument, renderText } from '@mailwright/render';
import { type ComposeOptions, documentOptions, type MailInfo, sentMail } from '../update/compose-body.ts';

/** A mail as a recipient could get it. */
interface SampleMail {
  readonly html: string;
  readonly text: string;
  /** Any other text of the mail, its subject for one. */
  readonly fill: (text: string) => string;
}

/** Renders a stored body with sample values where merge fields stand; in foreign HTML too, where it writes them plainly. */
export type RenderSample = (
  body: TemplateBody,
  info: MailInfo,
  fields: readonly CustomField[],
  /** What one person has, instead of the samples of the fields. */
  values?: SampleRecord,
) => SampleMail;

export function createSampleRenderer(compose: ComposeOptions): RenderSample {
  return (body, info, known, values) => {
    const fields = values ? fieldsOfPerson(known, values) : known;
    const samples = Object.fromEntries(fields.map(({ name, sample }) => [name, sample]));
    // Lists are there for repeats, and decide conditions.
    const options = { ...documentOptions(compose, info), samples: { ...values, ...samples } };
    const mail = sentMail(body.components ?? {}, body.customStyles);
    const { html } = body.components ? renderDocument(mail, options) : body;
    const { mergeSyntax } = compose;
    const sampleOf = (field: string) => samples[field] ?? mergeSyntax.replace('name', () => field);
    return {
      html: fillSamples(html, mergeSyntax, fields),
      text: fillTextSamples(renderText(mail, options), mergeSyntax, fields),
      fill: (text) =>
        fillTextSamples(
          replaceFields(text, (words) => words, sampleOf),
          mergeSyntax,
          fields,
        ),
    };
  };
}
