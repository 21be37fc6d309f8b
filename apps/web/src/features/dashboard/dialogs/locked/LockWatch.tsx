import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import type { DashboardPageActions } from '../../actions/menu-action.ts';
import { refreshTemplates } from '../../data/cached-lists.ts';
import { editAddress } from '../../data/edit-address.ts';
import { lockQuery } from './lock-query.ts';
import { unwatchLock, watchedLocks } from './watched-locks.ts';

interface LockWatchProps {
  readonly pageActions: Pick<DashboardPageActions, 'goTo'>;
}

/** Checks regularly whether the templates that somebody waits for are unlocked, and says so in a toast. */
export function LockWatch({ pageActions }: LockWatchProps) {
  const ids = useStore(watchedLocks, (state) => state.ids);
  return ids.map((id) => <Watched key={id} id={id} pageActions={pageActions} />);
}

function Watched({ id, pageActions }: LockWatchProps & { readonly id: string }) {
  const t = useT('dashboard');
  const { data, error } = useQuery(lockQuery(id));
  useEffect(() => {
    if (data === undefined || data.isLocked) return;
    unwatchLock(id);
    void refreshTemplates();
    toast.success(t('locked.freed', { name: data.name }), {
      action: { label: t('locked.open'), run: () => pageActions.goTo(editAddress(data)) },
      lasting: true,
    });
  }, [data, id, pageActions, t]);
  useEffect(() => {
    if (error === null) return;
    unwatchLock(id);
    toast.error(errorSentence(error));
  }, [error, id]);
  return null;
}
