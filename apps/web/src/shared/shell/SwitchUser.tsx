import type { Principal } from '@mailwright/contract';
import { IconUsers } from '@tabler/icons-react';
import { useT } from '../i18n/use-t.ts';
import { fullName } from '../person-name.ts';
import { currentSession, useAccount } from '../session/session-store.ts';
import { switchUser } from '../session/switch-user.ts';
import { confirm } from '../ui/dialog/confirm.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { MenuButton } from '../ui/menu/MenuButton.tsx';
import { PersonAvatar } from '../ui/PersonAvatar.tsx';

/**
 * Shows a menu to change to another demo account. The server offers such accounts only on a local or development host: one that
 * only the machine itself reaches, or one started with `SEED=demo`.
 */
export function SwitchUser() {
  const t = useT('shared');
  const { principalList, principalId } = useAccount();
  const others = principalList.filter(({ id }) => id !== principalId);
  // The page around this one decides who is signed in by a ticket.
  const isHandedOver = currentSession()?.renew !== undefined;
  if (others.length === 0 || isHandedOver) return null;
  const ask = (person: Principal) =>
    confirm({
      title: t('switchUser.title', { name: fullName(person) }),
      body: t('switchUser.body'),
      confirmLabel: t('switchUser.confirm'),
      act: () => switchUser(person.id),
    });
  const entries = others.map((person) => ({
    id: person.id,
    label: fullName(person),
    hint: person.email,
    icon: <PersonAvatar {...person} size={28} />,
    run: () => ask(person),
  }));
  return (
    <MenuButton
      width={248}
      content={{ label: t('switchUser'), groups: [entries] }}
      button={(trigger) => (
        <IconButton {...trigger} label={t('switchUser')} icon={<IconUsers size={18} stroke={1.6} />} />
      )}
    />
  );
}
