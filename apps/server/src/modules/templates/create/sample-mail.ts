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

/** A stored mail that is to be shown to people. */
export interface SampleTask {
  readonly body: TemplateBody;
  readonly info: MailInfo;
  /** Merge fields with the values that stand in for them. */
  readonly fields: readonly CustomField[];
  /** What one person has, instead of the samples of the fields: conditions and repeats are decided by it. */
  readonly values?: SampleRecord | undefined;
  /** May have fields. */
  readonly subject?: string;
  /** To be looked at only. */
  readonly linkless?: boolean;
}

interface Sample {
  readonly html: string;
  readonly text: string;
  readonly subject: string;
}

/** Renders a stored body with sample values where merge fields stand, for one person or for nobody. */
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
