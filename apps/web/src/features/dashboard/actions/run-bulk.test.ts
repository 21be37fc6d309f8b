import type { TemplateElement } from '@mailwright/contract';
import { notifications, notificationsStore } from '@mantine/notifications';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadNamespace } from '../../../shared/i18n/load-namespace.ts';
import { speak } from '../../../shared/i18n/testing/speak.ts';
import { questionStore } from '../../../shared/ui/dialog/confirm.ts';
import { deleteAllForever, moveAllTo } from '../data/bulk-changes.ts';
import { runBulk } from './run-bulk.ts';

beforeAll(async () => {
  const [messages, errors] = await Promise.all([loadNamespace('en', 'messages'), loadNamespace('en', 'errors')]);
  await speak('en', { messages, errors });
});
beforeEach(() => notifications.clean());

const TEMPLATES = [{ id: 't1', name: 'Spring' }] as unknown as readonly TemplateElement[];

test.each([
  ['unpublish', moveAllTo('draft')],
  ['remove', moveAllTo('deleted')],
  ['delete', deleteAllForever],
] as const)('a bulk %s that the server fails at says the general sentence, and changes nothing', async (id, change) => {
  const fetch = vi.fn(async () => Response.json({}, { status: 500 }));
  vi.stubGlobal('fetch', fetch);
  const changed = runBulk(TEMPLATES, { id, change });
  questionStore.getState().open?.answer(true);
  expect(await changed).toBeNull();
  expect(fetch).toHaveBeenCalledOnce();
  expect(notificationsStore.getState().notifications.map(({ message, color }) => [message, color])).toEqual([
    ['Something went wrong. Try again later', 'red.8'],
  ]);
});
