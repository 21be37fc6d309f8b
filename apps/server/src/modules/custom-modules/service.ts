import {
  type Actor,
  type CreateModuleRequest,
  cloneName,
  LIMITS,
  type ModuleFacts,
  type ModuleQuery,
  type TemplateBody,
  takesModule,
  type UpdateModuleRequest,
} from '@mailwright/contract';
import type { NestingProblem } from '@mailwright/document';
import { AppError } from '../../app-error.ts';
import { newId } from '../../db/new-id.ts';
import type { CategoryRepository } from '../categories/port.ts';
import type { MailWork } from '../mail-work/mail-work.ts';
import { viewerOf } from '../module-updates/use-service.ts';
import type { TemplateRepository } from '../templates/port.ts';
import type { TemplateReadService } from '../templates/read-service.ts';
import { createTemplateUpdateService, type TemplateUpdateDeps } from '../templates/update/update-service.ts';
import type { PreparedBody } from '../versions/port.ts';
import { linkedModules } from './linked-modules.ts';
import { type MadeChange, madeChange } from './made-change.ts';
import { requireModuleCategory } from './module-info.ts';
import { contentTooLarge, type MadeModule, type PresentedContent } from './module-tasks.ts';
import { nestingGuard } from './nesting.ts';
import { type ModuleRefusal, moduleGuard, requireModulePermission } from './policy.ts';
import type {
  Exclusively,
  ModuleContentFacts,
  ModuleId,
  ModuleRecord,
  ModuleRepository,
  ModuleVersionBody,
  ModuleVersionRecord,
} from './port.ts';
import { publishVersion } from './publish-version.ts';

/** Module with the content of its latest version, unless that was not asked for. */
export interface FoundModule {
  readonly module: ModuleRecord;
  readonly content: PresentedContent | null;
}

/** Version that this release can read. */
export interface FoundVersion {
  readonly module: ModuleRecord;
  readonly version: ModuleVersionBody;
  readonly content: PresentedContent;
}

export interface ModuleService {
  /** Yields modules one after the other, as there may be hundreds of large ones. */
  list(actor: Actor, query: ModuleQuery): AsyncIterable<FoundModule>;
  read(actor: Actor, id: ModuleId): Promise<FoundModule>;
  create(actor: Actor, request: CreateModuleRequest): Promise<FoundModule>;
  /** Changes a module; new content makes a new version. With `revision`, only that revision is changed. */
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
  readonly withRowLock: Exclusively;
  readonly reading: Pick<TemplateReadService, 'requirePermission' | 'read'>;
  readonly compose: TemplateUpdateDeps['compose'];
  readonly work: MailWork;
  readonly now: () => number;
}

/** Most tries to make a change or a version while other people change the same module. */
const ATTEMPTS = 5;

interface NewContent extends ModuleContentFacts {
  readonly name: string;
  readonly description: string;
  readonly body: PreparedBody;
  readonly links: MadeModule['links'];
  readonly isSystem: boolean;
  readonly categoryIds: readonly string[];
  readonly sourceTemplateId: string | null;
}

