import type { Repositories } from '../../repositories.ts';
import { createBrandRun } from './brand/brand-run.ts';
import { createModuleRun } from './module-run.ts';
import type { RunDeps } from './update-due-template.ts';

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
