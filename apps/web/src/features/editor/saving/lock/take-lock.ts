import type { LockAnswer, TemplateInfo } from '@mailwright/contract';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { lockCalls } from './lock-calls.ts';

/**
 * Takes the lock of a shared draft for editing; null where none is needed or may be had.
 * @throws ApiError `TEMPLATE_LOCKED` when somebody else holds it
 */
export async function takeLock(
  template: Pick<TemplateInfo, 'id' | 'isShared' | 'isSystem' | 'status' | 'isOwner' | 'isCollaborator'>,
  signal: AbortSignal,
): Promise<LockAnswer | null> {
  const { id, isShared, isSystem, status, isOwner, isCollaborator } = template;
  if (!isShared || isSystem || status !== 'draft' || !(isOwner || isCollaborator)) return null;
  const calls = lockCalls(id);
  try {
    const answer = await calls.take(undefined);
    if (signal.aborted) await calls.release(answer.lock).catch(() => undefined);
    return answer;
  } catch (error) {
    // The sharing has ended since it was read.
    if (error instanceof ApiError && error.code === 'INVALID_TRANSITION') return null;
    throw error;
  }
}
