import { type Account, endpoints, type Plan } from '@mailwright/contract';
import { Alert, Button, NativeSelect, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { fullName } from '../../../shared/person-name.ts';
import { DialogActions } from '../../../shared/ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { ACCOUNTS } from './accounts-query.ts';
import { PlanSelect } from './PlanSelect.tsx';

interface ChangePersonDialogProps {
  readonly person: Account;
  readonly plans: readonly Plan[];
  readonly isLastAdministrator: boolean;
  readonly opened: boolean;
  readonly close: () => void;
}

/** Asks for another role or plan of a person. */
export function ChangePersonDialog({ opened, close, ...rest }: ChangePersonDialogProps) {
  const t = useT('accounts');
  return (
    <DialogFrame opened={opened} size={440} title={t('change.title', { name: fullName(rest.person) })} onClose={close}>
      <ChangePersonForm {...rest} close={close} />
    </DialogFrame>
  );
}

function ChangePersonForm(props: Omit<ChangePersonDialogProps, 'opened'>) {
  const { person, plans, isLastAdministrator, close } = props;
  const t = useT('accounts');
  const errors = useT('errors');
  const queries = useQueryClient();
  const [role, setRole] = useState(person.role);
  const [planNumber, setPlanNumber] = useState(person.plan.number);
  const save = useMutation({
    // What was left as it was may have been changed by somebody else meanwhile.
    mutationFn: () =>
      call(endpoints.people.change, {
        params: { id: person.id },
        body: {
          ...(role !== person.role && { role }),
          ...(planNumber !== person.plan.number && { planNumber }),
        },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ACCOUNTS });
      toast.success(t('changed', { name: fullName(person) }));
      close();
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Stack gap="md">
        <NativeSelect
          data-autofocus
          label={t('role')}
          description={isLastAdministrator ? errors('LAST_ADMINISTRATOR') : t('role.hint')}
          disabled={isLastAdministrator}
          value={role}
          onChange={({ currentTarget }) => setRole(currentTarget.value === 'admin' ? 'admin' : 'user')}
          data={[
            { value: 'user', label: t('role.user') },
            { value: 'admin', label: t('role.admin') },
          ]}
        />
        <PlanSelect plans={plans} value={planNumber} onChange={setPlanNumber} />
        {save.isError && (
          <Alert color="red" role="alert">
            {errorSentence(save.error)}
          </Alert>
        )}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={close}>
          {t('shared:cancel')}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {t('save')}
        </Button>
      </DialogActions>
    </form>
  );
}
