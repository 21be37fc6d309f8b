import type { Version, VersionLabel } from '@mailwright/contract';
import type { ReactNode } from 'react';
import { fullDate } from '../format.ts';
import { useT } from '../i18n/use-t.ts';
import { authorName } from '../person-name.ts';
import classes from './VersionsDialog.module.css';
import { versionsByDay, versionTime } from './version-times.ts';

interface VersionListProps {
  readonly versions: readonly Version[];
  readonly chosen: string;
  readonly onChoose: (versionDate: string) => void;
  readonly end: ReactNode;
}

/** Lists the versions by day, newest first. */
export function VersionList({ versions, chosen, onChoose, end }: VersionListProps) {
  const t = useT('versions');
  const [latest] = versions;
  return (
    <section className={classes.list} aria-label={t('label')}>
      {versionsByDay(versions).map(({ day, versions: ofDay }) => (
        <div key={day}>
          <h3 className={classes.day}>{day}</h3>
          <ul className={classes.ofDay} aria-label={day}>
            {ofDay.map((version) => (
              <li key={version.versionDate}>
                <button
                  type="button"
                  className={classes.version}
                  aria-current={version.versionDate === chosen}
                  data-tip={fullDate(version.versionDate)}
                  onClick={() => onChoose(version.versionDate)}
                >
                  <time dateTime={version.versionDate}>{versionTime(version.versionDate)}</time>
                  {version.label && (
                    <span className={classes.label}>{t(labelKey(version.label), { ...version.label })}</span>
                  )}
                  <span className={classes.by}>
                    {t('by', { name: authorName(version.author) })}
                    {version === latest && <span className={classes.now}>{t('current')}</span>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {end}
    </section>
  );
}

function labelKey({ kind, isTakenBack }: VersionLabel) {
  return isTakenBack ? (`${kind}.takenBack` as const) : (`${kind}.update` as const);
}
