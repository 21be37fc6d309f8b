import { type Icon, IconGridDots, IconLayoutGrid, IconLayoutList } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { LocalSettings } from '../../../../shared/local-settings.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import classes from './ViewSwitch.module.css';

export type ViewType = LocalSettings['view'];

const VIEWS: readonly (readonly [ViewType, Icon])[] = [
  ['grid-view', IconLayoutGrid],
  ['small-grid-view', IconGridDots],
  ['list-view', IconLayoutList],
];

interface ViewSwitchProps {
  readonly view: ViewType;
  readonly onView: (view: ViewType) => void;
}

/** Asks for one of three densities of the cards. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const t = useT('dashboard');
  return (
    <fieldset className={classes.switch} aria-label={t('filter.view')}>
      {VIEWS.map(([type, ViewIcon]) => (
        <IconButton
          key={type}
          size={34}
          label={t(`filter.${type}`)}
          aria-pressed={type === view}
          className={classes.choice}
          icon={<ViewIcon size={17} stroke={1.7} />}
          onClick={() => onView(type)}
        />
      ))}
    </fieldset>
  );
}
