import {
  type Actor,
  type BulkAnswer,
  imageReplacement,
  type ReplacePreview,
  type TemplateBody,
} from '@mailwright/contract';
import type { ImageSwap } from '@mailwright/document';
import { AppError } from '../../../app-error.ts';
import type { MailWork } from '../../mail-work/mail-work.ts';
import type { LockService } from '../../sharing/lock-service.ts';
import { eachOf } from '../bulk/each-of.ts';
import { factsOf, type Refusal } from '../policy.ts';
import type { TemplateId } from '../port.ts';
import type { TemplateReadService } from '../read-service.ts';
import type { TemplateUpdateService } from '../update/update-service.ts';

/** Replaces an image by another one, in any number of templates. */
export interface ReplaceImageService {
  /** Replaces the image in each template whole or not at all; each changed template gets a version to go back to. */
  replace(
    actor: Actor,
    ids: readonly TemplateId[],
    swap: ImageSwap,
    /** Number of the lock of the one shared draft that the caller has open in an editor. */
    lock: number | undefined,
  ): Promise<BulkAnswer>;
  preview(actor: Actor, id: TemplateId, swap: ImageSwap): Promise<ReplacePreview>;
  /** Returns why the caller cannot replace an image in the template; null when they can. */
  refusal(actor: Actor, id: TemplateId): Promise<Refusal | null>;
}

export interface ReplaceImageDeps {
  readonly reading: TemplateReadService;
  readonly updating: TemplateUpdateService;
  readonly locks: LockService;
  readonly work: MailWork;
  readonly now: () => number;
}

/** Most tries to change a template while other people change it. */
const ATTEMPTS = 5;

export function createReplaceImageService(deps: ReplaceImageDeps): ReplaceImageService {
  const { reading, updating, locks, work, now } = deps;

  async function replaceIn(actor: Actor, id: TemplateId, swap: ImageSwap, held: number | undefined): Promise<void> {
    const record = await reading.requirePermission(actor, id, 'read');
    const answer = imageReplacement(actor, factsOf(record, now()));
    if (!answer.allowed) throw new AppError(answer.code);
    if (answer.lock !== 'take') return changed(actor, id, swap, answer.lock === 'own' ? held : undefined);
    const { number } = await locks.take(actor, id, undefined);
    try {
      await changed(actor, id, swap, number);
    } finally {
      await locks.release(actor, id, number);
    }
  }

  async function changed(actor: Actor, id: TemplateId, swap: ImageSwap, lock: number | undefined): Promise<void> {
    for (let tries = 1; ; tries++) {
      const { revision } = await reading.requirePermission(actor, id, 'edit');
      try {
        const conditions = { revision, ...(lock !== undefined && { lock }) };
        const edit = (stored: TemplateBody | null) => work.run(actor.id, 'withImage', { stored, swap });
        const result = await updating.update(actor, id, { edit }, conditions);
        if (result.kind === 'oversize') throw new AppError('PAYLOAD_TOO_LARGE');
        return;
      } catch (error) {
        const isStale = error instanceof AppError && error.code === 'STALE_REVISION';
        if (!isStale || tries === ATTEMPTS) throw error;
      }
    }
  }

  return {
    replace: (actor, ids, swap, lock) => eachOf(ids, (id) => replaceIn(actor, id, swap, lock)),

    async preview(actor, id, swap) {
      const { record, body } = await reading.read(actor, id);
      if (!body) return { before: '', after: '' };
      return { before: body.html, after: await work.run(actor.id, 'htmlWithImage', { body, info: record, swap }) };
    },

    async refusal(actor, id) {
      const record = await reading.requirePermission(actor, id, 'read').catch((error: unknown) => {
        if (error instanceof AppError) return null;
        throw error;
      });
      if (!record) return 'TEMPLATE_NOT_FOUND';
      const answer = imageReplacement(actor, factsOf(record, now()));
      return answer.allowed ? null : answer.code;
    },
  };
}
