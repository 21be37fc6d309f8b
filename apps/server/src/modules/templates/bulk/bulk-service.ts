import {
  type Actor,
  type BulkAnswer,
  type BulkCloneAnswer,
  type BulkTagsRequest,
  changeTags,
  LIMITS,
  MESSAGES,
  withFavorite,
} from '@mailwright/contract';
import { AppError } from '../../../app-error.ts';
import type { TemplateCreateService } from '../create/create-service.ts';
import type { TemplateId } from '../port.ts';
import type { TemplateReadService } from '../read-service.ts';
import type { TemplateUpdateService } from '../update/update-service.ts';
import { eachOf } from './each-of.ts';

/** Changes many templates, each by itself: a refusal of one does not stop the rest. */
export interface TemplateBulkService {
  changeTags(actor: Actor, request: BulkTagsRequest): Promise<BulkAnswer>;
  clone(actor: Actor, ids: readonly TemplateId[]): Promise<BulkCloneAnswer>;
}

export interface TemplateBulkDeps {
  readonly reading: Pick<TemplateReadService, 'requirePermission'>;
  readonly creating: Pick<TemplateCreateService, 'clone'>;
  readonly updating: TemplateUpdateService;
}

/** Most tries to change the tags while other people change the same template. */
const ATTEMPTS = 5;

export function createTemplateBulkService({ reading, creating, updating }: TemplateBulkDeps): TemplateBulkService {
  async function changeTagsOf(actor: Actor, id: TemplateId, request: BulkTagsRequest): Promise<void> {
    for (let tries = 1; ; tries++) {
      const record = await reading.requirePermission(actor, id, 'read');
      const tags = changeTags(withFavorite(record.tags, record.isFavourite), request);
      if (tags.length > LIMITS.tags.max) {
        throw new AppError('VALIDATION_FAILED', { sentence: MESSAGES.maxLengthExceeded });
      }
      try {
        await updating.update(actor, id, { tags }, { revision: record.revision });
        return;
      } catch (error) {
        const isStale = error instanceof AppError && error.code === 'STALE_REVISION';
        if (!isStale || tries === ATTEMPTS) throw error;
      }
    }
  }

  return {
    changeTags: (actor, request) => eachOf(request.ids, (id) => changeTagsOf(actor, id, request)),

    async clone(actor, ids) {
      const created: { id: TemplateId; templateId: TemplateId }[] = [];
      const answer = await eachOf(ids, async (id) => {
        created.push({ id, templateId: await creating.clone(actor, id, { copySharedInfo: false, system: false }) });
      });
      return { ...answer, created };
    },
  };
}
