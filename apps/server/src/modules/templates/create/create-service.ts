import {
  type Actor,
  type CreateTemplateRequest,
  cloneName,
  isFavorite,
  type TemplateStatus,
  withoutFavorite,
} from '@mailwright/contract';
import { AppError } from '../../../app-error.ts';
import { newId } from '../../../db/new-id.ts';
import type { CategoryRepository } from '../../categories/port.ts';
import { requireModulePermission } from '../../custom-modules/policy.ts';
import type { ModuleRecord, ModuleRepository } from '../../custom-modules/port.ts';
import type { MailWork } from '../../mail-work/mail-work.ts';
import type { SettingsRepository } from '../../settings/port.ts';
import { requirePermission } from '../policy.ts';
import type { NewTemplate, TemplateId, TemplateRecord, TemplateRepository } from '../port.ts';
import type { MailInfo } from '../update/compose-body.ts';
import { assertTexts } from '../update/template-change.ts';
import { keptCategories, requireCategories } from './category-choice.ts';
import type { PickedModule } from './mail-of-modules.ts';

export interface TemplateCreateService {
  /**
   * Creates a draft; with `id` in the request a copy of a template that the caller may read, with `modules` a mail made of
   * those.
   */
  create(actor: Actor, request: CreateTemplateRequest): Promise<TemplateId>;
  /** Creates a published system template in the same way; for administrators. */
  createSystem(actor: Actor, request: CreateTemplateRequest): Promise<TemplateId>;
  clone(actor: Actor, id: TemplateId, options: CloneOptions): Promise<TemplateId>;
}

interface CloneOptions {
  readonly copySharedInfo: boolean;
  /** True makes a published system template of it. */
  readonly system: boolean;
}

export interface TemplateCreateDeps {
  readonly templates: TemplateRepository;
  readonly categories: CategoryRepository;
  readonly customModules: ModuleRepository;
  readonly work: MailWork;
  readonly settings: Pick<SettingsRepository, 'read'>;
  readonly now: () => number;
}

type NewInfo = Pick<
  NewTemplate,
  'name' | 'description' | 'tags' | 'preheader' | 'subject' | 'purpose' | 'profile' | 'categoryIds'
>;

interface Kind {
  readonly isSystem: boolean;
  readonly status: TemplateStatus;
  readonly collaborators?: readonly string[];
}

/** Origin of a new mail's content: another template, or modules. */
interface Source {
  readonly from: TemplateRecord | null;
  readonly modules: CreateTemplateRequest['modules'];
}

const DRAFT: Kind = { isSystem: false, status: 'draft' };

const SYSTEM: Kind = { isSystem: true, status: 'published' };

export function createTemplateCreateService(deps: TemplateCreateDeps): TemplateCreateService {
  const { templates, categories, customModules, work, settings, now } = deps;

  async function source(actor: Actor, id: TemplateId): Promise<TemplateRecord> {
    const record = await templates.find(id, actor.id);
    if (!record) throw new AppError('TEMPLATE_NOT_FOUND');
    requirePermission('duplicate', actor, record, now());
    return record;
  }

  /** Returns modules in the given order; throws when the caller may not read one of them. */
  async function picked(actor: Actor, ids: readonly string[]): Promise<readonly PickedModule[]> {
    const chosen = [...new Set(ids)];
    const found = new Map<string, ModuleRecord>();
    for (const id of chosen) {
      const module = await customModules.find(id, actor.id);
      if (!module) throw new AppError('MODULE_NOT_FOUND');
      requireModulePermission('read', actor, module.template);
      found.set(id, module);
    }
    const bodies = await customModules.bodies(chosen);
    return ids.map((moduleId) => {
      const [module, body] = [found.get(moduleId), bodies.get(moduleId)];
      if (!module || !body) throw new AppError('MODULE_NOT_FOUND');
      return { moduleId, version: module.version, name: module.template.name, kind: module.kind, body };
    });
  }

  /** Returns the body of a new mail, with the owner's link parameters; a copy of one's own mail keeps those of the original. */
  async function beginning(
    actor: Actor,
    { from, modules, info, kind }: Source & { readonly info: MailInfo; readonly kind: Kind },
  ): Promise<NewTemplate['body']> {
    const isNew = !kind.isSystem && (from === null || from.isSystem);
    const linkParameters = isNew ? (await settings.read(actor.id)).linkParameters : [];
    const begun = { info, linkParameters };
    if (modules && !from) {
      const task = { ...begun, picked: await picked(actor, modules.ids), as: modules.as };
      return work.run(actor.id, 'madeOfModules', task);
    }
    return work.run(actor.id, 'renewedBody', { ...begun, stored: from && (await templates.body(from.id)) });
  }

  async function store(actor: Actor, info: NewInfo, body: NewTemplate['body'], kind: Kind): Promise<TemplateId> {
    const created = await templates.create({
      ...info,
      ...kind,
      id: newId(),
      ownerId: actor.id,
      type: 'email',
      now: now(),
      body,
    });
    if (!created) throw new AppError('TEMPLATE_NOT_FOUND');
    return created.id;
  }

  async function create(actor: Actor, request: CreateTemplateRequest, kind: Kind): Promise<TemplateId> {
    const { name, tags = '', description = '', categories: categoryIds = [] } = request;
    const from = request.id ? await source(actor, request.id) : null;
    assertTexts({ name, description, tags: withoutFavorite(tags) }, from ?? undefined);
    await requireCategories(categories, actor, categoryIds);
    const { preheader = '', subject = '', purpose = 'marketing', profile = null } = from ?? {};
    const texts = { name, description, tags: withoutFavorite(tags), preheader, subject };
    const info = { ...texts, purpose, profile, categoryIds };
    const begun = await beginning(actor, { from, modules: request.modules, info, kind });
    const id = await store(actor, info, begun, kind);
    if (isFavorite(tags)) await templates.setFavourite(actor.id, id, true, now());
    return id;
  }

  return {
    create: (actor, request) => create(actor, request, DRAFT),

    async createSystem(actor, request) {
      if (actor.role !== 'admin') throw new AppError('FORBIDDEN');
      return create(actor, request, SYSTEM);
    },

    async clone(actor, id, { copySharedInfo, system }) {
      const from = await source(actor, id);
      if (system) requirePermission('convertToSystem', actor, from, now());
      const info = {
        name: cloneName(from.name),
        description: from.description,
        tags: from.tags,
        preheader: from.preheader,
        subject: from.subject,
        purpose: from.purpose,
        profile: from.profile,
        categoryIds: await keptCategories(categories, actor, from.categories),
      };
      const isCopyShared = copySharedInfo && from.ownerId === actor.id && from.isShared;
      const kind: Kind = system ? SYSTEM : { ...DRAFT, ...(isCopyShared && { collaborators: from.collaborators }) };
      const stored = await templates.body(id);
      return store(actor, info, await work.run(actor.id, 'renewedBody', { stored, info, linkParameters: [] }), kind);
    },
  };
}
