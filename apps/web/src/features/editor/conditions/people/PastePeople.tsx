import { endpoints, LIMITS, type SamplePerson } from '@mailwright/contract';
import { Button, Group, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { formProblems } from '../../../../shared/api/form-problems.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './SamplePeopleDialog.module.css';

interface PastePeopleProps {
  readonly onRead: (people: readonly SamplePerson[]) => void;
  readonly onCancel: () => void;
}

/** People from a table or JSON that somebody has elsewhere. What cannot be read stays where it was pasted. */
export function PastePeople({ onRead, onCancel }: PastePeopleProps) {
  const t = useT('people');
  const [text, setText] = useState('');
  const read = useMutation({
    mutationFn: () => call(endpoints.samplePeople.fromText, { body: { text } }),
    onSuccess: ({ people }) => onRead(people),
  });
  const problem = read.isError ? (formProblems(read.error, ['text'])?.text ?? errorSentence(read.error)) : null;
  return (
    <div className={classes.form}>
      <Textarea
        data-autofocus
        label={t('pasteLabel')}
        description={t('pasteHint')}
        rows={12}
        maxLength={LIMITS.samplePeople.text}
        classNames={{ input: classes.code }}
        value={text}
        error={problem}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Group gap={8}>
        <Button loading={read.isPending} onClick={() => read.mutate()}>
          {t('pasteRead')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('back')}
        </Button>
      </Group>
    </div>
  );
}
