import { LIMITS, type LinkParameter, USUAL_PARAMETERS } from '@mailwright/contract';
import { Autocomplete, Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { LineList } from '../ui/lines/LineList.tsx';
import classes from './LinkParametersInput.module.css';

interface LinkParametersInputProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly value: readonly LinkParameter[];
  readonly disabled?: boolean;
  /** Parameters that apply where a line has no value. */
  readonly standing?: readonly LinkParameter[];
  /** Called when a field lost the focus or a line was added or removed. Lines without a name are left out. */
  readonly onChange: (value: readonly LinkParameter[]) => void;
}

const { tracking } = LIMITS;

/** Asks for names and values that are added to links, line by line. */
export function LinkParametersInput({
  label,
  value,
  disabled = false,
  standing = [],
  onChange,
}: LinkParametersInputProps) {
  const t = useT('links');
  const [{ kept, lines }, setTyped] = useState({ kept: value, lines: value });
  // A change from elsewhere (undo, one's own default) takes the place of what stands there.
  if (JSON.stringify(kept) !== JSON.stringify(value)) setTyped({ kept: value, lines: value });
  const unused = USUAL_PARAMETERS.filter((name) => !lines.some((line) => line.name === name));

  const tell = (next: readonly LinkParameter[]) => {
    const named = next
      .map(({ name, value: text }) => ({ name: name.trim(), value: text }))
      .filter(({ name }) => name !== '');
    setTyped({ kept: named, lines: next });
    if (JSON.stringify(named) !== JSON.stringify(value)) onChange(named);
  };
  const type = (index: number, change: Partial<LinkParameter>) => {
    const next = lines.map((line, at) => (at === index ? { ...line, ...change } : line));
    setTyped({ kept, lines: next });
  };
  return (
    <fieldset aria-label={label} className={classes.lines}>
      <LineList lines={lines}>
        {(line, index) => (
          <div className={classes.line}>
            <Autocomplete
              size="xs"
              aria-label={t('parameter.name')}
              placeholder={t('parameter.name')}
              data={[...unused]}
              maxLength={tracking.name}
              value={line.name}
              disabled={disabled}
              onChange={(name) => type(index, { name })}
              onBlur={() => tell(lines)}
            />
            <span aria-hidden>{'='}</span>
            <TextInput
              size="xs"
              aria-label={t('parameter.value', { name: line.name })}
              placeholder={standing.find(({ name }) => name === line.name)?.value ?? t('parameter.valueHint')}
              maxLength={tracking.value}
              value={line.value}
              disabled={disabled}
              onChange={({ currentTarget }) => type(index, { value: currentTarget.value })}
              onBlur={() => tell(lines)}
              onKeyDown={({ key }) => key === 'Enter' && tell(lines)}
            />
            <IconButton
              label={t('parameter.remove', { name: line.name })}
              icon={<IconX size={15} stroke={1.8} />}
              disabled={disabled}
              onClick={() => tell(lines.filter((_, at) => at !== index))}
            />
          </div>
        )}
      </LineList>
      <Button
        variant="subtle"
        size="xs"
        className={classes.add}
        leftSection={<IconPlus size={14} stroke={1.8} />}
        disabled={disabled || lines.length >= tracking.parameters}
        onClick={() => setTyped({ kept, lines: [...lines, { name: unused[0] ?? '', value: '' }] })}
      >
        {t('parameter.add')}
      </Button>
    </fieldset>
  );
}
