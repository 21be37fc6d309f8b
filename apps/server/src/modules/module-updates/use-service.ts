import { type Actor, type ModuleUse, type ModuleUses, moduleReplacement } from '@mailwright/contract';
import { factsOf } from '../templates/policy.ts';
import type { TemplateId, Timestamp } from '../templates/port.ts';
import { isoTime, thumbnailUrl } from '../templates/present.ts';
import { type ModuleReader, mayEdit } from './module-reader.ts';
import type { ModuleUseRecord, ModuleUseRepository, OpenEditorRepository, UseViewer } from './port.ts';

/** Where a module is used. */
export interface ModuleUseService {
  list(
    actor: Actor,
    moduleId: TemplateId,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<ModuleUses>;
}

export interface ModuleUseDeps {
  readonly uses: ModuleUseRepository;
  readonly editors: OpenEditorRepository;
  readonly modules: Pick<ModuleReader, 'require'>;
  readonly now: () => number;
}

export function createModuleUseService({ uses, editors, modules, now }: ModuleUseDeps): ModuleUseService {
  return {
    async list(actor, moduleId, page) {
      const module = await modules.require(actor, moduleId);
      const viewer = viewerOf(actor);
      const [found, counts] = await Promise.all([uses.list(moduleId, viewer, page), uses.counts(moduleId, viewer)]);
      const time = now();
      const open = await editors.openAmong(
        found.map(({ template }) => template.id),
        time,
      );
      const { known } = counts;
      // Where other people use it is for those to know who can change it.
      const { drafts, published, modules: holding } = mayEdit(actor, module) ? counts : known;
      const total = drafts + published + holding;
      return {
        uses: found.map((use) => presentUse(use, actor, open.has(use.template.id), time)),
        total,
        drafts,
        published,
        modules: holding,
        ofOthers: total - known.drafts - known.published - known.modules,
      };
    },
  };
}

export function viewerOf({ id, role }: Actor): UseViewer {
  return { userId: id, isAdmin: role === 'admin' };
}

function presentUse(
  { template, version, instances }: ModuleUseRecord,
  actor: Actor,
  isOpen: boolean,
  now: Timestamp,
): ModuleUse {
  const answer = moduleReplacement(actor, factsOf(template, now), isOpen);
  return {
    templateId: template.id,
    name: template.name,
    isModule: template.type === 'email_cb',
    status: template.status,
    owner: template.isSystem ? null : template.owner,
    isOwner: template.ownerId === actor.id,
    lastModified: isoTime(template.modified),
    version,
    instances,
    thumbnailUrl: thumbnailUrl(template),
    refusal: answer.allowed ? null : answer.code,
  };
}
