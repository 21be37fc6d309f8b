import type { OversizeAnswer, TemplateInfo } from '@mailwright/contract';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { type CallOptions, call } from '../../../../shared/api/call.ts';
import { templateCalls } from '../../../../shared/api/template-calls.ts';
import type { LockKeeper, TemplateChange, TemplateWriter, WriteAnswer } from '../../core/session/keepers.ts';
import { isStaleBody } from '../../core/template/stale-save.ts';

/** Answer of a busy server: nothing is wrong, and nothing is stored yet. */
interface Busy {
  readonly kind: 'busy';
  /** Seconds. */
  readonly retryAfter: number;
}

/** Most times that one change is put off before it counts as unanswered. */
const PUT_OFF = 8;

/**
 * All changes of one open template go through one of these, so that each is made on what the last one left. What is
 * refused because the lock ran out, as after sleep, is sent again once the lock is held again.
 */
export function createTemplateWriter(
  template: Pick<TemplateInfo, 'id' | 'isSystem' | 'type'>,
  openedRevision: number,
  lock: Pick<LockKeeper, 'number' | 'hold'>,
  /** Told when a busy server asks to wait, and when that is over. */
  onBusy: (busy: boolean) => void,
): TemplateWriter {
  let revision = openedRevision;
  let last: Promise<unknown> = Promise.resolve();
  /** A change of which nobody knows whether it is stored. */
  let unanswered: { readonly change: TemplateChange; readonly onRevision: number } | null = null;

  async function send(
    change: TemplateChange,
    onRevision: number | undefined,
    options: CallOptions | undefined,
  ): Promise<WriteAnswer | Busy> {
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

  /** Sends a change again when a busy server asks for it; other changes wait meanwhile. */
  async function sendPatiently(...[change, onRevision, options]: Parameters<typeof send>): Promise<WriteAnswer> {
    let answer = await send(change, onRevision, options);
    for (let tries = 0; answer.kind === 'busy' && tries < PUT_OFF && !options?.keepalive; tries += 1) {
      onBusy(true);
      // Not all who were put off at one time come again at one time.
      const wait = answer.retryAfter * 1000 * (1 + Math.random() / 2);
      await new Promise((resolve) => setTimeout(resolve, wait));
      answer = await send(change, onRevision, options);
    }
    onBusy(false);
    return answer.kind === 'busy' ? { kind: 'unreachable' } : answer;
  }

  /**
   * Sends an unanswered change again, unchanged, before any other: the server knows a change that it has already taken,
   * and without that its own revision would seem to be another person's.
   */
  async function sendAfterUnanswered(...[change, onRevision, options]: Parameters<typeof send>): Promise<WriteAnswer> {
    if (unanswered && onRevision === undefined && !options?.keepalive) {
      const { kind } = await sendPatiently(unanswered.change, unanswered.onRevision, options);
      if (kind === 'unreachable') return { kind };
      unanswered = null;
    }
    const revisionOfChange = onRevision ?? revision;
    const answer = await sendPatiently(change, onRevision, options);
    unanswered = answer.kind === 'unreachable' ? { change, onRevision: revisionOfChange } : null;
    return answer;
  }

  return {
    revision: () => revision,
    adopt(loaded) {
      revision = loaded;
      unanswered = null;
    },
    write(change, onRevision, options) {
      const answer = last.then(async () => {
        const first = await sendAfterUnanswered(change, onRevision, options);
        return first.kind === 'locked' && (await lock.hold()) ? sendPatiently(change, onRevision, options) : first;
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
 * Returns what a failed change means for the current work.
 * @throws the error itself, unless it is an answer of the server or the lack of one
 */
export function writeAnswer(error: unknown): Exclude<WriteAnswer, { kind: 'saved' }> | Busy {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401 || error.code === 'SECOND_FACTOR_REQUIRED') return { kind: 'signed-out' };
  if (error.code === 'STALE_REVISION' && isStaleBody(error.body)) return { kind: 'stale', stale: error.body.current };
  if (error.code === 'BUSY') return { kind: 'busy', retryAfter: waitOf(error.body) };
  if (error.code === 'TEMPLATE_LOCKED') return { kind: 'locked', error };
  if (error.status >= 400 && error.status < 500 && error.code !== 'UNREADABLE') return { kind: 'refused', error };
  return { kind: 'unreachable' };
}

function waitOf(body: unknown): number {
  const { retryAfter } = body as { readonly retryAfter?: unknown };
  return typeof retryAfter === 'number' ? retryAfter : 1;
}
