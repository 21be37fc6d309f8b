import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/** Toasts at the bottom right. */
export function Toasts({ duration }: { readonly duration: number }) {
  return <Notifications position="bottom-right" autoClose={duration} limit={4} zIndex={500} />;
}
