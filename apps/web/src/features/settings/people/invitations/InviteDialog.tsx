import { endpoints, isEmailAddress, type Plan } from '@mailwright/contract';
import { Alert, Button, NativeSelect, Skeleton, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { Loaded } from '../../../../shared/ui/loading/Loaded.tsx';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { ACCOUNTS, plansQuery } from '../accounts-query.ts';
import { PlanSelect } from '../PlanSelect.tsx';
import { HandedLink } from './HandedLink.tsx';

interface InviteDialogProps {
  readonly opened: boolean;
  /** True when emails can be sent. Without a mail server the administrator passes the link on. */
  readonly byMail: boolean;
  readonly close: () => void;
}

interface Passed {
  readonly email: string;
  readonly link: string;
}

/** Invites a person by email; without a mail server it shows the link. */
export function InviteDialog({ opened, byMail, close }: InviteDialogProps) {
  const t = useT('accounts');
  const plans = useQuery(plansQuery);
  const [isDirty, setDirty] = useState(false);
  const [passed, setPassed] = useState<Passed | null>(null);
  const end = () => {
    setDirty(false);
    setPassed(null);
    close();
  };
  return (
    <DialogFrame
      opened={opened}
      dirty={isDirty && passed === null}
      size={520}
      title={t(passed === null ? 'invite' : 'link.title')}
      onClose={end}
    >
      {passed === null ? (
        <Loaded query={plans} data={plans.data} skeleton={<Skeleton height={260} />} failure={{ title: t('failed') }}>
          {(known) => <InviteForm plans={known} byMail={byMail} onTyped={setDirty} onPassed={setPassed} close={end} />}
        </Loaded>
      ) : (
        <HandedLink {...passed} close={end} />
      )}
    </DialogFrame>
  );
}

interface InviteFormProps extends Pick<InviteDialogProps, 'byMail'> {
  readonly plans: readonly Plan[];
  readonly onTyped: (isDirty: boolean) => void;
  readonly onPassed: (passed: Passed) => void;
  readonly close: () => void;
}

function InviteForm({ plans, byMail, onTyped, onPassed, close }: InviteFormProps) {
  const t = useT('accounts');
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<'admin' | 'user'>('user');
  const [planNumber, setPlanNumber] = useState(plans.at(-1)?.number ?? 0);
  const [tried, setTried] = useState(false);
  const address = email.trim();
  const problem = !tried || isEmailAddress(address) ? null : t('messages:emailInvalid');
  const send = useMutation({
    mutationFn: () => call(endpoints.invitations.send, { body: { email: address, role, planNumber } }),
    // An invitation whose mail was not sent stands as well.
    onSettled: () => queries.invalidateQueries({ queryKey: ACCOUNTS }),
    onSuccess: ({ link, waits }) => {
      if (link !== null) return onPassed({ email: address, link });
      if (waits) toast.error(t('invitedLater', { email: address }));
      else toast.success(t('invited', { email: address }));
      close();
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isEmailAddress(address)) send.mutate();
      }}
    >
      <Stack gap="md">
        <TextInput
          data-autofocus
          label={t('email')}
          description={t(byMail ? 'email.hint' : 'email.handHint')}
          type="email"
          autoComplete="off"
          value={email}
          error={problem}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value);
            onTyped(currentTarget.value !== '');
          }}
        />
        <NativeSelect
          label={t('role')}
          description={t('role.hint')}
          value={role}
          onChange={({ currentTarget }) => setRole(currentTarget.value === 'admin' ? 'admin' : 'user')}
          data={[
            { value: 'user', label: t('role.user') },
            { value: 'admin', label: t('role.admin') },
          ]}
        />
        <PlanSelect plans={plans} value={planNumber} onChange={setPlanNumber} />
        {send.isError && (
          <Alert color="red" role="alert">
            {errorSentence(send.error)}
          </Alert>
        )}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={close}>
          {t('shared:cancel')}
        </Button>
        <Button type="submit" loading={send.isPending}>
          {t(byMail ? 'send' : 'makeLink')}
        </Button>
      </DialogActions>
    </form>
  );
}
