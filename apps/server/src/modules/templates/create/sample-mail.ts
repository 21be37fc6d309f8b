import { type CustomField, type SampleRecord, sampleRecords, type TemplateBody } from '@mailwright/contract';
import { renderSampleMail, type SampleMail } from '@mailwright/render';
import { FIRST_PEOPLE } from '../../sample-people/first-people.ts';
import { type ComposeOptions, documentOptions, type MailInfo, sentMail } from '../update/compose-body.ts';

/** Renders a stored body with sample values where merge fields stand, for one person or for nobody. */
export type RenderSample = (
  body: TemplateBody,
  info: MailInfo,
  fields: readonly CustomField[],
  /** What one person has, instead of the samples of the fields: conditions and repeats are decided by it. */
  values?: SampleRecord,
) => Pick<SampleMail, 'html' | 'text' | 'fill'>;

const RECORDS = sampleRecords(FIRST_PEOPLE);

export function createSampleRenderer(compose: ComposeOptions): RenderSample {
  return (body, info, fields, values) => {
    const document = sentMail(body.components ?? {}, body.customStyles);
    const mail = renderSampleMail(document, { ...documentOptions(compose, info), fields, values, records: RECORDS });
    return body.components ? mail : { ...mail, html: mail.fillHtml(body.html) };
  };
}
