import { Badge, Checkbox } from '@mantine/core';
import type { MouseEvent } from 'react';
import { fullDate, relativeTime } from '../format.ts';
import { useT } from '../i18n/use-t.ts';
import { fullName } from '../person-name.ts';
import type { ImpactUse } from './impact-source.ts';
import { isUpdatable } from './scope.ts';
import classes from './UsesList.module.css';

interface UseRowProps {
  readonly id: string;
  readonly use: ImpactUse;
  readonly place: { readonly index: number; readonly count: number; readonly start: number; readonly height: number };
  readonly isSeen: boolean;
  readonly isOn: boolean;
  readonly onSee: (id: string) => void;
  readonly onToggle: (id: string) => void;
}

/** Shows a template by name, status, owner and last edit, or with the reason why it is not updated. */
export function UseRow({ id, use, place, isSeen, isOn, onSee, onToggle }: UseRowProps) {
  const t = useT('moduleImpact');
  const { templateId, name, status, isModule, owner, isOwner, lastModified, refusal, isCurrent, version } = use;
  const canTake = isUpdatable(use);
  const whose = isOwner ? t('mine') : owner ? fullName(owner) : t('system');
  const standing = version === null ? t('outOfDate') : t('version', { version });
  const state = isCurrent ? t('upToDate') : refusal !== null ? t(`refusal.${refusal}`) : standing;
  const press = ({ target }: MouseEvent) => {
    const isTick = target instanceof Element && target.closest('[data-tick]') !== null;
    if (isTick && canTake) onToggle(templateId);
    else onSee(templateId);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the list's.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isOn}
      aria-disabled={!canTake}
      aria-posinset={place.index + 1}
      aria-setsize={place.count}
      className={classes.row}
      data-seen={isSeen || undefined}
      style={{ height: place.height, transform: `translateY(${place.start}px)` }}
      onClick={press}
    >
      <span className={classes.tick} data-tick="">
        <Checkbox.Indicator checked={isOn} disabled={!canTake} aria-hidden="true" />
      </span>
      <span className={classes.words}>
        <span className={classes.first}>
          <span className={classes.name}>{name}</span>
          {isModule ? (
            <Badge variant="light" color="gray">
              {t('module')}
            </Badge>
          ) : (
            status === 'published' && <Badge variant="light">{t('published')}</Badge>
          )}
        </span>
        <span className={classes.second} title={fullDate(lastModified)}>
          {t('edited', { whose, when: relativeTime(lastModified) })}
        </span>
        <span className={classes.second} data-refused={(refusal !== null && !isCurrent) || undefined}>
          {state}
        </span>
      </span>
    </div>
  );
}
