import { Button, Skeleton, Stack } from '@mantine/core';
import { IconBuildingStore, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/loading/Loaded.tsx';
import { SettingsShell } from '../SettingsShell.tsx';
import { ConnectDialog } from './connect/ConnectDialog.tsx';
import { StoreCard } from './StoreCard.tsx';
import classes from './StoresPage.module.css';
import { watchedStoresQuery } from './stores-query.ts';

/** Shows the stores whose products mails can show, to connect, change and disconnect them. */
export function StoresPage() {
  const t = useT('stores');
  const { features, upgradeUrl } = useAccount();
  return (
    <SettingsShell page="stores">
      {features.products ? (
        <Stores />
      ) : (
        <EmptyState
          icon={<IconBuildingStore size={28} stroke={1.5} />}
          title={t('plan.title')}
          body={t('plan.body')}
          action={
            upgradeUrl !== null && (
              <Button component="a" href={upgradeUrl} target="_blank" rel="noopener noreferrer">
                {t('plan.upgrade')}
              </Button>
            )
          }
        />
      )}
    </SettingsShell>
  );
}

function Stores() {
  const t = useT('stores');
  const stores = useQuery(watchedStoresQuery);
  const [connecting, setConnecting] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const connectButton = useRef<HTMLButtonElement>(null);
  /** Keeps the focus in the list when the store that had it is gone: on the next store, or on the button to connect one. */
  const focusFrom = (place: number) =>
    window.setTimeout(() => {
      const rows = [...(list.current?.children ?? [])].slice(place);
      const next = rows.map((row) => row.querySelector<HTMLElement>('button')).find((button) => button !== null);
      (next ?? connectButton.current)?.focus();
    });
  const connect = (
    <Button ref={connectButton} leftSection={<IconPlus size={16} />} onClick={() => setConnecting(true)}>
      {t('connect')}
    </Button>
  );
  return (
    <>
      <Loaded
        query={stores}
        data={stores.data}
        skeleton={
          <Stack gap="md">
            <Skeleton height={118} radius={12} />
            <Skeleton height={118} radius={12} />
          </Stack>
        }
        failure={{ title: t('failed') }}
        empty={
          <EmptyState
            icon={<IconBuildingStore size={28} stroke={1.5} />}
            title={t('empty.title')}
            body={t('empty.body')}
            action={connect}
          />
        }
      >
        {(all) => (
          <>
            <div className={classes.head}>
              <p className={classes.hint}>{t('hint')}</p>
              {connect}
            </div>
            <ul ref={list} className={classes.list}>
              {all.map((store, place) => (
                <li key={store.storeUuid}>
                  <StoreCard store={store} onGone={() => focusFrom(place)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <ConnectDialog opened={connecting} close={() => setConnecting(false)} />
    </>
  );
}
