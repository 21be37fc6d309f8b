import { Menu, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { errorSentence } from '../api/error-sentence.ts';
import { useT } from '../i18n/use-t.ts';
import { isLocalHost } from '../session/is-local-host.ts';
import { useAccount } from '../session/session-store.ts';
import { switchUser } from '../session/switch-user.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { PersonAvatar } from '../ui/PersonAvatar.tsx';
import { toast } from '../ui/toast.tsx';

/** Changes to another demo account; on local hosts only, and only where the server offers accounts. */
export function SwitchUser() {
  const t = useT('shared');
  const { principalList, principalId } = useAccount();
  const others = principalList.filter(({ id }) => id !== principalId);
  if (others.length === 0 || !isLocalHost(location.hostname)) return null;
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <IconButton label={t('switchUser')} icon={<IconUsers size={18} stroke={1.6} />} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('switchUser')}</Menu.Label>
        {others.map((person) => (
          <Menu.Item
            key={person.id}
            leftSection={<PersonAvatar {...person} size={28} />}
            onClick={() => switchUser(person.id).catch((error: unknown) => toast.error(errorSentence(error)))}
          >
            <Text truncate>{`${person.firstName} ${person.lastName}`}</Text>
            <Text size="xs" c="dimmed" truncate>
              {person.email}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
