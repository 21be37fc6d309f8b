import {
  type CustomField,
  type SampleRecord,
  sampleRecords,
  type TemplateBody,
  withoutLinks,
} from '@mailwright/contract';
import { renderSampleMail } from '@mailwright/render';
import { FIRST_PEOPLE } from '../../sample-people/first-people.ts';
import { type ComposeOptions, documentOptions, type MailInfo, sentMail } from '../update/compose-body.ts';

/** Stored mail that is to be shown to people. */
export interface SampleTask {
  readonly body: TemplateBody;
  readonly info: MailInfo;
  /** Merge fields with their sample values. */
  readonly fields: readonly CustomField[];
  /** Values of one person that replace the sample values of the fields; conditions and repeats are decided by them. */
  readonly values?: SampleRecord | undefined;
  /** Subject, which may have fields. */
  readonly subject?: string;
  /** True removes the links, for a mail that is only looked at. */
  readonly linkless?: boolean;
}

interface Sample {
  readonly html: string;
  readonly text: string;
  readonly subject: string;
}

/** Renders a stored body with sample values in place of merge fields, for one person or for nobody. */
export type RenderSample = (task: SampleTask) => Sample;

const RECORDS = sampleRecords(FIRST_PEOPLE);

export function createSampleRenderer(compose: ComposeOptions): RenderSample {
  return ({ body, info, fields, values, subject = '', linkless = false }) => {
    const document = sentMail(body.components ?? {}, body.customStyles);
    const mail = renderSampleMail(document, { ...documentOptions(compose, info), fields, values, records: RECORDS });
    const html = body.components ? mail.html : mail.fillHtml(body.html);
    return { html: linkless ? withoutLinks(html) : html, text: mail.text, subject: mail.fill(subject) };
  };
}
