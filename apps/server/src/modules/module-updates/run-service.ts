import { kitUses } from '@mailwright/blocks';
import {
  type Actor,
  ERRORS,
  type ErrorCode,
  type ModuleUpdate,
  type StartBrandUpdate,
  type StartModuleUpdate,
} from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { newId } from '../../db/new-id.ts';
import type { BrandRepository } from '../brand/port.ts';
import type { TemplateId } from '../templates/port.ts';
import { isoTime } from '../templates/present.ts';
import { contentLoss } from '../templates/update/content-loss.ts';
import { requireKit } from './brand/kit-reader.ts';
import type { ModuleReader } from './module-reader.ts';
import type { BrandUseRepository, ModuleUseRepository, RunProgress, RunRepository, UpdateRun } from './port.ts';
import { viewerOf } from './use-service.ts';

/**
 * Starts and shows runs that bring a version of a module, or a kit, to templates. Only the person who started a run sees it.
 */
export interface RunService {
  start(actor: Actor, moduleId: TemplateId, request: StartModuleUpdate): Promise<ModuleUpdate>;
  startOfKit(actor: Actor, kitId: string, request: StartBrandUpdate): Promise<ModuleUpdate>;
  latest(actor: Actor, moduleId: TemplateId): Promise<ModuleUpdate[]>;
  latestOfKit(actor: Actor, kitId: string): Promise<ModuleUpdate[]>;
  read(actor: Actor, id: string): Promise<ModuleUpdate>;
  cancel(actor: Actor, id: string): Promise<ModuleUpdate>;
  /** Starts a run that takes back another one; that one ends first if it is still running. */
  takeBack(actor: Actor, id: string): Promise<ModuleUpdate>;
}

export interface RunServiceDeps {
  readonly runs: RunRepository;
  readonly uses: Pick<ModuleUseRepository, 'behind' | 'versionsBehind'>;
  readonly brandUses: Pick<BrandUseRepository, 'behind'>;
  readonly modules: ModuleReader;
  readonly brands: Pick<BrandRepository, 'ofReader'>;
  readonly now: () => number;
  /** Starts the work at once. */
  readonly wake: () => void;
}

/** Most runs in a list. */
const LISTED = 10;

export function createRunService(deps: RunServiceDeps): RunService {
  const { runs, uses, brandUses, modules, brands, now, wake } = deps;

  async function find(actor: Actor, id: string): Promise<RunProgress> {
    const found = await runs.find(id);
    if (found?.run.userId !== actor.id) throw new AppError('UPDATE_NOT_FOUND');
    return found;
  }

  async function begun(id: string): Promise<ModuleUpdate> {
    wake();
    const found = await runs.find(id);
    if (!found) throw new AppError('UPDATE_NOT_FOUND');
    return presentRun(found);
  }

  /** Starts a run for those of `behind`, the templates that could be updated, that were chosen. */
  async function begin(
    of: Pick<UpdateRun, 'kind' | 'moduleId' | 'name' | 'version' | 'userId'>,
    behind: readonly TemplateId[],
    templates: StartModuleUpdate['templates'],
  ): Promise<ModuleUpdate> {
    const chosen = typeof templates === 'string' ? null : new Set(templates);
    const id = await runs.start(
      { ...of, id: newId(), takesBack: null, startedAt: now() },
      chosen ? behind.filter((template) => chosen.has(template)) : behind,
    );
    return begun(id);
  }

  const latest = async (id: string, userId: string) => (await runs.latest(id, userId, LISTED)).map(presentRun);

  return {
    async start(actor, moduleId, { version, templates, allowLoss }) {
      const module = await modules.require(actor, moduleId);
      const { name, nodes } = await modules.content(actor.id, module, version);
      const draftsOnly = templates === 'drafts';
      if (!allowLoss) {
        const versions = await uses.versionsBehind(moduleId, viewerOf(actor), { version, draftsOnly });
        const links = await modules.owedLost(actor.id, module, versions, nodes);
        if (links.length > 0) throw contentLoss({ links });
      }
      const behind = await uses.behind(moduleId, viewerOf(actor), { version, draftsOnly });
      return begin({ kind: 'module', moduleId, name, version, userId: actor.id }, behind, templates);
    },

    async startOfKit(actor, kitId, { templates }) {
      const kit = await requireKit(brands, actor, kitId);
      const behind = await brandUses.behind(kitUses(kit), viewerOf(actor), templates === 'drafts');
      const { name } = kit.kit;
      const of = { kind: 'brand', moduleId: kitId, name, version: kit.revision, userId: actor.id } as const;
      return begin(of, behind, templates);
    },

    async latest(actor, moduleId) {
      await modules.require(actor, moduleId);
      return latest(moduleId, actor.id);
    },

    async latestOfKit(actor, kitId) {
      await requireKit(brands, actor, kitId);
      return latest(kitId, actor.id);
    },

    read: async (actor, id) => presentRun(await find(actor, id)),

    async cancel(actor, id) {
      await find(actor, id);
      await runs.cancel(id, now());
      return presentRun(await find(actor, id));
    },

    async takeBack(actor, id) {
      const { run } = await find(actor, id);
      await runs.cancel(id, now());
      const { kind, moduleId, name, version } = run;
      const back = { id: newId(), kind, moduleId, name, version, userId: actor.id, takesBack: id, startedAt: now() };
      return begun(await runs.start(back, await runs.changed(id)));
    },
  };
}

function presentRun({ run, total, updated, skipped, skippedTemplates }: RunProgress): ModuleUpdate {
  const { id, kind, moduleId, name, version, state, takesBack, startedAt, endedAt } = run;
  return {
    id,
    kind,
    moduleId,
    name,
    version,
    state,
    takesBack,
    startedAt: isoTime(startedAt),
    endedAt: endedAt === null ? null : isoTime(endedAt),
    total,
    updated,
    skipped,
    skippedTemplates: skippedTemplates.map((template) => ({ ...template, error: sentenceOf(template.code) })),
  };
}

function sentenceOf(code: string): string {
  return Object.hasOwn(ERRORS, code) ? ERRORS[code as ErrorCode].sentence : ERRORS.INTERNAL.sentence;
}
