import { type Actor, ERRORS, type ErrorCode, type ModuleUpdate, type StartModuleUpdate } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { newId } from '../../db/new-id.ts';
import type { TemplateId } from '../templates/port.ts';
import { isoTime } from '../templates/present.ts';
import type { ModuleReader } from './module-reader.ts';
import type { ModuleUseRepository, RunProgress, RunRepository } from './port.ts';
import { viewerOf } from './use-service.ts';

/** Runs that bring a version of a module to templates. Each is known to the person alone who has started it. */
export interface RunService {
  start(actor: Actor, moduleId: TemplateId, request: StartModuleUpdate): Promise<ModuleUpdate>;
  latest(actor: Actor, moduleId: TemplateId): Promise<ModuleUpdate[]>;
  read(actor: Actor, id: string): Promise<ModuleUpdate>;
  cancel(actor: Actor, id: string): Promise<ModuleUpdate>;
  /** What is still under way of it ends first. */
  takeBack(actor: Actor, id: string): Promise<ModuleUpdate>;
}

export interface RunServiceDeps {
  readonly runs: RunRepository;
  readonly uses: Pick<ModuleUseRepository, 'behind'>;
  readonly modules: ModuleReader;
  readonly now: () => number;
  /** Has the work begin at once. */
  readonly wake: () => void;
}

/** Runs that a list of them has. */
const LISTED = 10;

export function createRunService({ runs, uses, modules, now, wake }: RunServiceDeps): RunService {
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

  return {
    async start(actor, moduleId, { version, templates }) {
      const module = await modules.require(actor, moduleId);
      const { name } = await modules.content(module, version);
      const draftsOnly = templates === 'drafts';
      const behind = await uses.behind(moduleId, viewerOf(actor), { version, draftsOnly });
      const chosen = typeof templates === 'string' ? null : new Set(templates);
      const id = newId();
      await runs.start(
        { id, kind: 'module', moduleId, name, version, userId: actor.id, takesBack: null, startedAt: now() },
        chosen ? behind.filter((template) => chosen.has(template)) : behind,
      );
      return begun(id);
    },

    async latest(actor, moduleId) {
      await modules.require(actor, moduleId);
      return (await runs.latest(moduleId, actor.id, LISTED)).map(presentRun);
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
      await runs.start(back, await runs.changed(id));
      return begun(back.id);
    },
  };
}

function presentRun({ run, total, updated, skipped, skippedTemplates }: RunProgress): ModuleUpdate {
  const { id, moduleId, name, version, state, takesBack, startedAt, endedAt } = run;
  return {
    id,
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
