import type { OversizeAnswer, TemplateInfo, UpdateTemplateRequest } from '@mailwright/contract';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { type CallOptions, call } from '../../../../shared/api/call.ts';
import { templateCalls } from '../../../../shared/api/template-calls.ts';
import type { LockKeeper } from '../lock/create-lock-keeper.ts';
import { isStaleBody, type StaleSave } from './stale-save.ts';

/** How a change was answered; only `saved` changed anything on the server. */
export type WriteAnswer =
  | { readonly kind: 'saved'; readonly template: TemplateInfo }
  | { readonly kind: 'oversize'; readonly bytes: number }
  | { readonly kind: 'stale'; readonly stale: StaleSave }
  | { readonly kind: 'locked'; readonly error: ApiError }
  | { readonly kind: 'refused'; readonly error: ApiError }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'unreachable' };

export interface TemplateWriter {
  /** The revision the next change is made on. */
  revision(): number;
  /** Sends a change after all changes before it; `onRevision` overwrites a revision made by somebody else. */
  write(change: Partial<UpdateTemplateRequest>, onRevision?: number, options?: CallOptions): Promise<WriteAnswer>;
  /** The revision that was loaded instead. */
  adopt(revision: number): void;
}

/**
 * All changes of one open template go through one of these, so that each is made on what the last one left. What is
 * refused because the lock ran out, as after sleep, is sent again once the lock is held again.
 */
export function createTemplateWriter(
  template: Pick<TemplateInfo, 'id' | 'isSystem' | 'type'>,
  openedRevision: number,
  lock: Pick<LockKeeper, 'number' | 'hold'>,
): TemplateWriter {
  let revision = openedRevision;
  let last: Promise<unknown> = Promise.resolve();

  async function send(
    change: Partial<UpdateTemplateRequest>,
    onRevision: number | undefined,
    options: CallOptions | undefined,
  ): Promise<WriteAnswer> {
    const { update } = templateCalls(template);
    const headers = { 'if-match': `"${onRevision ?? revision}"`, 'x-lock': lock.number() };
    try {
      const answer = await call(update, { params: { id: template.id }, headers, body: change }, options);
      if (isOversize(answer)) return { kind: 'oversize', bytes: answer.size };
      revision = answer.revision;
      return { kind: 'saved', template: answer };
    } catch (error) {
      return writeAnswer(error);
    }
  }

  return {
    revision: () => revision,
    adopt(loaded) {
      revision = loaded;
    },
    write(change, onRevision, options) {
      const answer = last.then(async () => {
        const first = await send(change, onRevision, options);
        return first.kind === 'locked' && (await lock.hold()) ? send(change, onRevision, options) : first;
      });
      last = answer;
      return answer;
    },
  };
}

export function isOversize(answer: TemplateInfo | OversizeAnswer): answer is OversizeAnswer {
  return 'code' in answer && answer.code === 'OVERSIZE';
}

/**
 * What a failed change means for the work at hand.
 * @throws whatever is not an answer of the server or the lack of one
 */
export function writeAnswer(error: unknown): WriteAnswer {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) return { kind: 'signed-out' };
  if (error.code === 'STALE_REVISION' && isStaleBody(error.body)) return { kind: 'stale', stale: error.body.current };
  if (error.code === 'TEMPLATE_LOCKED') return { kind: 'locked', error };
  if (error.status >= 400 && error.status < 500 && error.code !== 'UNREADABLE') return { kind: 'refused', error };
  return { kind: 'unreachable' };
}
