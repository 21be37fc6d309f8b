import { type Account, endpoints } from '@mailwright/contract';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
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
import { OwnedThings } from './OwnedThings.tsx';

interface DeactivateDialogProps {
  readonly person: Account;
  readonly opened: boolean;
  readonly close: () => void;
}

/** Asks who gets a person's belongings, and deactivates that person's account. */
export function DeactivateDialog({ person, opened, close }: DeactivateDialogProps) {
  const t = useT('accounts');
  const title = person.isActive ? t('deactivate.title', { name: fullName(person) }) : t('handOver');
  return (
    <DialogFrame opened={opened} size={480} title={title} onClose={close}>
      <DeactivateForm person={person} close={close} />
    </DialogFrame>
  );
}

function DeactivateForm({ person, close }: Omit<DeactivateDialogProps, 'opened'>) {
  const t = useT('accounts');
  const queries = useQueryClient();
  const [handTo, setHandTo] = useState<string | null>(null);
  const leave = useMutation({
    mutationFn: () => call(endpoints.people.deactivate, { params: { id: person.id }, body: { handTo } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ACCOUNTS });
      toast.success(t(person.isActive ? 'deactivated' : 'handedOver', { name: fullName(person) }));
      close();
    },
    // Nobody is let in any more even where the rest has failed.
    onError: () => queries.invalidateQueries({ queryKey: ACCOUNTS }),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        leave.mutate();
      }}
    >
      <Stack gap="md">
        {person.isActive && <Text size="sm">{t('deactivate.body')}</Text>}
        <OwnedThings person={person}>
          <HeirSelect person={person} value={handTo} onChange={setHandTo} />
        </OwnedThings>
        {leave.isError && (
          <Alert color="red" role="alert">
            {errorSentence(leave.error)}
          </Alert>
        )}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={close}>
          {t('shared:cancel')}
        </Button>
        <Button
          type="submit"
          color={person.isActive ? 'red.8' : undefined}
          disabled={!person.isActive && handTo === null}
          loading={leave.isPending}
        >
          {t(person.isActive ? 'deactivate' : 'handOver')}
        </Button>
      </DialogActions>
    </form>
  );
}
