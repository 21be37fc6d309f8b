import type { Principal } from '@mailwright/contract';
import { CloseButton } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useT } from '../i18n/use-t.ts';
import { fullName } from '../person-name.ts';
import { PersonAvatar } from '../ui/PersonAvatar.tsx';
import classes from './PersonChips.module.css';

interface PersonChipsProps {
  readonly people: readonly Principal[];
  /** Id of the person who holds the lock; null for none. */
  readonly holderId: string | null;
  readonly onRemove: (person: Principal) => void;
}

/** Lists the people a template is shared with, each with a button to remove them. */
export function PersonChips({ people, holderId, onRemove }: PersonChipsProps) {
  const t = useT('dashboard');
  if (people.length === 0) return <p className={classes.nobody}>{t('sharing.nobody')}</p>;
  return (
    <ul className={classes.chips} aria-label={t('sharing.with')}>
      {people.map((person) => (
        <li key={person.id} className={classes.chip} data-tip={person.email}>
          <PersonAvatar {...person} size={20} />
          <span className={classes.name}>{fullName(person)}</span>
          {person.id === holderId && (
            <IconLock size={14} stroke={1.8} className={classes.lock} role="img" aria-label={t('sharing.isEditing')} />
          )}
          <CloseButton
            size={24}
            iconSize={14}
            aria-label={t('sharing.remove', { name: fullName(person) })}
            onClick={() => onRemove(person)}
          />
        </li>
      ))}
    </ul>
  );
}
