import type { StartModuleUpdate } from '@mailwright/contract';
import type { ImpactUse } from './impact-source.ts';

/** Which templates get the version: none, those of a kind, or those that are ticked. */
export type Scope = 'none' | 'drafts' | 'all' | 'chosen';

/** Whether an update would change the template: it can be changed, and is not so already. */
export function isUpdatable({ refusal, isCurrent }: ImpactUse): boolean {
  return refusal === null && !isCurrent;
}

/** Whether a template is among those that a choice means. */
export function isMeant(use: ImpactUse, scope: Scope, ticked: ReadonlySet<string>): boolean {
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
