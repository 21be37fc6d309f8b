import { blockRegistry } from '@mailwright/blocks';
import type { Actor, ModuleImpact } from '@mailwright/contract';
import { changedNodes, type EmailDocument, type NodeId, updateInstances } from '@mailwright/document';
import { renderDocument } from '@mailwright/render';
import { AppError } from '../../app-error.ts';
import type { TemplateId } from '../templates/port.ts';
import type { TemplateReadService } from '../templates/read-service.ts';
import { type ComposeOptions, documentOptions, mailOf } from '../templates/update/compose-body.ts';
import { type ModuleReader, mayEdit } from './module-reader.ts';

/** Shows what a version of a module, or its working copy, makes of a template. */
export interface ImpactService {
  show(actor: Actor, moduleId: TemplateId, templateId: TemplateId, version: number | undefined): Promise<ModuleImpact>;
}

export interface ImpactDeps {
  readonly modules: ModuleReader;
  readonly reading: Pick<TemplateReadService, 'read'>;
  readonly composing: ComposeOptions;
}

export function createImpactService({ modules, reading, composing }: ImpactDeps): ImpactService {
  return {
    async show(actor, moduleId, templateId, version) {
      const module = await modules.require(actor, moduleId);
      if (version === undefined && !mayEdit(actor, module)) throw new AppError('FORBIDDEN');
      const { record, body } = await reading.read(actor, templateId);
      const content = await modules.content(module, version);
      if (!body?.components) return { before: body?.html ?? '', after: body?.html ?? '', changes: 0 };
      const before = mailOf(body.components, body.customStyles);
      const after = updateInstances(before, content, blockRegistry);
      const changed = changedNodes(before, after);
      const drawn = (mail: EmailDocument, numbers: ReadonlyMap<NodeId, number>) =>
        renderDocument(mail, {
          ...documentOptions(composing, record),
          attributesOf: ({ id }) => (numbers.has(id) ? ` data-changed="${numbers.get(id)}"` : ''),
        }).html;
      return {
        before: drawn(before, changed.before),
        after: drawn(after, changed.after),
        changes: changed.count,
      };
    },
  };
}
