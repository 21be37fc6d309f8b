import { endpoints, mayRemoveFactor, type OwnerProof, type Passkey, type SecondFactor } from '@mailwright/contract';
import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { ProofStep } from '../../../shared/second-factor/ProofStep.tsx';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';
import { SettingsRow } from '../SettingsSection.tsx';
import { NameForm } from './NameForm.tsx';

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly state: SecondFactor;
  readonly refresh: () => Promise<void>;
}

/** Shows one passkey, with buttons to rename and to remove it. */
export function PasskeyRow({ passkey: { id, name, createdAt, usedAt }, state, refresh }: PasskeyRowProps) {
  const t = useT('signIn');
  const language = useLanguage();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const date = (at: string) => new Date(at).toLocaleDateString(language, { dateStyle: 'medium' });
  const close = () => setOpen(null);
  const mayRemove = mayRemoveFactor(state);
  const hint =
    usedAt === null ? t('passkeys.unused', { date: date(createdAt) }) : t('passkeys.used', { date: date(usedAt) });
  return (
    <SettingsRow title={name} hint={mayRemove ? hint : `${hint}. ${t('passkeys.last')}`}>
      <Group gap="xs" wrap="nowrap">
        <Button variant="default" aria-label={t('passkeys.renameOf', { name })} onClick={() => setOpen('rename')}>
          {t('passkeys.rename')}
        </Button>
        <Button
          variant="default"
          aria-label={t('passkeys.removeOf', { name })}
          disabled={!mayRemove}
          onClick={() => setOpen('remove')}
        >
          {t('passkeys.remove')}
        </Button>
      </Group>
      <NameForm
        opened={open === 'rename'}
        name={name}
        close={close}
        act={async (changed) => {
          await call(endpoints.passkeys.rename, { params: { id }, body: { name: changed } });
          await refresh();
          close();
        }}
      />
      <OwnerDialog
        opened={open === 'remove'}
        close={close}
        state={state}
        title={t('passkeys.removeTitle', { name })}
        body={t('passkeys.removeBody')}
        confirmLabel={t('passkeys.remove')}
        act={async (proof) => {
          await call(endpoints.passkeys.remove, { params: { id }, body: proof });
          await refresh();
          close();
        }}
      />
    </SettingsRow>
  );
}

interface OwnerDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly state: SecondFactor;
  readonly title: string;
  readonly body: string;
  readonly confirmLabel: string;
  readonly act: (proof: OwnerProof) => Promise<void>;
}

/** Asks for the proof of the account's owner, then runs `act` with it. */
function OwnerDialog({ opened, close, title, act, ...rest }: OwnerDialogProps) {
  const send = useMutation({ mutationFn: act });
  return (
    <DialogFrame
      opened={opened}
      onClose={() => {
        send.reset();
        close();
      }}
      title={title}
    >
      <ProofStep {...rest} close={close} error={send.error} isPending={send.isPending} go={(one) => send.mutate(one)} />
    </DialogFrame>
  );
}
