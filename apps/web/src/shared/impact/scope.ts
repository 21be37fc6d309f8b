import type { StartModuleUpdate } from '@mailwright/contract';
import type { ImpactUse } from './impact-source.ts';

/** Templates that get the version: none, those of a kind, or the ticked ones. */
export type Scope = 'none' | 'drafts' | 'all' | 'chosen';

/** Returns whether an update would change the template: it can be changed, and is not up to date. */
export function isUpdatable({ refusal, isCurrent }: ImpactUse): boolean {
  return refusal === null && !isCurrent;
}

/** Returns whether a template is among those that a choice selects. */
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

/** Returns the templates for the call; null when there is nothing to update. */
export function chosenTemplates(scope: Scope, ticked: ReadonlySet<string>): StartModuleUpdate['templates'] | null {
  if (scope === 'none' || (scope === 'chosen' && ticked.size === 0)) return null;
  return scope === 'chosen' ? [...ticked] : scope;
}
