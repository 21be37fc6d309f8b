import { findProfile, type MailPurpose, PROFILES, type ProfileChoice } from '@mailwright/contract';
import { NativeSelect, Switch } from '@mantine/core';
import { useId } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useAccount } from '../../../../shared/session/session-store.ts';
import { SettingRow } from './SettingRow.tsx';

/** Settings for sending a mail. */
export interface Sending {
  readonly purpose: MailPurpose;
  /** Null for the sending system of the person. */
  readonly profile: ProfileChoice | null;
}

interface SendingRowsProps extends Sending {
  readonly change: (sending: Partial<Sending>) => void;
}

/** No id of a system. */
const OWN = '';

/** Asks for the purpose of the mail and the system that sends it. */
export function SendingRows({ purpose, profile, change }: SendingRowsProps) {
  const t = useT('editorDialogs');
  const words = useT('export');
  const { sendingProfile, mergeSyntax } = useAccount();
  const id = useId();
  const custom = words('profile.custom', { syntax: mergeSyntax });
  const own = findProfile(sendingProfile)?.name ?? custom;
  return (
    <>
      <SettingRow
        label={t('general.transactional')}
        htmlFor={`${id}-purpose`}
        hint={t('general.transactionalHint')}
        onReset={purpose === 'transactional' ? () => change({ purpose: 'marketing' }) : undefined}
      >
        <Switch
          id={`${id}-purpose`}
          checked={purpose === 'transactional'}
          onChange={(event) => change({ purpose: event.currentTarget.checked ? 'transactional' : 'marketing' })}
        />
      </SettingRow>
      <SettingRow
        label={t('general.profile')}
        htmlFor={`${id}-profile`}
        hint={t('general.profileHint')}
        onReset={profile === null ? undefined : () => change({ profile: null })}
      >
        <NativeSelect
          id={`${id}-profile`}
          size="xs"
          value={profile ?? OWN}
          data={[
            { value: OWN, label: t('general.profileOwn', { name: own }) },
            { value: 'custom', label: custom },
            ...PROFILES.map(({ id: value, name: label }) => ({ value, label })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            change({ profile: value === OWN ? null : (findProfile(value)?.id ?? 'custom') })
          }
        />
      </SettingRow>
    </>
  );
}
