import { notifications, notificationsStore } from '@mantine/notifications';
import { beforeEach, expect, test } from 'vitest';
import { toast } from './toast.tsx';

beforeEach(() => notifications.clean());

const times = () => notificationsStore.getState().notifications.map(({ message, autoClose }) => [message, autoClose]);

test('toasts close after 5000 milliseconds, and a lasting one when it is closed', () => {
  toast.success('Template has been saved');
  toast.error('Something went wrong. Try again later');
  toast.error('The system only supports templates up to 10MB in size', { lasting: true });
  expect(times()).toEqual([
    ['Template has been saved', 5000],
    ['Something went wrong. Try again later', 5000],
    ['The system only supports templates up to 10MB in size', false],
  ]);
});
