import { type Actor, LIMITS, MESSAGES, oversizeMegabytes } from '@mailwright/contract';
import { answer } from '../../http/mount.ts';
import type { Timestamp } from './port.ts';
import { presentInfo } from './present.ts';
import type { UpdateAnswer } from './update-service.ts';

/** The answer to a change: the template as it is now, or that it would be too big. */
export function presentUpdate(result: UpdateAnswer, actor: Actor, now: Timestamp) {
  if (result.kind === 'updated') return answer(200, presentInfo(result.record, actor, now));
  const sentence = MESSAGES.oversize.replace('{{size}}', oversizeMegabytes(result.bytes));
  return answer(202, {
    code: 'OVERSIZE' as const,
    size: result.bytes,
    limit: LIMITS.templateBytes,
    error: sentence,
    message: sentence,
  });
}
