import { type Criterion, FAVORITE_TAG } from '@mailwright/contract';
import type { TemplateCriterion, TemplateScope, UserId } from '../port.ts';

/** Alternatives (OR) of criteria that must all hold (AND). */
export type Alternatives = readonly (readonly TemplateCriterion[])[];

/** Splits criteria at each OR: a criterion's operator joins it to the one before, and AND binds tighter. */
export function alternativesOf(criteria: readonly Criterion[]): Alternatives {
  const groups: TemplateCriterion[][] = [];
  for (const { operator, ...criterion } of criteria) {
    const current = groups.at(-1);
    if (current && operator === 'AND') current.push(criterion);
    else groups.push([criterion]);
  }
  return groups;
}

/**
 * Returns the templates that a search covers: the person's own ones, except that the views shared and favorited reach further.
 */
export function searchScope(alternatives: Alternatives, userId: UserId): TemplateScope {
  const every = (meets: (criterion: TemplateCriterion) => boolean) =>
    alternatives.length > 0 && alternatives.every((group) => group.some(meets));
  if (every((criterion) => isExactly(criterion, 'status', 'shared'))) return { kind: 'shared', userId };
  const isFavourite = (criterion: TemplateCriterion) =>
    isExactly(criterion, 'tags', FAVORITE_TAG) || isExactly(criterion, 'status', 'favorited');
  return { kind: every(isFavourite) ? 'readable' : 'own', userId };
}

/** Returns whether any criterion is about the status. */
export function namesStatus(alternatives: Alternatives): boolean {
  return alternatives.some((group) => group.some((criterion) => criterion.key === 'status'));
}

function isExactly(criterion: TemplateCriterion, key: TemplateCriterion['key'], value: string): boolean {
  return criterion.key === key && criterion.value.toLowerCase() === value;
}
