import { ERRORS } from '@mailwright/contract';
import { notifications, notificationsStore } from '@mantine/notifications';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { loadNamespace } from '../i18n/load-namespace.ts';
import { speak } from '../i18n/testing/speak.ts';
import { exportFile } from './use-export.ts';

beforeAll(async () => {
  const names = ['messages', 'errors', 'export'] as const;
  const texts = await Promise.all(names.map(async (name) => [name, await loadNamespace('en', name)] as const));
  await speak('en', Object.fromEntries(texts));
});
beforeEach(() => notifications.clean());

const { signal } = new AbortController();
const ready = () => Promise.resolve(true);
const failing = (error: Error) => () => Promise.reject(error);
const said = () => notificationsStore.getState().notifications.map(({ message, color }) => [message, color]);

test('an export that fails says so in a toast: the general sentence, or the one of its code', async () => {
  await exportFile(signal, ready, failing(new Error('no such file')));
  expect(said()).toEqual([['Something went wrong. Try again later', 'red.8']]);
  notifications.clean();
  await exportFile(signal, ready, failing(new ApiError(422, 'IMPORT_TOO_COMPLEX', 'Too complex')));
  expect(said()).toEqual([[ERRORS.IMPORT_TOO_COMPLEX.sentence, 'red.8']]);
});

test('what is missing on the server is said in its own words, and stays until it is closed', async () => {
  await exportFile(signal, ready, failing(new ApiError(503, 'NOT_CONFIGURED', 'Install Chromium.')));
  const { notifications: shown } = notificationsStore.getState();
  expect(shown.map(({ message, autoClose }) => [message, autoClose])).toEqual([['Install Chromium.', false]]);
});

test('images that the file lacks are counted in a toast that stays, and their addresses returned', async () => {
  vi.stubGlobal('document', { createElement: () => ({ click: () => undefined }) });
  const lacking = { blob: new Blob(['x']), name: 'a.zip', missingImages: ['http://x/1.png', 'http://x/2.png'] };
  expect(await exportFile(signal, ready, async () => lacking)).toEqual(['http://x/1.png', 'http://x/2.png']);
  const { notifications: shown } = notificationsStore.getState();
  const sentence = 'The file lacks 2 images that could not be loaded';
  expect(shown.map(({ message, autoClose }) => [message, autoClose])).toEqual([[sentence, false]]);
});

test('an export that is cancelled, or not begun, says nothing', async () => {
  const cancelled = new AbortController();
  cancelled.abort();
  await exportFile(cancelled.signal, ready, failing(new Error('aborted')));
  await exportFile(signal, () => Promise.resolve(false), failing(new Error('never asked')));
  expect(said()).toEqual([]);
});
