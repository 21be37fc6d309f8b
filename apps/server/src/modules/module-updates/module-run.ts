import { AppError } from '../../app-error.ts';
import { WatchedCache } from '../../metrics/watched-cache.ts';
import type { MailWork } from '../mail-work/mail-work.ts';
import { createModuleReader, type ModuleContent } from './module-reader.ts';
import type { LinkedModuleRepository, UpdateRun } from './port.ts';
import type { RunKind } from './run-kind.ts';

/** Number of contents kept in memory between one template and the next; they never change. */
const KEPT = 20;

/** Creates the kind of runs that bring a version of a module to templates that are linked to it. */
export function createModuleRun(modules: LinkedModuleRepository, work: MailWork): RunKind {
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
