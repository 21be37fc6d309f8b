import { type Actor, LIMITS, MESSAGES, oversizeMegabytes } from '@mailwright/contract';
import { answer } from '../../../http/mount.ts';
import type { Timestamp } from '../port.ts';
import { presentInfo } from '../present.ts';
import type { UpdateAnswer } from './update-service.ts';

/** Returns the answer to a change: the template as it is now, or the error that it would be too big. */
export function presentUpdate(result: UpdateAnswer, actor: Actor, now: Timestamp) {
  if (result.kind === 'updated') return answer(200, presentInfo(result.record, actor, now));
  return presentOversize(result.bytes);
}

/** Returns the answer to a change that would make the template too big. */
export function presentOversize(bytes: number) {
  const sentence = MESSAGES.oversize.replace('{{size}}', oversizeMegabytes(bytes));
  return answer(202, {
    code: 'OVERSIZE' as const,
    size: bytes,
    limit: LIMITS.templateBytes,
    error: sentence,
    message: sentence,
  });
}
