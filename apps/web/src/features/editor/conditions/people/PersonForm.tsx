import { LIMITS, type SamplePerson, type SampleRecord } from '@mailwright/contract';
import { Button, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconTrash, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { LineList } from '../../../../shared/ui/lines/LineList.tsx';
import { isList, linesOf, type PersonLine, valuesOfLines } from './person-lines.ts';
import classes from './SamplePeopleDialog.module.css';

interface PersonFormProps {
  readonly person: SamplePerson;
  readonly onChange: (person: SamplePerson) => void;
  readonly onRemove: () => void;
  /** Lists that were typed and cannot be read, kept from before. */
  readonly draft: string | undefined;
  readonly onDraft: (draft: string | null) => void;
}

/** One person: a name, the fields with their values, and lists as JSON. */
export function PersonForm({ person, onChange, onRemove, draft, onDraft }: PersonFormProps) {
  const t = useT('people');
  const { name, values } = person;
  // What was there before stays what it is until its line is another.
  const [before] = useState(values);
  const [lines, setLines] = useState(() => linesOf(values));
  const lists = Object.fromEntries(Object.entries(values).filter(([, value]) => isList(value)));
  const [json, setJson] = useState(
    () => draft ?? (Object.keys(lists).length > 0 ? JSON.stringify(lists, null, 2) : ''),
  );
  const read = listsOf(json);

  const tell = (next: readonly PersonLine[], text: string) => {
    setLines(next);
    setJson(text);
    const now = listsOf(text);
    onDraft(now === null ? text : null);
    const kept = now ?? lists;
    onChange({ ...person, values: { ...valuesOfLines(next, before), ...kept } });
  };
  return (
    <div className={classes.form}>
      <div className={classes.head}>
        <TextInput
          className={classes.grow}
          label={t('name')}
          maxLength={LIMITS.samplePeople.name}
          value={name}
          error={name.trim() === '' && t('nameNeeded')}
          onChange={({ currentTarget }) => onChange({ ...person, name: currentTarget.value })}
        />
        <Button variant="subtle" color="red" leftSection={<IconTrash size={16} stroke={1.7} />} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
      <LineList lines={lines}>
        {([field, value], index) => (
          <div className={classes.line}>
            <TextInput
              size="xs"
              aria-label={t('field')}
              placeholder={t('field')}
              maxLength={LIMITS.samplePeople.fieldName}
              value={field}
              onChange={({ currentTarget }) =>
                tell(
                  lines.map((line, at) => (at === index ? [currentTarget.value, value] : line)),
                  json,
                )
              }
            />
            <TextInput
              size="xs"
              dir="auto"
              aria-label={t('fieldValue', { field })}
              maxLength={LIMITS.samplePeople.value}
              value={value}
              onChange={({ currentTarget }) =>
                tell(
                  lines.map((line, at) => (at === index ? [field, currentTarget.value] : line)),
                  json,
                )
              }
            />
            <IconButton
              size={28}
              variant="subtle"
              label={t('removeField', { field })}
              icon={<IconX size={15} stroke={1.8} />}
              onClick={() =>
                tell(
                  lines.filter((_, at) => at !== index),
                  json,
                )
              }
            />
          </div>
        )}
      </LineList>
      <p className={classes.hint}>{t('yesNoHint')}</p>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.start}
        leftSection={<IconPlus size={14} stroke={1.8} />}
        disabled={lines.length >= LIMITS.samplePeople.fields}
        onClick={() => setLines([...lines, ['', '']])}
      >
        {t('addField')}
      </Button>
      <Textarea
        label={t('lists')}
        description={t('listsHint')}
        autosize
        minRows={3}
        maxRows={12}
        classNames={{ input: classes.code }}
        value={json}
        error={read === null && t('listsWrong')}
        onChange={({ currentTarget }) => tell(lines, currentTarget.value)}
      />
    </div>
  );
}

/** Lists of records by the names of their fields; null for anything else. */
function listsOf(text: string): SampleRecord | null {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const isRecord = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one);
    const fits = Object.values(value).every((list) => Array.isArray(list) && list.every(isRecord));
    return fits ? (value as SampleRecord) : null;
  } catch {
    return null;
  }
}