export function createModuleService(deps: ModuleDeps): ModuleService {
  const { customModules, templates, categories, withRowLock, reading, work, now } = deps;

  async function find(actor: Actor, id: ModuleId, action: 'read' | 'edit'): Promise<ModuleRecord> {
    const module = await customModules.find(id, actor.id);
    if (!module) throw new AppError('MODULE_NOT_FOUND');
    requireModulePermission(action, actor, module.template);
    return module;
  }

  async function withContent(actor: Actor, module: ModuleRecord): Promise<FoundModule> {
    const { id } = module.template;
    const body = (await customModules.bodies([id])).get(id);
    const content = body ? await work.run(actor.id, 'moduleContent', { kind: module.kind, body }) : null;
    return { module, content };
  }

  async function store(actor: Actor, content: NewContent): Promise<FoundModule> {
    const { body, links, kind, width, words, sourceTemplateId, ...info } = content;
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
      body,
    } as const;
    const made = { template, kind, width, words, sourceTemplateId, ...nestingGuard(null, links) };
    const module = await customModules.create<NestingProblem>(made);
    if ('refusal' in module) throw new AppError(module.refusal);
    return withContent(actor, module);
  }

  /** Returns the body of the template that a module is made from, whose general settings it gets. */
  async function source(actor: Actor, templateId: string | null | undefined): Promise<TemplateBody | null> {
    return templateId ? (await reading.read(actor, templateId)).body : null;
  }

  /** Stores a change; false when the stored revision is no longer the one that the change was made from. */
  function storeChange(
    actor: Actor,
    id: ModuleId,
    { revision, change, parts }: MadeChange,
    wanted: number | undefined,
  ): Promise<boolean> {
    return withRowLock(id, async (inside) => {
      const module = await inside.customModules.find(id, actor.id);
      // Also where that is the one that was wanted: what was made is of another.
      if (module && module.template.revision !== revision) return false;
      const updating = createTemplateUpdateService({ ...deps, ...inside });
      const answer = await updating.update(actor, id, change, { revision: wanted ?? revision });
      if (answer.kind === 'oversize') throw contentTooLarge();
      if (parts) await publishVersion({ ...inside, now }, actor, id, answer.record.revision, parts);
      return true;
    });
  }

  return {
    async *list(actor, { hideHtml, category, hidden, limit, offset }) {
      const withHidden = hidden && actor.role === 'admin';
      const all = await customModules.list({
        viewerId: actor.id,
        withHidden,
        ...(category && { categoryId: category }),
      });
      const found = all.slice(offset, limit === undefined ? undefined : offset + limit);
      for (const module of found) yield hideHtml ? { module, content: null } : await withContent(actor, module);
    },

    read: async (actor, id) => withContent(actor, await find(actor, id, 'read')),

    async create(actor, request) {
      const { name, description, isSystem, category, templateId } = request;
      if (isSystem && actor.role !== 'admin') throw new AppError('FORBIDDEN');
      const userFacts: ModuleFacts = { userId: actor.id, isSystem };
      const categoryIds = category === null ? [] : [category];
      await requireModuleCategory(categories, actor, { ...userFacts, categories: [] }, categoryIds);
      const task = { name, source: await source(actor, templateId), plan: actor.features };
      const { components, html, css, style } = request;
      const gone = await customModules.goneAmong(
        linkedModules({ nodes: [components].flat() }).map((link) => link.moduleId),
      );
      const sent = { components, html, css, style };
      const { facts, ...made } = await work.run(actor.id, 'makeModule', { ...task, sent, gone });
      const sourceTemplateId = templateId ?? null;
      return store(actor, { name, description, ...facts, ...made, isSystem, categoryIds, sourceTemplateId });
    },

    async update(actor, id, request, revision) {
      for (let attempt = 1; ; attempt += 1) {
        await find(actor, id, 'edit');
        // Made before: nobody waits for it while a transaction is open.
        const change = await madeChange(deps, actor, id, request);
        if (await storeChange(actor, id, change, revision)) return withContent(actor, await find(actor, id, 'read'));
        if (attempt === ATTEMPTS) throw new AppError('STALE_REVISION');
      }
    },

    async publish(actor, id, revision) {
      for (let attempt = 1; ; attempt += 1) {
        const { kind, template } = await find(actor, id, 'edit');
        const body = template.revision === revision ? await templates.body(id) : null;
        const parts = body && (await work.run(actor.id, 'moduleParts', { kind, body }));
        // Nobody saves between what is read of the working copy and what is made a version.
        const published = await withRowLock(id, (inside) =>
          publishVersion({ ...inside, now }, actor, id, revision, parts),
        );
        if (published) return withContent(actor, published);
        if (attempt === ATTEMPTS) throw new AppError('STALE_REVISION');
      }
    },

    async versions(actor, id) {
      await find(actor, id, 'read');
      return customModules.versions(id, viewerOf(actor));
    },

    async version(actor, id, number) {
      const module = await find(actor, id, 'read');
      const version = await customModules.version({ id, version: number }, viewerOf(actor));
      if (!version) throw new AppError('VERSION_NOT_FOUND');
      const content = await work.run(actor.id, 'moduleContent', { kind: module.kind, body: version.body });
      if (content.isUnreadable) throw new AppError('MODULE_UNREADABLE');
      return { module, version, content };
    },

    async duplicate(actor, id) {
      const { kind, width, words, sourceTemplateId, template } = await find(actor, id, 'read');
      const stored = (await customModules.bodies([id])).get(id);
      if (!stored) throw new AppError('MODULE_NOT_FOUND');
      const [kept] = await categories.findMany(template.categories.map((category) => category.id));
      const isKept = kept !== undefined && takesModule(kept, { userId: actor.id, isSystem: false });
      const info = { name: cloneName(template.name), description: template.description };
      const copy = { ...info, isSystem: false, categoryIds: isKept ? [kept.id] : [] };
      const task = { change: null, stored, info: { ...info, preheader: '' }, plan: actor.features, kind: null };
      const made = await work.run(actor.id, 'makeCopy', task);
      if ('oversize' in made) throw contentTooLarge();
      return store(actor, { ...copy, kind, width, words, sourceTemplateId, body: made.body, links: made.links });
    },

    async remove(actor, id) {
      const guard = moduleGuard('edit', actor);
      const { failed } = await templates.remove<ModuleRefusal>({ ids: [id], viewerId: actor.id, guard });
      const [failure] = failed;
      if (failure) throw new AppError(failure.refusal === 'missing' ? 'MODULE_NOT_FOUND' : failure.refusal);
    },
  };
}
