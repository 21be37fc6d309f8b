import { Menu, Text, UnstyledButton } from '@mantine/core';
import { IconLogout, IconMoon, IconSettings, IconSun } from '@tabler/icons-react';
import { Link } from 'react-router';
import { errorSentence } from '../api/error-sentence.ts';
import { useT } from '../i18n/use-t.ts';
import { useAccount } from '../session/session-store.ts';
import { signOut } from '../session/sign-out.ts';
import { useTheme } from '../settings/use-theme.ts';
import { PersonAvatar } from '../ui/PersonAvatar.tsx';
import { toast } from '../ui/toast.tsx';
import classes from './UserMenu.module.css';

export function UserMenu() {
  const t = useT('shared');
  const account = useAccount();
  const [theme, setTheme] = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  const leave = () => signOut().catch((error: unknown) => toast.error(errorSentence(error)));

  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={t('account')}>
          <PersonAvatar {...account} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.person}>
          <Text fw={600} truncate>
            {`${account.firstName} ${account.lastName}`}
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {account.email}
          </Text>
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<IconSettings size={16} />} component={Link} to="/settings">
          {t('settings')}
        </Menu.Item>
        <Menu.Item
          leftSection={other === 'dark' ? <IconMoon size={16} /> : <IconSun size={16} />}
          onClick={() => setTheme(other)}
          closeMenuOnClick={false}
        >
          {t(`theme.${other}`)}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={leave}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
