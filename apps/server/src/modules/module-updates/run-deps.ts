import { AppError } from '../../app-error.ts';
import { WatchedCache } from '../../metrics/watched-cache.ts';
import type { Repositories } from '../../repositories.ts';
import type { MailWork } from '../mail-work/mail-work.ts';
import { createBrandRun } from './brand/brand-run.ts';
import { createModuleReader, type ModuleContent } from './module-reader.ts';
import type { LinkedModuleRepository, UpdateRun } from './port.ts';
import type { RunKind } from './run-kind.ts';
import type { RunDeps } from './update-due-template.ts';

/** Number of contents kept in memory between one template and the next; they never change. */
const KEPT = 20;

/** Collects the dependencies of the work on runs; each kind of run is a line here. */
export function createRunDeps(
  { brands, runs, templates, versions, users, customModules, linkedModules, openEditors }: Repositories,
  { work, now, turns }: Pick<RunDeps, 'work' | 'now' | 'turns'>,
): RunDeps {
  return {
    runs,
    kinds: { module: createModuleRun(linkedModules, work), brand: createBrandRun(brands, work) },
    templates,
    versions,
    editors: openEditors,
    customModules,
    users,
    work,
    now,
    turns,
  };
}

/** Creates the kind of runs that bring a version of a module to templates that are linked to it. */
function createModuleRun(modules: LinkedModuleRepository, work: MailWork): RunKind {
  const reader = createModuleReader(modules, work);
  const contents = new WatchedCache<ModuleContent>('module_contents', { max: KEPT });

  async function contentOf({ moduleId, version, userId }: UpdateRun): Promise<ModuleContent> {
    // Asked each time: a module that is deleted meanwhile leaves the rest of the templates as they are.
    const [module] = await modules.find([moduleId]);
    if (!module) throw new AppError('MODULE_NOT_FOUND');
    const key = `${moduleId} ${version}`;
    const known = contents.get(key);
    if (known) return known;
    const content = await reader.content(userId, module, version);
    contents.set(key, content);
    return content;
  }

  return {
    async edit(run) {
      const { userId, name } = run;
      const content = { ...(await contentOf(run)), name };
      return (stored) => work.run(userId, 'editedBody', { stored, edit: { kind: 'module', content } });
    },

    label: ({ name, version, takesBack }) => ({ kind: 'module', name, version, isTakenBack: takesBack !== null }),
  };
}
