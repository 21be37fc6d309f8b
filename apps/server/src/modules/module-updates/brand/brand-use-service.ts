import { kitUses } from '@mailwright/blocks';
import type { Actor, BrandUses, ModuleImpact } from '@mailwright/contract';
import type { BrandRepository } from '../../brand/port.ts';
import type { MailWork } from '../../mail-work/mail-work.ts';
import type { TemplateId } from '../../templates/port.ts';
import type { TemplateReadService } from '../../templates/read-service.ts';
import type { BrandUseRepository, OpenEditorRepository, Page } from '../port.ts';
import { presentCounts, presentUse, viewerOf } from '../use-service.ts';
import { requireKit } from './kit-reader.ts';

/** Lists the templates that use a brand kit, and shows how the present kit would change one of them. */
export interface BrandUseService {
  list(actor: Actor, kitId: string, page: Page): Promise<BrandUses>;
  show(actor: Actor, kitId: string, templateId: TemplateId): Promise<ModuleImpact>;
}

export interface BrandUseDeps {
  readonly brands: Pick<BrandRepository, 'ofReader'>;
  readonly uses: BrandUseRepository;
  readonly editors: Pick<OpenEditorRepository, 'openAmong'>;
  readonly reading: Pick<TemplateReadService, 'read'>;
  readonly work: MailWork;
  readonly now: () => number;
}

export function createBrandUseService(deps: BrandUseDeps): BrandUseService {
  const { brands, uses, editors, reading, work, now } = deps;
  return {
    async list(actor, kitId, page) {
      const kit = await requireKit(brands, actor, kitId);
      const values = kitUses(kit);
      const viewer = viewerOf(actor);
      const [found, counts] = await Promise.all([uses.list(values, viewer, page), uses.counts(values, viewer)]);
      const time = now();
      const ids = found.map(({ template }) => template.id);
      const open = await editors.openAmong(ids, time);
      return {
        uses: found.map(({ template, isCurrent }) => ({
          ...presentUse(template, actor, open.has(template.id), time),
          isCurrent,
        })),
        ...presentCounts(counts, kit.owner.id === actor.id),
        behind: counts.behind,
      };
    },

    async show(actor, kitId, templateId) {
      const kit = await requireKit(brands, actor, kitId);
      const { record: info, body } = await reading.read(actor, templateId);
      return work.run(actor.id, 'impactOf', { info, body, edit: { kind: 'brand', kits: [kit] } });
    },
  };
}
