import { endpoints, type Store } from '@mailwright/contract';
import { Button } from '@mantine/core';
import { IconDotsVertical, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { storesQuery } from '../../../shared/api/stores-query.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { confirm } from '../../../shared/ui/dialog/confirm.ts';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { MenuButton } from '../../../shared/ui/menu/MenuButton.tsx';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { ChangeStoreDialog, type StoreChange } from './change/ChangeStoreDialog.tsx';
import classes from './StoreCard.module.css';
import { StoreState } from './StoreState.tsx';
import { storeIcon } from './store-icon.tsx';
import { storeMenu } from './store-menu.tsx';
import { isComing } from './stores-query.ts';

interface StoreCardProps {
  readonly store: Store;
  /** Called when the store was disconnected and is no longer in the list. */
  readonly onGone: () => void;
}

/** Shows a store: its kind, the state of its products, and the actions on it. */
export function StoreCard({ store, onGone }: StoreCardProps) {
  const t = useT('stores');
  const [change, setChange] = useState<StoreChange | null>(null);
  const actions = useStoreActions(store, onGone);
  const { name, kind, storeUrl, canEdit } = store;
  return (
    <article aria-label={name} className={classes.card}>
      <span className={classes.icon}>{storeIcon(kind, 22)}</span>
      <div className={classes.words}>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.kind}>
          {t(kind === 'demo' ? 'kind.demoHint' : `kind.${kind}`)}
          {storeUrl !== '' && kind !== 'demo' && (
            <>
              {' · '}
              <a href={storeUrl} target="_blank" rel="noopener noreferrer" className={classes.address}>
                {hostOf(storeUrl)}
              </a>
            </>
          )}
        </p>
        <StoreState store={store} />
      </div>
      {canEdit && (
        <div className={classes.actions}>
          {kind === 'file' ? (
            <Button size="xs" variant="default" onClick={() => setChange('file')}>
              {t('file.replace')}
            </Button>
          ) : (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconRefresh size={14} />}
              disabled={isComing(store)}
              loading={actions.synchronizing}
              onClick={actions.synchronize}
            >
              {t('sync')}
            </Button>
          )}
          <MenuButton
            width={220}
            button={(trigger) => (
              <IconButton {...trigger} label={t('menu', { name })} size={30} icon={<IconDotsVertical size={16} />} />
            )}
            content={storeMenu(store, { change: setChange, disconnect: actions.disconnect })}
          />
          <ChangeStoreDialog store={store} change={change} close={() => setChange(null)} />
        </div>
      )}
    </article>
  );
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}

/** Returns functions to synchronize and to disconnect a store. */
function useStoreActions({ storeUuid: id, name, hasCredentials }: Store, onGone: () => void) {
  const t = useT('stores');
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: storesQuery.queryKey });
  const sync = useMutation({
    mutationFn: () => call(endpoints.stores.synchronize, { params: { id } }),
    onSuccess: refresh,
    onError: (error) => toast.error(errorSentence(error)),
  });
  const disconnect = async () => {
    const act = async () => {
      await call(endpoints.stores.disconnect, { params: { id } });
      await refresh();
    };
    const question = {
      title: t('disconnect.title', { name }),
      body: t(hasCredentials ? 'disconnect.bodyKey' : 'disconnect.body'),
      confirmLabel: t('disconnect'),
      danger: true,
    };
    if (!(await confirm({ ...question, act }))) return;
    toast.success(t('disconnected', { name }));
    onGone();
  };
  return { synchronize: () => sync.mutate(), synchronizing: sync.isPending, disconnect };
}
