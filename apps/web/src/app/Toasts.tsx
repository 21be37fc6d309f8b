import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications, notificationsStore, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';
import classes from './Toasts.module.css';
import { useToastPlace } from './use-toast-place.ts';

/** How many stand above each other; more wait for their turn. */
const MOST = 4;

const POSITION = 'bottom-right';
const BOX = `[data-toasts][data-position="${POSITION}"]`;

/** Toasts at the bottom right, or where they cover neither the open dialog nor what was pressed last. */
export function Toasts({ duration }: { readonly duration: number }) {
  const { notifications: shown } = useNotifications();
  const { place, crowded } = useToastPlace(BOX, shown.length > 0);
  const { block, inline } = place;
  const isFree = typeof block === 'number';
  const limit = crowded ? 1 : MOST;
  useEffect(() => {
    // Those that are shown already keep to a new limit, too.
    if (notificationsStore.getState().limit === limit) notifications.updateState(notificationsStore, (all) => all);
  }, [limit]);
  return (
    <Notifications
      className={classes.toasts ?? ''}
      position={POSITION}
      autoClose={duration}
      limit={limit}
      zIndex={500}
      data-toasts
      style={isFree ? { top: block, bottom: 'auto' } : undefined}
      data-block={isFree ? 'free' : block}
      data-inline={inline}
    />
  );
}
