import { blockRegistry } from '@mailwright/blocks';
import { blankDocument, createEditor, DEFAULT_SETTINGS } from '@mailwright/document';
import { notifications, notificationsStore } from '@mantine/notifications';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { fullDate } from '../../../../shared/format.ts';
import { loadNamespace } from '../../../../shared/i18n/load-namespace.ts';
import { speak } from '../../../../shared/i18n/testing/speak.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { IDLE_FLOWS } from '../../core/session/flows.ts';
import { createTemplateWriter } from '../save/template-writer.ts';
import { restoreVersion } from './restore-version.ts';

const DATE = '2026-05-04T09:00:00.000Z';
const TEMPLATE = { id: 't1', name: 'Spring', tags: '', description: '', subject: '', isSystem: false, type: 'email' };
const VERSION = { ...blankDocument(blockRegistry), settings: { ...DEFAULT_SETTINGS, width: 640 } };

beforeAll(async () => speak('en', { messages: await loadNamespace('en', 'messages') }));

beforeEach(() => {
  notifications.clean();
  vi.useFakeTimers();
  // No page stands around this one.
  vi.stubGlobal('window', { location: { search: '' } });
  vi.stubGlobal('document', { referrer: '' });
  vi.stubGlobal('location', {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a restored version takes the place of content and settings at once, and is saved 1000 milliseconds later', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    sent.push(method);
    if (method === 'PATCH') expect(JSON.parse(String(body)).components.settings.width).toBe(640);
    const isVersion = String(url).includes(`/version/`);
    return Response.json({ ...TEMPLATE, revision: 3, ...(isVersion && { components: VERSION, customStyles: '' }) });
  });
  const context = {
    registry: blockRegistry,
    mode: 'advanced',
    features: { customCode: true, products: true },
    readOnly: false,
  } as const;
  const editor = createEditor({ document: blankDocument(blockRegistry), context });
  const lock = { number: () => 0, hold: async () => false };
  const writer = createTemplateWriter({ id: 't1', isSystem: false, type: 'email' }, 2, lock, () => {});
  const state = createStore(() => ({ flows: IDLE_FLOWS, template: TEMPLATE, module: null, dialog: null }));
  const session = { editor, writer, state, readOnly: false } as unknown as EditorSession;

  const restored = restoreVersion(session, DATE);
  await vi.waitFor(() => expect(editor.getState().document.settings.width).toBe(640), { interval: 0, timeout: 10_000 });
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toEqual(['GET']);
  await vi.advanceTimersByTimeAsync(1);
  await restored;
  expect(sent).toEqual(['GET', 'PATCH']);
  expect(notificationsStore.getState().notifications.map(({ message }) => message)).toEqual([
    `The template has been restored to the version from ${fullDate(DATE)}.`,
  ]);
});
