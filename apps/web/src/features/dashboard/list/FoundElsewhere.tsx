import type { TemplateCounts } from '@mailwright/contract';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Link } from '../../../shared/navigation/Link.tsx';
import { addressOfView, type DashboardView, viewName } from '../data/dashboard-view.ts';
import type { ListRequest } from '../data/load-templates.ts';
import { foundQuery } from '../data/queries.ts';
import classes from './FoundElsewhere.module.css';

/** Places to look in. Every favorite is in one of them too. */
const PLACES: readonly (readonly [keyof TemplateCounts, DashboardView])[] = [
  ['published', { kind: 'own', status: 'published' }],
  ['draft', { kind: 'own', status: 'draft' }],
  ['shared', { kind: 'shared' }],
  ['deleted', { kind: 'own', status: 'deleted' }],
  ['system', { kind: 'library', category: 'all' }],
  ['deletedSystem', { kind: 'deleted-library' }],
];

interface FoundElsewhereProps {
  readonly request: Pick<ListRequest, 'view' | 'term' | 'tag'>;
  /** Number of templates that the search found in the current view. */
  readonly found: number;
}

/** Lists the other places where a search finds templates; a link to one keeps the search. */
export function FoundElsewhere({ request: { view, term, tag }, found }: FoundElsewhereProps) {
  const t = useT('dashboard');
  const counts = useQuery({ ...foundQuery(term, tag), enabled: term !== '' || tag !== '' });
  const places = PLACES.flatMap(([key, place]) => {
    const isHere = addressOfView(place) === addressOfView(view);
    // One shelf of the library is a part of the whole.
    const known = place.kind === 'library' && view.kind === 'library' ? found : 0;
    const count = (counts.data?.[key] ?? 0) - known;
    return isHere || count <= 0 ? [] : [{ place, count }];
  });
  return (
    <div className={classes.elsewhere} role="status">
      {places.map(({ place, count }) => {
        const title = place.kind === 'library' ? t('trail.library') : t(`view.${viewName(place)}`);
        return (
          <Link key={title} to={addressOfView(place)} className={classes.link}>
            {t(found > 0 ? 'elsewhere.more' : 'elsewhere.found', { count, place: title })}
          </Link>
        );
      })}
    </div>
  );
}
