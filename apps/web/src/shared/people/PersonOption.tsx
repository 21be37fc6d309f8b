import { LIMITS, type Principal } from '@mailwright/contract';
import { IconCheck } from '@tabler/icons-react';
import { fullName } from '../person-name.ts';
import classes from './PeopleList.module.css';

interface PersonOptionProps {
  readonly listId: string;
  readonly person: Principal;
  readonly place: { readonly index: number; readonly count: number; readonly start: number };
  readonly active: boolean;
  readonly chosen: boolean;
  readonly onToggle: (person: Principal) => void;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Shows one person of the list. The keys that act on it are handled by the search box. */
export function PersonOption({ listId, person, place, active, chosen, onToggle }: PersonOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search box holds the focus and takes the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the search box points here as its active descendant.
    <div
      id={optionId(listId, place.index)}
      role="option"
      aria-selected={chosen}
      aria-posinset={place.index + 1}
      aria-setsize={place.count}
      className={classes.option}
      data-active={active || undefined}
      style={{ height: LIMITS.list.itemHeight, transform: `translateY(${place.start}px)` }}
      // The search box keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onToggle(person)}
    >
      <span className={classes.tick}>{chosen && <IconCheck size={14} stroke={2.2} aria-hidden="true" />}</span>
      <span className={classes.name}>{fullName(person)}</span>
      <span className={classes.email}>{person.email}</span>
    </div>
  );
}
