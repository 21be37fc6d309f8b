import type { Principal } from '@mailwright/contract';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { matchingPeople } from './matching-people.ts';
import { PeopleList } from './PeopleList.tsx';
import { optionId } from './PersonOption.tsx';

interface PeoplePickerProps {
  readonly people: readonly Principal[];
  /** Stands in place of the list as long as there is none. */
  readonly instead: ReactNode;
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (person: Principal) => void;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  PageDown: (at, last) => Math.min(last, at + 8),
  PageUp: (at) => Math.max(0, at - 8),
};

/** Finds people by typing; arrows walk the list, Enter takes somebody in or out. */
export function PeoplePicker({ people, instead, chosen, onToggle }: PeoplePickerProps) {
  const t = useT('dashboard');
  const listId = useId();
  const [term, setTerm] = useState('');
  const [active, setActive] = useState(-1);
  const found = useMemo(() => matchingPeople(people, term), [people, term]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const person = found[active];
    if (step !== undefined && found.length > 0) setActive(step(active, found.length - 1));
    else if (event.key === 'Enter' && person !== undefined) onToggle(person);
    else return;
    event.preventDefault();
  };

  return (
    <div>
      <TextInput
        label={t('sharing.search')}
        placeholder={t('sharing.searchHint')}
        leftSection={<IconSearch size={16} />}
        value={term}
        data-autofocus
        autoComplete="off"
        role="combobox"
        aria-expanded={instead === null}
        aria-controls={instead === null ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={found[active] === undefined ? undefined : optionId(listId, active)}
        onChange={({ currentTarget }) => {
          setTerm(currentTarget.value);
          setActive(currentTarget.value.trim() === '' ? -1 : 0);
        }}
        onKeyDown={onKeyDown}
      />
      {instead ?? (
        <PeopleList id={listId} people={found} term={term} active={active} chosen={chosen} onToggle={onToggle} />
      )}
    </div>
  );
}
