import { type Account, endpoints } from '@mailwright/contract';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { fullName } from '../../../../shared/person-name.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { ACCOUNTS } from '../accounts-query.ts';
import { HeirSelect } from './HeirSelect.tsx';
import { belongingsQuery, hasBelongings, OwnedThings } from './OwnedThings.tsx';

interface DeleteDialogProps {
  readonly person: Account;
  readonly opened: boolean;
  readonly close: () => void;
}

/** Tells what is deleted and what stays, asks who gets the person's belongings, and deletes the account for good. */
export function DeleteDialog({ person, opened, close }: DeleteDialogProps) {
  const t = useT('accounts');
  const title = t('delete.title', { name: fullName(person) });
  return (
    <DialogFrame opened={opened} size={480} title={title} onClose={close}>
      <DeleteForm person={person} close={close} />
    </DialogFrame>
  );
}

function DeleteForm({ person, close }: Omit<DeleteDialogProps, 'opened'>) {
  const t = useT('accounts');
  const queries = useQueryClient();
  const [handTo, setHandTo] = useState<string | null>(null);
  const owned = useQuery(belongingsQuery(person.id)).data;
  const remove = useMutation({
    mutationFn: () =>
      call(endpoints.people.remove, { params: { id: person.id }, query: { ...(handTo !== null && { handTo }) } }),
    onSuccess: async () => {
      close();
      toast.success(t('delete.done', { name: fullName(person) }));
      await queries.invalidateQueries({ queryKey: ACCOUNTS });
    },
    // It is deactivated first, which stays where the rest has failed.
    onError: () => queries.invalidateQueries({ queryKey: ACCOUNTS }),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        remove.mutate();
      }}
    >
      <Stack gap="md">
        <Text size="sm">{t('delete.body')}</Text>
        <Text size="sm">{t('delete.stays')}</Text>
        <OwnedThings person={person}>
          <HeirSelect required person={person} value={handTo} onChange={setHandTo} />
        </OwnedThings>
        {remove.isError && (
          <Alert color="red" role="alert">
            {errorSentence(remove.error)}
          </Alert>
        )}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={close}>
          {t('shared:cancel')}
        </Button>
        <Button
          type="submit"
          color="red.8"
          disabled={owned === undefined || (hasBelongings(owned) && handTo === null)}
          loading={remove.isPending}
        >
          {t('delete')}
        </Button>
      </DialogActions>
    </form>
  );
}
