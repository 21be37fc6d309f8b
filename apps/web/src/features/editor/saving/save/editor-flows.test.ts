import { blockRegistry } from '@mailwright/blocks';
import { blankDocument, createEditor } from '@mailwright/document';
import { notifications, notificationsStore } from '@mantine/notifications';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { loadNamespace } from '../../../../shared/i18n/load-namespace.ts';
import { speak } from '../../../../shared/i18n/testing/speak.ts';
import type { EditorSession, SessionState } from '../../core/session/editor-session.ts';
import { IDLE_FLOWS } from '../../core/session/flows.ts';
import { changeInfo } from '../../core/template/change-info.ts';
import { sendEmail } from '../../preview/test-mail/send-email.ts';
import { changeStatus } from './change-status.ts';
import { convertTemplate } from './convert-template.ts';
import { saveTemplate } from './save-template.ts';
import { createTemplateWriter } from './template-writer.ts';

const TEMPLATE = { id: 't1', name: 'Spring', tags: '', description: '', isSystem: false, type: 'email', revision: 2 };

let isRefused: boolean;

beforeEach(() => {
  isRefused = false;
  // No page stands around this one.
  vi.stubGlobal('window', { location: { search: '' } });
  vi.stubGlobal('document', { referrer: '' });
  vi.stubGlobal('location', {});
  vi.stubGlobal('fetch', async () =>
    isRefused
      ? Response.json({ code: 'FORBIDDEN', error: 'No', message: 'No' }, { status: 403 })
      : Response.json({ ...TEMPLATE, accepted: ['anna@acme.example'], rejected: [], keptAt: null }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function openSession(): EditorSession {
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
  return { editor, writer, state, readOnly: false, saveFirst: async () => true } as unknown as EditorSession;
}

const MAIL = { from: 'anna@acme.example', to: ['anna@acme.example'], subject: 'Spring' };

test.each([
  ['changeInfo', (session: EditorSession) => changeInfo(session, { name: 'Summer' })],
  ['sendEmail', (session: EditorSession) => sendEmail(session, MAIL)],
  ['saveTemplate', (session: EditorSession) => saveTemplate(session, { quiet: true })],
  ['changeStatus', (session: EditorSession) => changeStatus(session, 'draft')],
  ['convertTemplate', (session: EditorSession) => convertTemplate(session)],
] as const)('%s tells how far it is, alone, and that the server refused it', async (name, act) => {
  const session = openSession();
  const flows = () => (session.state as { getState(): Pick<SessionState, 'flows'> }).getState().flows;
  const taken = act(session);
  expect(flows()).toEqual({ ...IDLE_FLOWS, [name]: { status: 'loading' } });
  await taken;
  expect(flows()).toEqual({ ...IDLE_FLOWS, [name]: { status: 'success' } });
  isRefused = true;
  await Promise.resolve(act(session)).catch((error) => expect(error).toBeInstanceOf(ApiError));
  expect(flows()[name].status).toBe('error');
});

test('a status change that the server fails at says the general sentence, and is marked as rejected', async () => {
  await speak('en', { messages: await loadNamespace('en', 'messages'), errors: await loadNamespace('en', 'errors') });
  notifications.clean();
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
  const session = openSession();
  expect(await changeStatus(session, 'published')).toBe(false);
  const { flows, template } = session.state.getState();
  expect(flows.changeStatus).toEqual({ status: 'error' });
  expect(template).toBe(TEMPLATE);
  expect(notificationsStore.getState().notifications.map(({ message, color }) => [message, color])).toEqual([
    ['Something went wrong. Try again later', 'red.8'],
  ]);
});
