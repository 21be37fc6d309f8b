import { Text, UnstyledButton } from '@mantine/core';
import { IconLogout, IconMoon, IconPhoto, IconRoute, IconSettings, IconSun } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { errorSentence } from '../api/error-sentence.ts';
import { useT } from '../i18n/use-t.ts';
import { ChunkBoundary } from '../missing-chunk/ChunkBoundary.tsx';
import { lazyChunk } from '../missing-chunk/lazy-chunk.ts';
import { navigate } from '../navigation/navigate.ts';
import { currentSession, useAccount } from '../session/session-store.ts';
import { signOut } from '../session/sign-out.ts';
import { useTheme } from '../settings/use-theme.ts';
import { restartTour } from '../tour/tour-progress.ts';
import { MenuButton } from '../ui/menu/MenuButton.tsx';
import { PersonAvatar } from '../ui/PersonAvatar.tsx';
import { toast } from '../ui/toast/toast.tsx';
import classes from './UserMenu.module.css';

const LibraryDialog = lazyChunk(async () => (await import('../images/library/LibraryDialog.tsx')).LibraryDialog);

export function UserMenu() {
  const t = useT('shared');
  const account = useAccount();
  const [theme, setTheme] = useTheme();
  const [library, setLibrary] = useState<'never' | 'open' | 'closed'>('never');
  const other = theme === 'dark' ? 'light' : 'dark';
  const look = { size: 16, stroke: 1.6 };
  const showTour = () => {
    restartTour('dashboard');
    return navigate('/');
  };
  const groups = [
    [
      { id: 'images', label: t('images'), icon: <IconPhoto {...look} />, run: () => setLibrary('open') },
      { id: 'settings', label: t('settings'), icon: <IconSettings {...look} />, run: () => navigate('/settings') },
      {
        id: 'theme',
        label: t(`theme.${other}`),
        icon: other === 'dark' ? <IconMoon {...look} /> : <IconSun {...look} />,
        keepOpen: true,
        run: () => setTheme(other),
      },
      { id: 'tour', label: t('tour'), icon: <IconRoute {...look} />, run: showTour },
    ],
    // Who came by a ticket of the page around this one signs out there.
    currentSession()?.renew === undefined
      ? [
          {
            id: 'sign-out',
            label: t('signOut'),
            icon: <IconLogout {...look} />,
            run: () => signOut().catch((error: unknown) => toast.error(errorSentence(error))),
          },
        ]
      : [],
  ].filter((group) => group.length > 0);
  const header = (
    <div className={classes.person}>
      <Text fw={600} truncate>
        {`${account.firstName} ${account.lastName}`}
      </Text>
      <Text size="xs" c="dimmed" truncate>
        {account.email}
      </Text>
    </div>
  );
  const closeLibrary = () => setLibrary('closed');
  return (
    <>
      <MenuButton
        width={240}
        content={{ label: t('account'), header, groups }}
        button={(trigger) => (
          <UnstyledButton {...trigger} className={classes.button} aria-label={t('account')}>
            <PersonAvatar {...account} />
          </UnstyledButton>
        )}
      />
      {library !== 'never' && (
        <ChunkBoundary onFailure={() => setLibrary('never')}>
          <Suspense>
            <LibraryDialog opened={library === 'open'} close={closeLibrary} />
          </Suspense>
        </ChunkBoundary>
      )}
    </>
  );
}
