import { type Account, accountRefusal } from '@mailwright/contract';
import {
  IconArrowsExchange,
  IconDownload,
  IconLogout,
  IconShieldOff,
  IconTrash,
  IconUserCheck,
  IconUserCog,
  IconUserOff,
} from '@tabler/icons-react';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { fullName } from '../../../shared/person-name.ts';
import type { MenuContent, MenuEntry } from '../../../shared/ui/menu/menu-entry.ts';

interface PersonActions {
  readonly change: () => void;
  readonly deactivate: () => void;
  readonly activate: () => unknown;
  readonly endSessions: () => unknown;
  readonly resetSecondFactor: () => unknown;
  readonly exportData: () => void;
  readonly remove: () => void;
}

/** Returns the menu of an administrator's actions on a person; an action that the rules forbid is disabled and says why. */
export function personMenu(
  person: Account,
  actor: Parameters<typeof accountRefusal>[0],
  administrators: number,
  actions: PersonActions,
): MenuContent {
  const { change, deactivate, activate, endSessions, resetSecondFactor, exportData, remove } = actions;
  const refusal = accountRefusal(actor, person, { isActive: false }, administrators);
  const refused = refusal !== null && { disabled: true, hint: i18n.t(`errors:${refusal}`) };
  const look = { size: 16 };
  const changing: MenuEntry = {
    id: 'change',
    label: i18n.t('accounts:change'),
    icon: <IconUserCog {...look} />,
    run: change,
  };
  // One's own are ended on the page of the account; somebody who is deactivated has none.
  const signingOut: readonly MenuEntry[] =
    person.isActive && person.id !== actor.id
      ? [
          {
            id: 'end-sessions',
            label: i18n.t('accounts:endSessions'),
            icon: <IconLogout {...look} />,
            run: endSessions,
          },
        ]
      : [];
  // One's own asks for its own proof, on the page of the account.
  const forgetting: readonly MenuEntry[] =
    person.hasSecondFactor && person.id !== actor.id
      ? [
          {
            id: 'reset-second-factor',
            label: i18n.t('accounts:resetFactor'),
            icon: <IconShieldOff {...look} />,
            run: resetSecondFactor,
          },
        ]
      : [];
  const exporting: MenuEntry = {
    id: 'export',
    label: i18n.t('accounts:data.entry'),
    icon: <IconDownload {...look} />,
    run: exportData,
  };
  const leaving: readonly MenuEntry[] = person.isActive
    ? [
        {
          id: 'deactivate',
          label: i18n.t('accounts:deactivate'),
          icon: <IconUserOff {...look} />,
          danger: true,
          ...refused,
          run: deactivate,
        },
      ]
    : [
        { id: 'activate', label: i18n.t('accounts:activate'), icon: <IconUserCheck {...look} />, run: activate },
        {
          id: 'hand-over',
          label: i18n.t('accounts:handOver'),
          icon: <IconArrowsExchange {...look} />,
          run: deactivate,
        },
      ];
  const removing: MenuEntry = {
    id: 'delete',
    label: i18n.t('accounts:delete.entry'),
    icon: <IconTrash {...look} />,
    danger: true,
    ...refused,
    run: remove,
  };
  const groups = [
    [changing, ...signingOut, ...forgetting, exporting],
    [...leaving, removing],
  ];
  return { label: i18n.t('accounts:menu', { name: fullName(person) }), groups };
}
