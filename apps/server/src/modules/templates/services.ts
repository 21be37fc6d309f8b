import type { KnownObjects } from '../../http/unread/unread-objects.ts';
import type { Repositories } from '../../repositories.ts';
import { createLockService } from '../sharing/lock-service.ts';
import { createTemplateBulkService } from './bulk/bulk-service.ts';
import { createTemplateCommandService } from './commands/command-service.ts';
import { createTemplateCreateService } from './create/create-service.ts';
import { createTemplateReadService } from './read-service.ts';
import { createReplaceImageService } from './replace-image/replace-image-service.ts';
import { createTemplateStatusService } from './status/status-service.ts';
import { type ComposeOptions, createBodyComposer } from './update/compose-body.ts';
import type { LargeBodies } from './update/large/large-bodies.ts';
import { createSectionMemory } from './update/sections/section-memory.ts';
import { createTemplateUpdateService } from './update/update-service.ts';

export type TemplateServices = ReturnType<typeof createTemplateServices>;

/** What can be done with a person's templates and with those of the system. */
export function createTemplateServices(
  { templates, categories, customModules, settings, exclusively }: Repositories,
  {
    composing,
    large,
    known,
    now,
  }: {
    readonly composing: ComposeOptions;
    readonly large: LargeBodies;
    readonly known: KnownObjects;
    readonly now: () => number;
  },
) {
  const compose = createBodyComposer(composing, createSectionMemory(known));
  const reading = createTemplateReadService({ templates, now });
  const creating = createTemplateCreateService({ templates, categories, customModules, compose, settings, now });
  const updating = createTemplateUpdateService({
    templates,
    categories,
    customModules,
    exclusively,
    compose,
    large,
    now,
  });
  return {
    reading,
    creating,
    updating,
    commands: createTemplateCommandService({ updating }),
    bulk: createTemplateBulkService({ reading, creating, updating }),
    replacing: createReplaceImageService({
      reading,
      updating,
      locks: createLockService({ templates, now }),
      compose,
      now,
    }),
    statuses: createTemplateStatusService({ templates, now }),
  };
}
