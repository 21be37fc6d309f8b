import { type Actor, type ModuleUse, type ModuleUses, moduleReplacement } from '@mailwright/contract';
import { factsOf } from '../templates/policy.ts';
import type { TemplateId, TemplateRecord, Timestamp } from '../templates/port.ts';
import { isoTime, thumbnailUrl } from '../templates/present.ts';
import { type ModuleReader, mayEdit } from './module-reader.ts';
import type { ModuleUseRepository, OpenEditorRepository, Page, UseCounts, UseViewer } from './port.ts';

/** Lists the templates that use a module. */
export interface ModuleUseService {
  list(actor: Actor, moduleId: TemplateId, page: Page): Promise<ModuleUses>;
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
      return {
        uses: found.map(({ template, version, instances }) => ({
          ...presentUse(template, actor, open.has(template.id), time),
          version,
          instances,
        })),
        ...presentCounts(counts, mayEdit(actor, module)),
      };
    },
  };
}

export function viewerOf({ id, role }: Actor): UseViewer {
  return { userId: id, isAdmin: role === 'admin' };
}

/**
 * Returns how many templates use something. The uses in other people's templates are counted only for people who can edit it.
 */
export function presentCounts(counts: UseCounts, canEdit: boolean) {
  const { known } = counts;
  const { drafts, published, modules } = canEdit ? counts : known;
  const total = drafts + published + modules;
  return { total, drafts, published, modules, ofOthers: total - known.drafts - known.published - known.modules };
}

/** Returns a template that uses something, with the reason why an update would not change it, if any. */
export function presentUse(
  template: TemplateRecord,
  actor: Actor,
  isOpen: boolean,
  now: Timestamp,
): Omit<ModuleUse, 'version' | 'instances'> {
  const answer = moduleReplacement(actor, factsOf(template, now), isOpen);
  return {
    templateId: template.id,
    name: template.name,
    isModule: template.type === 'email_cb',
    status: template.status,
    owner: template.isSystem ? null : template.owner,
    isOwner: template.ownerId === actor.id,
    lastModified: isoTime(template.modified),
    thumbnailUrl: thumbnailUrl(template),
    refusal: answer.allowed ? null : answer.code,
  };
}
