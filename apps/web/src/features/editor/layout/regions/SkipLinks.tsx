import { useT } from '../../../../shared/i18n/use-t.ts';
import { goToRegion } from '../../core/regions/regions.ts';
import { useView } from '../../core/session/use-editor-session.ts';
import classes from './SkipLinks.module.css';

/** The first stops of the Tab key: past the many buttons, to where one works. Seen only while they have the focus. */
export function SkipLinks() {
  const t = useT('editor');
  const bare = useView((view) => view.preview || view.compact);
  const regions = bare ? (['canvas'] as const) : (['canvas', 'left', 'right'] as const);
  return (
    <nav className={classes.links} aria-label={t('region.skip')}>
      {regions.map((region) => (
        <button key={region} type="button" className={classes.link} onClick={() => goToRegion(region)}>
          {t(`region.skipTo.${region}`)}
        </button>
      ))}
    </nav>
  );
}
