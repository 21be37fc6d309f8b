import type { TemplateElement } from '@mailwright/contract';
import { notifications, notificationsStore } from '@mantine/notifications';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadNamespace } from '../../../shared/i18n/load-namespace.ts';
import { speak } from '../../../shared/i18n/testing/speak.ts';
import { changeStatus } from './template-changes.ts';

beforeAll(async () => {
  const [messages, errors] = await Promise.all([loadNamespace('en', 'messages'), loadNamespace('en', 'errors')]);
  await speak('en', { messages, errors });
});
beforeEach(() => notifications.clean());

test.each([
  ['publish', 'draft'],
  ['unpublish', 'published'],
  ['remove', 'draft'],
  ['restore', 'deleted'],
] as const)('where the server fails to %s a %s template, the general sentence is said', async (action, status) => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
  const template = { id: 't1', name: 'Spring', isSystem: false, isShared: false, status } as unknown as TemplateElement;
  expect(await changeStatus(template, action)).toBe(false);
  expect(notificationsStore.getState().notifications.map(({ message, color }) => [message, color])).toEqual([
    ['Something went wrong. Try again later', 'red.8'],
  ]);
});
