import type { TemplateInfo } from '@mailwright/contract';
import type { ApiError } from '../../../../shared/api/api-error.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { formProblems } from '../../../../shared/api/form-problems.ts';

/** Fields that the quick template info shows and changes. */
export type QuickInfo = Pick<TemplateInfo, 'name' | 'description' | 'subject' | 'preheader'>;

const FIELDS: readonly (keyof QuickInfo)[] = ['name', 'description', 'subject', 'preheader'];

/** Values meant for the template info, and the server's objections to them. */
export interface RefusedInfo {
  readonly values: Partial<QuickInfo>;
  /** By field. */
  readonly problems: Readonly<Record<string, string>>;
  /** The same in one sentence, with the fields' names. */
  readonly sentence: string;
}

/** Returns what a refusal says about the template info that was sent; null when it is about something else. */
export function refusedInfo(error: ApiError, sent: Partial<QuickInfo>): RefusedInfo | null {
  const fields = FIELDS.filter((field) => sent[field] !== undefined);
  const problems = formProblems(error, fields);
  const values = Object.fromEntries(fields.map((field) => [field, sent[field]]));
  return problems && { values, problems, sentence: errorSentence(error) };
}
