import type { Repositories } from '../../repositories.ts';
import { type ComposeOptions, createBodyComposer } from '../templates/update/compose-body.ts';
import { createBrandRun } from './brand/brand-run.ts';
import { createModuleRun } from './module-run.ts';
import type { RunDeps } from './update-due-template.ts';

/** What work on runs takes; each kind of run is a line here. */
export function createRunDeps(
  { brands, runs, templates, versions, users, customModules, linkedModules, openEditors }: Repositories,
  { composing, now, turns }: Pick<RunDeps, 'now' | 'turns'> & { readonly composing: ComposeOptions },
): RunDeps {
  return {
    runs,
    kinds: { module: createModuleRun(linkedModules), brand: createBrandRun(brands) },
    templates,
    versions,
    editors: openEditors,
    customModules,
    users,
    compose: createBodyComposer(composing),
    now,
    turns,
  };
}
