import { blockRegistry } from '@mailwright/blocks';
import {
  type Actor,
  type CreateTemplateRequest,
  cloneName,
  isFavorite,
  isOversize,
  MESSAGES,
  type TemplateBody,
  type TemplateStatus,
  templateBytes,
  withoutFavorite,
} from '@mailwright/contract';
import { blankDocument, writeDocument } from '@mailwright/document';
import { AppError } from '../../../app-error.ts';
import { newId } from '../../../db/new-id.ts';
import type { CategoryRepository } from '../../categories/port.ts';
import { requireModulePermission } from '../../custom-modules/policy.ts';
import type { ModuleRecord, ModuleRepository } from '../../custom-modules/port.ts';
import type { SettingsRepository } from '../../settings/port.ts';
import { prepareBody } from '../../versions/prepare-body.ts';
import { requirePermission } from '../policy.ts';
import type { NewTemplate, TemplateId, TemplateRecord, TemplateRepository } from '../port.ts';
import type { ComposeBody, MailInfo } from '../update/compose-body.ts';
import { requireGoodTexts } from '../update/template-change.ts';
import { keptCategories, requireCategories } from './category-choice.ts';
import { mailOfModules } from './mail-of-modules.ts';

export interface TemplateCreateService {
  /** A new draft, with `id` in the request a copy of anything the caller may read, with `modules` a mail made of those. */
  create(actor: Actor, request: CreateTemplateRequest): Promise<TemplateId>;
  /** The same as a published system template; for admins. */
  createSystem(actor: Actor, request: CreateTemplateRequest): Promise<TemplateId>;
  clone(actor: Actor, id: TemplateId, options: CloneOptions): Promise<TemplateId>;
}

interface CloneOptions {
  readonly copySharedInfo: boolean;
  /** Make a published system template of it. */
  readonly system: boolean;
}

export interface TemplateCreateDeps {
  readonly templates: TemplateRepository;
  readonly categories: CategoryRepository;
  readonly customModules: ModuleRepository;
  readonly compose: ComposeBody;
  readonly settings: Pick<SettingsRepository, 'read'>;
  readonly now: () => number;
}

type NewInfo = Pick<NewTemplate, 'name' | 'description' | 'tags' | 'preheader' | 'subject' | 'categoryIds'>;

interface Kind {
  readonly isSystem: boolean;
  readonly status: TemplateStatus;
  readonly collaborators?: readonly string[];
}

const DRAFT: Kind = { isSystem: false, status: 'draft' };

const SYSTEM: Kind = { isSystem: true, status: 'published' };

export function createTemplateCreateService(deps: TemplateCreateDeps): TemplateCreateService {
  const { templates, categories, customModules, compose, settings, now } = deps;

  async function source(actor: Actor, id: TemplateId): Promise<TemplateRecord> {
    const record = await templates.find(id, actor.id);
    if (!record) throw new AppError('TEMPLATE_NOT_FOUND');
    requirePermission('duplicate', actor, record, now());
    return record;
  }

  /** The body is rendered anew: a mail carries its own subject and preheader. */
  async function copiedBody(id: TemplateId, info: MailInfo): Promise<TemplateBody | null> {
    const body = await templates.body(id);
    return body && compose({}, body, info);
  }

  async function bodyOfModules(
    actor: Actor,
    { ids, as }: NonNullable<CreateTemplateRequest['modules']>,
    info: MailInfo,
  ): Promise<TemplateBody> {
    const chosen = [...new Set(ids)];
    const found = new Map<string, ModuleRecord>();
    for (const id of chosen) {
      const module = await customModules.find(id, actor.id);
      if (!module) throw new AppError('MODULE_NOT_FOUND');
      requireModulePermission('read', actor, module.template);
      found.set(id, module);
    }
    const bodies = await customModules.bodies(chosen);
    const picked = ids.map((moduleId) => {
      const [module, body] = [found.get(moduleId), bodies.get(moduleId)];
      if (!module || !body) throw new AppError('MODULE_NOT_FOUND');
      return { moduleId, version: module.version, name: module.template.name, kind: module.kind, body };
    });
    const body = compose({ components: { ...writeDocument(mailOfModules(picked, as)) } }, null, info);
    if (isOversize(templateBytes(body))) {
      throw new AppError('PAYLOAD_TOO_LARGE', { sentence: MESSAGES.contentTooLarge });
    }
    return body;
  }

  /** The body of a new mail with what its owner adds to links; a copy of one's own mail keeps what that one has. */
  async function beginning(
    actor: Actor,
    {
      from,
      body,
      info,
    }: { readonly from: TemplateRecord | null; readonly body: TemplateBody | null; readonly info: MailInfo },
  ): Promise<NewTemplate['body']> {
    const { linkParameters } = await settings.read(actor.id);
    const isNew = from === null || from.isSystem;
    const components = body ? body.components : writeDocument(blankDocument(blockRegistry));
    if (!isNew || linkParameters.length === 0 || !components || isTracked(components)) return body && prepareBody(body);
    const tracking = { parameters: linkParameters };
    const changed = { ...components, settings: { ...Object(components.settings), tracking } };
    return prepareBody(compose({ components: changed }, body, info));
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
    requireGoodTexts({ name, description, tags: withoutFavorite(tags) }, from ?? undefined);
    await requireCategories(categories, actor, categoryIds);
    const { preheader = '', subject = '' } = from ?? {};
    const info = { name, description, tags: withoutFavorite(tags), preheader, subject, categoryIds };
    const made = request.modules && !from ? await bodyOfModules(actor, request.modules, info) : null;
    const body = from ? await copiedBody(from.id, info) : made;
    const begun = kind.isSystem ? body && (await prepareBody(body)) : await beginning(actor, { from, body, info });
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
        categoryIds: await keptCategories(categories, actor, from.categories),
      };
      const isCopyShared = copySharedInfo && from.ownerId === actor.id && from.isShared;
      const kind: Kind = system ? SYSTEM : { ...DRAFT, ...(isCopyShared && { collaborators: from.collaborators }) };
      const body = await copiedBody(id, info);
      return store(actor, info, body && (await prepareBody(body)), kind);
    },
  };
}

/** Whether a mail says itself what its links get. */
function isTracked({ settings }: Record<string, unknown>): boolean {
  return Object.hasOwn(Object(settings), 'tracking');
}
