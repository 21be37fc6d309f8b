import { isOversize, type TemplateBody } from '@mailwright/contract';
import { bytesOf } from '../../versions/html-chunks.ts';
import type { PreparedBody } from '../../versions/port.ts';
import { prepareBody } from '../../versions/prepare-body.ts';
import { requireAllowedContent } from './check-content.ts';
import type { BodyChange, ComposeBody, MailInfo } from './compose-body.ts';
import { type WrittenDocument, writeComponents } from './sections/written-document.ts';

/** Size of a body that is too big to be stored, bytes. */
export interface Oversize {
  readonly oversize: number;
}

/** Change of a stored body, with what is needed to make it. */
export interface BodyTask {
  readonly change: BodyChange;
  readonly stored: TemplateBody | null;
  readonly info: MailInfo;
  readonly plan: { readonly customCode: boolean };
}

/**
 * Returns the body after a change, ready to be stored.
 * @param known the JSON of the `components` of the change, if it has been written already
 * @throws AppError when the body contains something that may not be saved
 */
export async function makeBody(
  compose: ComposeBody,
  { change, stored, info, plan }: BodyTask,
  known?: WrittenDocument,
): Promise<PreparedBody | Oversize> {
  const written = known ?? (change.components ? writeComponents(change.components) : undefined);
  const composed = compose(change, stored, info, written);
  const isWritten = written && composed.components === change.components;
  const { parts, fresh } = isWritten ? written : writeComponents(composed.components);
  requireAllowedContent(composed, plan, { stored, sent: change }, fresh);
  const bytes = bytesOf(composed);
  return isOversize(bytes) ? { oversize: bytes } : prepareBody(composed, parts);
}
