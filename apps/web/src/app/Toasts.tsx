import '@mantine/notifications/styles.layer.css';
import { Notifications, useNotifications } from '@mantine/notifications';
import classes from './Toasts.module.css';
import { useToastPlace } from './use-toast-place.ts';

const POSITION = 'bottom-right';
const BOX = `[data-toasts][data-position="${POSITION}"]`;

/** Toasts at the bottom right, or where they cover neither the open dialog nor what was pressed last. */
export function Toasts({ duration }: { readonly duration: number }) {
  const { notifications } = useNotifications();
  const { block, inline } = useToastPlace(BOX, notifications.length > 0);
  return (
    <Notifications
      className={classes.toasts ?? ''}
      position={POSITION}
      autoClose={duration}
      limit={4}
      zIndex={500}
      data-toasts
      data-block={block}
      data-inline={inline}
    />
  );
}
