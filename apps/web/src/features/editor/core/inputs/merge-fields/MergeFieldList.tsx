import type { NeutralField } from '@mailwright/contract';
import { Combobox, Text, TextInput, useCombobox } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { useMergeFields } from '../../template/merge-fields.ts';
import classes from './MergeFieldList.module.css';
import { matchingFields } from './matching-fields.ts';

interface MergeFieldListProps {
  /** The field that is changed. */
  readonly current?: NeutralField | undefined;
  readonly onPick: (name: string, fallback: string) => void;
}

/** The merge fields of the recipients, found by name or label, and what stands there for readers without a value. */
export function MergeFieldList({ current, onPick }: MergeFieldListProps) {
  const t = useT('panels');
  const { fields, loading } = useMergeFields();
  const [query, setQuery] = useState('');
  const [fallback, setFallback] = useState(current?.fallback ?? '');
  const combobox = useCombobox({ opened: true });
  const input = useRef<HTMLInputElement>(null);
  const fallbackInput = useRef<HTMLInputElement>(null);
  // The list may come after the popover that holds it has looked for something to focus.
  const isEditing = current !== undefined;
  useEffect(() => (isEditing ? fallbackInput : input).current?.focus(), [isEditing]);
  const found = matchingFields(fields, query);
  const first = found[0]?.name;
  const wanted = current?.name ?? first;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another first entry is what this answers to.
  useEffect(() => void combobox.selectFirstOption(), [first]);
  const nothing = fields.length === 0 ? t('merge.none') : t('merge.noMatch', { query });
  return (
    <Combobox store={combobox} onOptionSubmit={(name) => onPick(name, fallback.trim())}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          size="xs"
          ref={input}
          data-autofocus
          aria-label={t('merge.search')}
          placeholder={t('merge.search')}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <TextInput
        mt={6}
        size="xs"
        ref={fallbackInput}
        label={current ? t('merge.fallbackOf', { name: current.name }) : t('merge.fallback')}
        placeholder={t('merge.fallbackExample')}
        maxLength={200}
        value={fallback}
        onChange={(event) => setFallback(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || wanted === undefined) return;
          event.preventDefault();
          onPick(wanted, fallback.trim());
        }}
      />
      <Combobox.Options className={classes.list} aria-label={t('merge.insert')}>
        {found.map(({ name, label, sample }) => (
          <Combobox.Option key={name} value={name}>
            <Text size="sm" truncate>
              {label}
            </Text>
            <Text className={classes.sample} truncate>
              {sample === '' ? name : t('merge.sample', { name, sample })}
            </Text>
          </Combobox.Option>
        ))}
        {found.length === 0 && !loading && <Combobox.Empty>{nothing}</Combobox.Empty>}
      </Combobox.Options>
    </Combobox>
  );
}
