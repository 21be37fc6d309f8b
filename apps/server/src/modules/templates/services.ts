import type { Repositories } from '../../repositories.ts';
import type { MailWork } from '../mail-work/mail-work.ts';
import { createLockService } from '../sharing/lock-service.ts';
import { createTemplateBulkService } from './bulk/bulk-service.ts';
import { createTemplateCommandService } from './commands/command-service.ts';
import { createTemplateCreateService } from './create/create-service.ts';
import { createTemplateReadService } from './read-service.ts';
import { createReplaceImageService } from './replace-image/replace-image-service.ts';
import { createTemplateStatusService } from './status/status-service.ts';
import type { ComposeBody } from './update/compose-body.ts';
import { createTemplateUpdateService } from './update/update-service.ts';

export type TemplateServices = ReturnType<typeof createTemplateServices>;

/** Creates the services for people's templates and for templates of the system. */
export function createTemplateServices(
  { templates, categories, customModules, settings }: Repositories,
  {
    compose,
    work,
    now,
  }: {
    readonly compose: ComposeBody;
    readonly work: MailWork;
    readonly now: () => number;
  },
) {
  const reading = createTemplateReadService({ templates, now });
  const creating = createTemplateCreateService({ templates, categories, customModules, work, settings, now });
  const updating = createTemplateUpdateService({
    templates,
    categories,
    customModules,
    compose,
    work,
    now,
  });
  return {
    reading,
    creating,
    updating,
    commands: createTemplateCommandService({ updating, work }),
    bulk: createTemplateBulkService({ reading, creating, updating }),
    replacing: createReplaceImageService({
      reading,
      updating,
      locks: createLockService({ templates, now }),
      work,
      now,
    }),
    statuses: createTemplateStatusService({ templates, work, now }),
  };
}
