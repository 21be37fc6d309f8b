import { type Criterion, LIMITS } from '@mailwright/contract';
import { type DashboardView, viewName } from './dashboard-view.ts';

type Condition = Pick<Criterion, 'key' | 'value' | 'operation'>;

/**
 * Returns the search criteria of a view, limited to a tag and to a term, which is searched in names and in tags. AND binds
 * tighter than OR, so each alternative repeats the conditions it needs.
 * @param alsoNamed whole names that also match the term; names beyond the number of criteria that a search may have are left
 * out
 */
export function listCriteria(
  view: DashboardView,
  term: string,
  alsoNamed: readonly string[] = [],
  tag = '',
): Criterion[] {
  const scope = tag === '' ? scopeOf(view) : [...scopeOf(view), equal('tags', tag)];
  const alternatives: Condition[][] =
    term === ''
      ? [scope]
      : [
          [...scope, { key: 'name', value: term, operation: 'CONTAINS' }],
          [...scope, { key: 'tags', value: term, operation: 'CONTAINS' }],
          ...alsoNamed.map((name) => [...scope, equal('name', name)]),
        ];
  const most = Math.floor(LIMITS.criteria.max / Math.max(1, scope.length + 1));
  return alternatives
    .slice(0, most)
    .flatMap((conditions) =>
      conditions.map((condition, index) => ({ ...condition, operator: index === 0 ? 'OR' : 'AND' })),
    );
}

function scopeOf(view: DashboardView): Condition[] {
  switch (view.kind) {
    case 'own':
    case 'shared':
    case 'favorited':
      // A search may name the filters shared and favorited as if they were statuses.
      return [equal('status', viewName(view))];
    case 'library': {
      const published = [equal('isSystem', 'true'), equal('status', 'published')];
      return view.category === 'all' ? published : [...published, equal('category', view.category)];
    }
    case 'deleted-library':
      return [equal('isSystem', 'true'), equal('status', 'deleted')];
  }
}

function equal(key: Criterion['key'], value: string): Condition {
  return { key, value, operation: 'EQUAL' };
}
