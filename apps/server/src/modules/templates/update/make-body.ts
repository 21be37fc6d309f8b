import { isOversize, type TemplateBody, templateBytes } from '@mailwright/contract';
import type { PreparedBody } from '../../versions/port.ts';
import { prepareBody } from '../../versions/prepare-body.ts';
import { requireAllowedContent } from './check-content.ts';
import type { BodyChange, ComposeBody, MailInfo } from './compose-body.ts';

/** Bytes of what would be too big to be stored. */
export interface Oversize {
  readonly oversize: number;
}

/** What a body is made of: a change of what is stored. */
export interface BodyTask {
  readonly change: BodyChange;
  readonly stored: TemplateBody | null;
  readonly info: MailInfo;
  readonly plan: { readonly customCode: boolean };
}

/**
 * Makes the body that a change leaves behind, ready to be stored.
 * @param json JSON of the `components` of the change, where somebody had to write it before
 * @throws AppError when it holds what may not be saved
 */
export async function makeBody(
  compose: ComposeBody,
  { change, stored, info, plan }: BodyTask,
  json?: string,
): Promise<PreparedBody | Oversize> {
  const composed = compose(change, stored, info);
  const isWritten = json !== undefined && composed.components === change.components;
  const written = isWritten ? json : JSON.stringify(composed.components);
  requireAllowedContent(composed, plan, { stored, sent: change }, written);
  const bytes = templateBytes(composed);
  return isOversize(bytes) ? { oversize: bytes } : prepareBody(composed, written);
}
