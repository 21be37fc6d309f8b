import { endpoints, LIMITS } from '@mailwright/contract';
import { Button, Group, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { formProblems } from '../api/form-problems.ts';
import { useT } from '../i18n/use-t.ts';
import { toast } from '../ui/toast/toast.tsx';
import { notesQuery } from './notes-query.ts';

interface NoteFormProps {
  readonly templateId: string;
  readonly typed: string;
  readonly onTyped: (text: string) => void;
}

/** Asks for a new note. Enter breaks the line; Ctrl+Enter or Cmd+Enter adds the note. */
export function NoteForm({ templateId, typed, onTyped }: NoteFormProps) {
  const t = useT('notes');
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const add = useMutation({
    mutationFn: (text: string) => call(endpoints.notes.create, { body: { templateId, text } }),
    onSuccess: async () => {
      onTyped('');
      toast.success(t('added'));
      await queries.invalidateQueries({ queryKey: notesQuery(templateId).queryKey });
    },
    onError: (error) => {
      const problems = formProblems(error, ['text']);
      if (problems === null) toast.error(errorSentence(error));
      else setProblem(problems.text ?? null);
    },
  });
  const submit = () => {
    const text = typed.trim();
    if (text === '') setProblem(t('messages:noteRequired'));
    else add.mutate(text);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Textarea
        label={t('new')}
        placeholder={t('placeholder')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={LIMITS.note.max}
        data-autofocus
        value={typed}
        error={problem}
        onChange={(event) => {
          setProblem(null);
          onTyped(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
        }}
      />
      <Group justify="flex-end" mt="xs">
        <Button type="submit" loading={add.isPending}>
          {t('add')}
        </Button>
      </Group>
    </form>
  );
}
