import { type Actor, LIMITS, may, type OpenTemplateAnswer } from '@mailwright/contract';
import { factsOf } from '../templates/policy.ts';
import type { TemplateId } from '../templates/port.ts';
import type { TemplateReadService } from '../templates/read-service.ts';
import { mayEdit, mayRead } from './module-reader.ts';
import type { LinkedModule, LinkedModuleRepository, OpenEditorRepository } from './port.ts';

/** Tracks which templates are open in an editor, so that nothing changes a template while a person edits it. */
export interface OpenEditorService {
  /** Records that an editor has a template open, or no longer; returns the state of the modules in it. */
  announce(actor: Actor, templateId: TemplateId, page: EditorPage): Promise<OpenTemplateAnswer>;
}

interface EditorPage {
  readonly editor: string;
  readonly modules: readonly TemplateId[];
  readonly isClosing: boolean;
}

export interface OpenEditorDeps {
  readonly editors: OpenEditorRepository;
  readonly linkedModules: LinkedModuleRepository;
  readonly reading: Pick<TemplateReadService, 'requirePermission'>;
  readonly now: () => number;
}

export function createOpenEditorService(deps: OpenEditorDeps): OpenEditorService {
  const { editors, linkedModules, reading, now } = deps;
  return {
    async announce(actor, templateId, { editor, modules, isClosing }) {
      const template = await reading.requirePermission(actor, templateId, 'read');
      const time = now();
      const page = { templateId, editor, userId: actor.id };
      if (isClosing) await editors.close(page);
      // Who can only look has no work that an update could get in the way of.
      else if (may('edit', actor, factsOf(template, time))) {
        await editors.open(page, time, time + LIMITS.modules.openFor);
      }
      const found = new Map((await linkedModules.find(modules)).map((module) => [module.moduleId, module]));
      return { revision: template.revision, modules: modules.map((id) => standing(actor, id, found.get(id))) };
    },
  };
}

function standing(
  actor: Actor,
  moduleId: TemplateId,
  module: LinkedModule | undefined,
): OpenTemplateAnswer['modules'][number] {
  if (!module) return { moduleId, name: '', version: null, isGone: true, canEdit: false };
  // Of what one may not read one learns nothing but that it is there.
  if (!mayRead(actor, module)) return { moduleId, name: '', version: null, isGone: false, canEdit: false };
  const { name, version } = module;
  return { moduleId, name, version, isGone: false, canEdit: mayEdit(actor, module) };
}
