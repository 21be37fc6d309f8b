import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications, notificationsStore, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';
import classes from './Toasts.module.css';
import { useToastPlace } from './use-toast-place.ts';

/** Largest number of toasts shown at once; further ones wait. */
const MAX_SHOWN_TOASTS = 4;

const POSITION = 'bottom-right';
const BOX = `[data-toasts][data-position="${POSITION}"]`;

/**
 * Shows toasts at the bottom right, or at a place where they cover neither the open dialog nor the element that was pressed
 * last.
 */
export function Toasts({ duration }: { readonly duration: number }) {
  const { notifications: shown } = useNotifications();
  const { place, crowded } = useToastPlace(BOX, shown.length > 0);
  const { block, inline } = place;
  const isFree = typeof block === 'number';
  const limit = crowded ? 1 : MAX_SHOWN_TOASTS;
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
