import type { ModuleUse, StartModuleUpdate } from '@mailwright/contract';

/** Which templates get the version: none, those of a kind, or those that are ticked. */
export type Scope = 'none' | 'drafts' | 'all' | 'chosen';

/** Whether an update would change the template: it can be changed, and does not show that version already. */
export function takesVersion({ refusal, version }: ModuleUse, wanted: number): boolean {
  return refusal === null && version !== wanted;
}

/** Whether a template is among those that a choice means. */
export function isMeant(use: ModuleUse, scope: Scope, ticked: ReadonlySet<string>): boolean {
  switch (scope) {
    case 'none':
      return false;
    case 'all':
      return true;
    case 'drafts':
      return use.status === 'draft' && !use.isModule;
    case 'chosen':
      return ticked.has(use.templateId);
  }
}

/** What the call is told; null where nothing is to be updated. */
export function chosenTemplates(scope: Scope, ticked: ReadonlySet<string>): StartModuleUpdate['templates'] | null {
  if (scope === 'none' || (scope === 'chosen' && ticked.size === 0)) return null;
  return scope === 'chosen' ? [...ticked] : scope;
}
