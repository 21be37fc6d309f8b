import {
  type Actor,
  type CreateModuleRequest,
  cloneName,
  isOversize,
  LIMITS,
  MESSAGES,
  type ModuleFacts,
  type ModuleQuery,
  type TemplateBody,
  takesModule,
  templateBytes,
  type UpdateModuleRequest,
} from '@mailwright/contract';
import type { NestingProblem } from '@mailwright/document';
import { AppError } from '../../app-error.ts';
import { newId } from '../../db/new-id.ts';
import type { CategoryRepository } from '../categories/port.ts';
import { viewerOf } from '../module-updates/use-service.ts';
import type { TemplateRepository } from '../templates/port.ts';
import type { TemplateReadService } from '../templates/read-service.ts';
import { requireAllowedContent } from '../templates/update/check-content.ts';
import type { ComposeBody } from '../templates/update/compose-body.ts';
import {
  createTemplateUpdateService,
  type TemplateChange,
  type TemplateUpdateDeps,
} from '../templates/update/update-service.ts';
import { prepareBody } from '../versions/prepare-body.ts';
import { type ReadModule, readModule, requireModule, sentDocument, sentKind } from './module-content.ts';
import { requireModuleCategory } from './module-info.ts';
import { nestingGuard } from './nesting.ts';
import { type ModuleRefusal, moduleGuard, requireModulePermission } from './policy.ts';
import type {
  ModuleContentFacts,
  ModuleId,
  ModuleRecord,
  ModuleRepository,
  ModuleVersionBody,
  ModuleVersionRecord,
} from './port.ts';
import { publishVersion } from './publish-version.ts';

/** A module with the content of its latest version, unless that was not asked for. */
export interface FoundModule {
  readonly module: ModuleRecord;
  readonly body: TemplateBody | null;
}

/** A version that this release can read. */
export interface FoundVersion {
  readonly module: ModuleRecord;
  readonly version: ModuleVersionBody;
  readonly content: ReadModule;
}

export interface ModuleService {
  list(actor: Actor, query: ModuleQuery): Promise<readonly FoundModule[]>;
  read(actor: Actor, id: ModuleId): Promise<FoundModule>;
  create(actor: Actor, request: CreateModuleRequest): Promise<FoundModule>;
  /** With content, a new version; with `revision`, of that revision alone. */
  update(actor: Actor, id: ModuleId, request: UpdateModuleRequest, revision: number | undefined): Promise<FoundModule>;
  /** Makes the working copy of that revision the next version. */
  publish(actor: Actor, id: ModuleId, revision: number): Promise<FoundModule>;
  versions(actor: Actor, id: ModuleId): Promise<readonly ModuleVersionRecord[]>;
  version(actor: Actor, id: ModuleId, version: number): Promise<FoundVersion>;
  duplicate(actor: Actor, id: ModuleId): Promise<FoundModule>;
  remove(actor: Actor, id: ModuleId): Promise<void>;
}

export interface ModuleDeps {
  readonly customModules: ModuleRepository;
  readonly templates: TemplateRepository;
  readonly categories: CategoryRepository;
  readonly exclusively: TemplateUpdateDeps['exclusively'];
  readonly reading: Pick<TemplateReadService, 'requirePermission' | 'read'>;
  readonly compose: ComposeBody;
  readonly now: () => number;
}

interface NewContent extends ModuleContentFacts {
  readonly name: string;
  readonly description: string;
  readonly body: TemplateBody;
  readonly isSystem: boolean;
  readonly categoryIds: readonly string[];
  readonly sourceTemplateId: string | null;
}

