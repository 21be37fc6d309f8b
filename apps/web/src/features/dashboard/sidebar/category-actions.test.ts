import type { Category } from '@mailwright/contract';
import { notifications, notificationsStore } from '@mantine/notifications';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadNamespace } from '../../../shared/i18n/load-namespace.ts';
import { speak } from '../../../shared/i18n/testing/speak.ts';
import { questionStore } from '../../../shared/ui/dialog/confirm.ts';
import { type CategoryAction, categoryActions, deletionBody } from './category-actions.ts';

beforeAll(async () => {
  const [messages, errors] = await Promise.all([loadNamespace('en', 'messages'), loadNamespace('en', 'errors')]);
  await speak('en', { messages, errors });
});
beforeEach(() => {
  notifications.clean();
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
});

const CATEGORY = { id: 'c1', name: 'Seasons', hidden: false, count: 2 } as Category;
const said = () => notificationsStore.getState().notifications.map(({ message, color }) => [message, color]);
const GENERAL = [['Something went wrong. Try again later', 'red.8']];

function run(id: CategoryAction['id']): unknown {
  return categoryActions.find((action) => action.id === id)?.run(CATEGORY, { rename: vi.fn(), leave: vi.fn() });
}

test('who deletes a hidden category is told that everyone will see its templates', () => {
  expect(deletionBody({ hidden: true, count: 2 })).toBe('dashboard:category.deleteHiddenBody');
  expect(deletionBody({ hidden: true, count: 0 })).toBe('dashboard:category.deleteBody');
  expect(deletionBody({ hidden: false, count: 2 })).toBe('dashboard:category.deleteBody');
});

test('hiding that the server fails at says the general sentence in a toast, and the question stays', async () => {
  void run('hide');
  await expect(questionStore.getState().open?.act?.()).rejects.toThrow();
  expect(said()).toEqual(GENERAL);
  expect(questionStore.getState().open).not.toBeNull();
  questionStore.getState().open?.answer(false);
});

test('showing again that the server fails at says the general sentence in a toast', async () => {
  await run('show');
  expect(said()).toEqual(GENERAL);
});
