import type { Actor } from '@mailwright/contract';
import type { NestingProblem } from '@mailwright/document';
import { AppError } from '../../app-error.ts';
import { staleState } from '../templates/update/update-service.ts';
import type { MadeModule } from './module-tasks.ts';
import { nestingGuard } from './nesting.ts';
import { type ModuleRefusal, moduleGuard, requireModulePermission } from './policy.ts';
import type { ModuleId, ModuleRecord, ModuleRepository } from './port.ts';

export interface PublishDeps {
  readonly customModules: ModuleRepository;
  readonly now: () => number;
}

/**
 * Makes the working copy of a module, as that revision has it, the next version; the same one again is none. Null where
 * nothing is known of the revision although it is stored: it was saved after somebody looked.
 * @param parts what is known of the revision; null where another one was stored
 */
export async function publishVersion(
  { customModules, now }: PublishDeps,
  actor: Actor,
  id: ModuleId,
  revision: number,
  parts: Pick<MadeModule, 'facts' | 'links'> | null,
): Promise<ModuleRecord | null> {
  const module = await customModules.find(id, actor.id);
  if (!module) throw new AppError('MODULE_NOT_FOUND');
  requireModulePermission('edit', actor, module.template);
  if (!parts && module.template.revision === revision) return null;
  const { kind, width, words } = parts?.facts ?? module;
  const outcome = await customModules.publish<ModuleRefusal | NestingProblem>({
    id,
    userId: actor.id,
    now: now(),
    expectedRevision: revision,
    guard: moduleGuard('edit', actor),
    ...nestingGuard(id, parts?.links ?? NO_LINKS),
    kind,
    width,
    words,
  });
  switch (outcome.kind) {
    case 'done':
      return outcome.module;
    case 'missing':
      throw new AppError('MODULE_NOT_FOUND');
    case 'refused':
      throw new AppError(outcome.refusal);
    case 'stale':
      throw new AppError('STALE_REVISION', { current: staleState(outcome.template, outcome.changedBy) });
  }
}

const NO_LINKS = { inner: [], read: new Set<ModuleId>() };
