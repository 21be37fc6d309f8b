import type { Actor } from '@mailwright/contract';
import type { NestingProblem } from '@mailwright/document';
import { AppError } from '../../app-error.ts';
import type { TemplateRepository } from '../templates/port.ts';
import { staleState } from '../templates/update/update-service.ts';
import { requireModule } from './module-content.ts';
import { nestingGuard } from './nesting.ts';
import { type ModuleRefusal, moduleGuard, requireModulePermission } from './policy.ts';
import type { ModuleId, ModuleRecord, ModuleRepository } from './port.ts';

export interface PublishDeps {
  readonly customModules: ModuleRepository;
  readonly templates: Pick<TemplateRepository, 'body'>;
  readonly now: () => number;
}

/** Makes the working copy of a module, as that revision has it, the next version; the same one again is none. */
export async function publishVersion(
  { customModules, templates, now }: PublishDeps,
  actor: Actor,
  id: ModuleId,
  revision: number,
): Promise<ModuleRecord> {
  const module = await customModules.find(id, actor.id);
  if (!module) throw new AppError('MODULE_NOT_FOUND');
  requireModulePermission('edit', actor, module.template);
  const body = await templates.body(id);
  const isCurrent = module.template.revision === revision;
  const { kind, width, words } = isCurrent && body ? requireModule(body, module.kind) : module;
  const outcome = await customModules.publish<ModuleRefusal | NestingProblem>({
    id,
    userId: actor.id,
    now: now(),
    expectedRevision: revision,
    guard: moduleGuard('edit', actor),
    ...nestingGuard(id, body ?? { components: null }),
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
