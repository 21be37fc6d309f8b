import { IconUsers } from '@tabler/icons-react';
import { errorSentence } from '../api/error-sentence.ts';
import { useT } from '../i18n/use-t.ts';
import { isLocalHost } from '../session/is-local-host.ts';
import { currentSession, useAccount } from '../session/session-store.ts';
import { switchUser } from '../session/switch-user.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { PersonAvatar } from '../ui/PersonAvatar.tsx';
import { toast } from '../ui/toast.tsx';

/** Changes to another demo account; on local hosts only, and only where the server offers accounts. */
export function SwitchUser() {
  const t = useT('shared');
  const { principalList, principalId } = useAccount();
  const others = principalList.filter(({ id }) => id !== principalId);
  // The page around this one decides who is signed in by a ticket.
  const isHandedOver = currentSession()?.renew !== undefined;
  if (others.length === 0 || isHandedOver || !isLocalHost(location.hostname)) return null;
  const entries = others.map((person) => ({
    id: person.id,
    label: `${person.firstName} ${person.lastName}`,
    hint: person.email,
    icon: <PersonAvatar {...person} size={28} />,
    run: () => switchUser(person.id).catch((error: unknown) => toast.error(errorSentence(error))),
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