export function createModuleService(deps: ModuleDeps): ModuleService {
  const { customModules, templates, categories, exclusively, reading, compose, now } = deps;

  async function find(actor: Actor, id: ModuleId, action: 'read' | 'edit'): Promise<ModuleRecord> {
    const module = await customModules.find(id, actor.id);
    if (!module) throw new AppError('MODULE_NOT_FOUND');
    requireModulePermission(action, actor, module.template);
    return module;
  }

  async function withBody(module: ModuleRecord): Promise<FoundModule> {
    const { id } = module.template;
    return { module, body: (await customModules.bodies([id])).get(id) ?? null };
  }

  async function store(actor: Actor, content: NewContent): Promise<FoundModule> {
    const { body, kind, width, words, sourceTemplateId, ...info } = content;
    if (!info.isSystem && (await customModules.countOf(actor.id)) >= LIMITS.modules.perPerson) {
      throw new AppError('MODULES_FULL');
    }
    const template = {
      ...info,
      id: newId(),
      ownerId: actor.id,
      type: 'email_cb',
      status: info.isSystem ? 'published' : 'draft',
      tags: '',
      preheader: '',
      now: now(),
      body: await prepareBody(body),
    } as const;
    const made = { template, kind, width, words, sourceTemplateId, ...nestingGuard(null, body) };
    const module = await customModules.create<NestingProblem>(made);
    if ('refusal' in module) throw new AppError(module.refusal);
    return { module, body };
  }

  /** The template that a module is made from, which lends it its general settings. */
  async function source(actor: Actor, templateId: string | null | undefined): Promise<TemplateBody | null> {
    return templateId ? (await reading.read(actor, templateId)).body : null;
  }

  return {
    async list(actor, { hideHtml, category, hidden, limit, offset }) {
      const withHidden = hidden && actor.role === 'admin';
      const all = await customModules.list({
        viewerId: actor.id,
        withHidden,
        ...(category && { categoryId: category }),
      });
      const found = all.slice(offset, limit === undefined ? undefined : offset + limit);
      const bodies = hideHtml ? null : await customModules.bodies(found.map(({ template }) => template.id));
      return found.map((module) => ({ module, body: bodies?.get(module.template.id) ?? null }));
    },

    read: async (actor, id) => withBody(await find(actor, id, 'read')),

    async create(actor, request) {
      const { name, description, isSystem, category, templateId } = request;
      if (isSystem && actor.role !== 'admin') throw new AppError('FORBIDDEN');
      const facts: ModuleFacts = { userId: actor.id, isSystem };
      const categoryIds = category === null ? [] : [category];
      await requireModuleCategory(categories, actor, { ...facts, categories: [] }, categoryIds);
      const components = sentDocument(request, await source(actor, templateId));
      const kind = sentKind(request);
      if (!components || !kind) throw missingContent();
      const body = await customModules.withoutGone(compose({ components }, null, { name, preheader: '' }));
      const { html } = request;
      requireAllowedContent(body, actor.features, { stored: null, sent: html === undefined ? {} : { html } });
      if (isOversize(templateBytes(body))) throw tooLarge();
      const sourceTemplateId = templateId ?? null;
      const { width, words } = requireModule(body, kind);
      return store(actor, { name, description, body, kind, width, words, isSystem, categoryIds, sourceTemplateId });
    },

    async update(actor, id, request, revision) {
      await find(actor, id, 'edit');
      await exclusively(id, async (inside) => {
        // Empty html is no content: what its author is still at stays so.
        const hasContent = sentKind(request) !== undefined || (request.style ?? null) !== null;
        const change = await changeOf(request, inside, id);
        const within: ModuleDeps['exclusively'] = (_, work) => work(inside);
        const updating = createTemplateUpdateService({ ...deps, ...inside, exclusively: within });
        const answer = await updating.update(actor, id, change, revision === undefined ? {} : { revision });
        if (answer.kind === 'oversize') throw tooLarge();
        if (hasContent) await publishVersion({ ...inside, now }, actor, id, answer.record.revision);
      });
      return withBody(await find(actor, id, 'read'));
    },

    async publish(actor, id, revision) {
      // Nobody saves between what is read of the working copy and what is made a version.
      return withBody(await exclusively(id, (inside) => publishVersion({ ...inside, now }, actor, id, revision)));
    },

    async versions(actor, id) {
      await find(actor, id, 'read');
      return customModules.versions(id, viewerOf(actor));
    },

    async version(actor, id, number) {
      const module = await find(actor, id, 'read');
      const version = await customModules.version({ id, version: number }, viewerOf(actor));
      if (!version) throw new AppError('VERSION_NOT_FOUND');
      const content = readModule(version.body, module.kind);
      if (!content) throw new AppError('MODULE_UNREADABLE');
      return { module, version, content };
    },

    async duplicate(actor, id) {
      const { module, body } = await withBody(await find(actor, id, 'read'));
      if (!body) throw new AppError('MODULE_NOT_FOUND');
      const { template, kind, width, words, sourceTemplateId } = module;
      const [kept] = await categories.findMany(template.categories.map((category) => category.id));
      const isKept = kept !== undefined && takesModule(kept, { userId: actor.id, isSystem: false });
      const info = { name: cloneName(template.name), description: template.description };
      const copy = { ...info, isSystem: false, categoryIds: isKept ? [kept.id] : [] };
      return store(actor, {
        ...copy,
        kind,
        width,
        words,
        sourceTemplateId,
        body: compose({}, body, { ...info, preheader: '' }),
      });
    },

    async remove(actor, id) {
      const guard = moduleGuard('edit', actor);
      const { failed } = await templates.remove<ModuleRefusal>({ ids: [id], viewerId: actor.id, guard });
      const [failure] = failed;
      if (failure) throw new AppError(failure.refusal === 'missing' ? 'MODULE_NOT_FOUND' : failure.refusal);
    },
  };
}

/** What a request changes of the working copy. */
async function changeOf(
  { name, description, category, ...sent }: UpdateModuleRequest,
  { customModules, templates }: Pick<ModuleDeps, 'customModules' | 'templates'>,
  id: ModuleId,
): Promise<TemplateChange> {
  const module = await customModules.find(id, '');
  if (!module) throw new AppError('MODULE_NOT_FOUND');
  const info = {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(category !== undefined && { categories: category === null ? [] : [category] }),
  };
  const kind = sentKind(sent);
  const components = sentDocument(sent, await templates.body(id));
  if (!components) return { ...info, ...(sent.style && { style: sent.style }) };
  if (module.kind !== kind) {
    const message = 'A module of one block stays one, and so does a module of sections.';
    throw new AppError('VALIDATION_FAILED', { details: [{ path: 'components', message }] });
  }
  return { ...info, components };
}

function missingContent(): AppError {
  const message = 'A module needs components or html.';
  return new AppError('VALIDATION_FAILED', { details: [{ path: 'components', message }] });
}

function tooLarge(): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', { sentence: MESSAGES.contentTooLarge });
}
