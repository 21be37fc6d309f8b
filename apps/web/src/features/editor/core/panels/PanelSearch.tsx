import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './PanelSearch.module.css';

interface PanelSearchProps {
  readonly label: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Beside the input. */
  readonly children?: ReactNode;
}

/** The search above a list of the left panel; Escape empties it. */
export function PanelSearch({ label, query, onQuery, children }: PanelSearchProps) {
  const t = useT('editor');
  const input = useRef<HTMLInputElement>(null);
  // The button goes with what it empties: the focus must not go with it.
  const clear = () => {
    onQuery('');
    input.current?.focus();
  };
  return (
    <div className={classes.head}>
      <TextInput
        ref={input}
        className={classes.search}
        type="search"
        size="xs"
        aria-label={label}
        placeholder={label}
        leftSection={<IconSearch size={14} stroke={1.7} />}
        rightSection={query !== '' && <CloseButton size="xs" aria-label={t('search.clear')} onClick={clear} />}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || query === '') return;
          event.preventDefault();
          event.stopPropagation();
          onQuery('');
        }}
      />
      {children}
    </div>
  );
}
