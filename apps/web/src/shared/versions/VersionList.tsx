import { LIMITS, type Version, type VersionLabel } from '@mailwright/contract';
import type { ReactNode } from 'react';
import { dayOf, fullDate, relativeTime } from '../format.ts';
import { useT } from '../i18n/use-t.ts';
import { authorName } from '../person-name.ts';
import classes from './VersionsDialog.module.css';

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

interface VersionDay {
  /** Name of the day: "Today", "Yesterday", "March 4, 2026". */
  readonly day: string;
  readonly versions: readonly Version[];
}

/** Returns the versions under the days they were saved on, in the order given. `now` is set by tests. */
export function versionsByDay(versions: readonly Version[], now: number = Date.now()): readonly VersionDay[] {
  const days = Map.groupBy(versions, ({ versionDate }) => dayOf(versionDate, now));
  return [...days].map(([day, ofDay]) => ({ day, versions: ofDay }));
}

/** Returns the time when a version was saved: relative up to one day, the full date after that. `now` is set by tests. */
export function versionTime(versionDate: string, now: number = Date.now()): string {
  const age = now - Date.parse(versionDate);
  return age > LIMITS.versionRelativeTime.maxAge ? fullDate(versionDate) : relativeTime(versionDate, now);
}
