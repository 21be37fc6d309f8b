import type { Version } from '@mailwright/contract';
import { fullDate } from '../format.ts';
import { useT } from '../i18n/use-t.ts';
import classes from './VersionsDialog.module.css';
import { versionTime } from './version-time.ts';

interface VersionListProps {
  readonly versions: readonly Version[];
  readonly chosen: string;
  readonly onChoose: (versionDate: string) => void;
}

export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const t = useT('versions');
  return (
    <ul className={classes.list} aria-label={t('label')}>
      {versions.map(({ versionDate, author }, index) => (
        <li key={versionDate}>
          <button
            type="button"
            className={classes.version}
            aria-current={versionDate === chosen}
            data-tip={fullDate(versionDate)}
            onClick={() => onChoose(versionDate)}
          >
            <time dateTime={versionDate}>{versionTime(versionDate)}</time>
            <span className={classes.by}>
              {t('by', { name: `${author.firstName} ${author.lastName}` })}
              {index === 0 && <span className={classes.now}>{t('current')}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
