import type { Actor, ModuleImpact } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import type { MailWork } from '../mail-work/mail-work.ts';
import type { TemplateId } from '../templates/port.ts';
import type { TemplateReadService } from '../templates/read-service.ts';
import { type ModuleReader, mayEdit } from './module-reader.ts';

/** Shows how a version of a module, or its working copy, would change a template. */
export interface ImpactService {
  show(actor: Actor, moduleId: TemplateId, templateId: TemplateId, version: number | undefined): Promise<ModuleImpact>;
}

export interface ImpactDeps {
  readonly modules: ModuleReader;
  readonly reading: Pick<TemplateReadService, 'read'>;
  readonly work: MailWork;
}

export function createImpactService({ modules, reading, work }: ImpactDeps): ImpactService {
  return {
    async show(actor, moduleId, templateId, version) {
      const module = await modules.require(actor, moduleId);
      if (version === undefined && !mayEdit(actor, module)) throw new AppError('FORBIDDEN');
      const { record: info, body } = await reading.read(actor, templateId);
      const content = await modules.content(actor.id, module, version);
      return work.run(actor.id, 'impactOf', { info, body, edit: { kind: 'module', content } });
    },
  };
}
