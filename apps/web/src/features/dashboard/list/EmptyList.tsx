import { Button } from '@mantine/core';
import { IconLayoutGrid, IconMailPlus, IconSearchOff, IconStar, IconTrash, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Link } from '../../../shared/navigation/Link.tsx';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { type DashboardView, viewName } from '../data/dashboard-view.ts';
import type { ListRequest } from '../data/load-templates.ts';
import classes from './EmptyList.module.css';
import { FoundElsewhere } from './FoundElsewhere.tsx';

interface EmptyListProps {
  readonly request: Pick<ListRequest, 'view' | 'term' | 'tag'>;
  readonly onNew: () => void;
  readonly onClearSearch: () => void;
}

/** Shows a note in place of a list without templates: what belongs in the list, and the one next step. */
export function EmptyList({ request, onNew, onClearSearch }: EmptyListProps) {
  const { view, term, tag } = request;
  const t = useT('dashboard');
  if (term !== '' || tag !== '') {
    return (
      <div className={classes.place}>
        <EmptyState
          icon={<IconSearchOff size={28} stroke={1.5} />}
          title={t('empty.search.title')}
          body={term === '' ? t('empty.tag.body', { tag }) : t('empty.search.body', { term })}
          action={
            <>
              <Button onClick={onClearSearch}>{t('empty.searchAction')}</Button>
              <FoundElsewhere request={request} found={0} />
            </>
          }
        />
      </div>
    );
  }
  const name = viewName(view);
  const [icon, action] = nextStep(view, t, onNew);
  return (
    <div className={classes.place}>
      <EmptyState icon={icon} title={t(`empty.${name}.title`)} body={t(`empty.${name}.body`)} action={action} />
    </div>
  );
}

function nextStep(
  view: DashboardView,
  t: ReturnType<typeof useT<'dashboard'>>,
  onNew: () => void,
): readonly [ReactNode, ReactNode] {
  const look = { size: 28, stroke: 1.5 };
  const link = (to: string, label: string) => (
    <Button component={Link} to={to}>
      {label}
    </Button>
  );
  switch (view.kind) {
    case 'own':
      return view.status === 'deleted'
        ? [<IconTrash key="icon" {...look} />, link('/', t('empty.publishedAction'))]
        : [
            <IconMailPlus key="icon" {...look} />,
            <Button key="action" onClick={onNew}>
              {t('new.title')}
            </Button>,
          ];
    case 'shared':
      return [<IconUsers key="icon" {...look} />, link('/?status=draft', t('empty.sharedAction'))];
    case 'favorited':
      return [<IconStar key="icon" {...look} />, link('/', t('empty.publishedAction'))];
    case 'library':
    case 'deleted-library':
      return [<IconLayoutGrid key="icon" {...look} />, link('/?category=all', t('empty.libraryAction'))];
  }
}
