import {
  CONDITION_OPERATORS,
  type ConditionTest,
  type CustomField,
  isComparedNumber,
  isNewFieldName,
  takesValue,
} from '@mailwright/contract';
import { MAX_VALUE_LENGTH } from '@mailwright/document';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import classes from './ConditionGroups.module.css';

interface TestRowProps {
  readonly test: ConditionTest;
  readonly number: number;
  readonly fields: readonly CustomField[];
  readonly disabled: boolean;
  readonly onChange: (test: ConditionTest) => void;
  readonly onRemove: () => void;
}

/** One comparison: a known field or any other name, how it is compared, and with what. */
export function TestRow({ test, number, fields, disabled, onChange, onRemove }: TestRowProps) {
  const t = useT('conditions');
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const { field, operator, value } = test;
  const isName = (name: string) => isNewFieldName(name) || [field, ...fields.map((each) => each.name)].includes(name);
  const isProblem = typed !== null && !isName(typed.trim());
  const isNumber = operator === 'greater' || operator === 'less';
  const type = (name: string) => {
    setTyped(name);
    if (isName(name.trim())) onChange({ ...test, field: name.trim() });
  };
  const compare = (next: ConditionTest['operator']) => {
    onChange({ field, operator: next, ...(takesValue(next) && { value: value ?? '' }) });
  };
  return (
    <fieldset className={classes.test} aria-label={t('test', { number })}>
      <div className={classes.line}>
        <TextInput
          size="xs"
          className={classes.grow}
          aria-label={t('field')}
          list={`${id}fields`}
          value={typed ?? field}
          disabled={disabled}
          spellCheck={false}
          maxLength={100}
          error={isProblem && t('fieldProblem')}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={() => setTyped(null)}
        />
        <datalist id={`${id}fields`}>
          {fields.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </datalist>
        <IconButton
          size={30}
          label={t('removeTest', { number })}
          icon={<IconX size={14} stroke={1.7} />}
          disabled={disabled}
          onClick={onRemove}
        />
      </div>
      <NativeSelect
        size="xs"
        aria-label={t('comparison')}
        disabled={disabled}
        value={operator}
        data={CONDITION_OPERATORS.map((one) => ({ value: one, label: t(`operator.${one}`) }))}
        onChange={({ currentTarget }) =>
          compare(CONDITION_OPERATORS.find((one) => one === currentTarget.value) ?? operator)
        }
      />
      {value !== undefined && (
        <TextInput
          size="xs"
          aria-label={t('value')}
          placeholder={t(isNumber ? 'number' : 'value')}
          disabled={disabled}
          value={value}
          maxLength={MAX_VALUE_LENGTH}
          error={isNumber && value !== '' && !isComparedNumber(value) && t('numberProblem')}
          onChange={({ currentTarget }) => onChange({ ...test, value: currentTarget.value })}
        />
      )}
    </fieldset>
  );
}
