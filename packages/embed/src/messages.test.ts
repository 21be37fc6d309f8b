import { expect, test } from 'vitest';
import {
  type FrameMessage,
  fromFrame,
  fromHost,
  type HostMessage,
  readFrameMessage,
  readHostMessage,
} from './messages.ts';

const FRAME_MESSAGES: readonly FrameMessage[] = [
  { type: 'ready', templateId: null, ticket: 'start' },
  { type: 'ready', templateId: 't1' },
  { type: 'ticket-refused', templateId: null, code: 'UNAUTHENTICATED' },
  { type: 'save-status', templateId: 't1', status: 'failed' },
  {
    type: 'publish-failed',
    templateId: 't1',
    code: 'TEMPLATE_SHARED',
    message: 'A shared template cannot be published.',
  },
  { type: 'close', templateId: 't1', reason: 'saved' },
];

const HOST_MESSAGES: readonly HostMessage[] = [{ type: 'ticket', ticket: 'a.b.c' }, { type: 'no-ticket' }];

test('each side reads what the other one posts', () => {
  for (const message of FRAME_MESSAGES) expect(readFrameMessage(fromFrame(message))).toEqual(message);
  for (const message of HOST_MESSAGES) expect(readHostMessage(fromHost(message))).toEqual(message);
});

test('neither side takes its own messages for those of the other', () => {
  for (const message of FRAME_MESSAGES) expect(readHostMessage(fromFrame(message))).toBeNull();
  for (const message of HOST_MESSAGES) expect(readFrameMessage(fromHost(message))).toBeNull();
});

test.each([
  null,
  'close',
  42,
  { type: 'close', templateId: 't1' },
  { source: 'mailwright', type: 'toString' },
  { source: 'mailwright', type: 'close', templateId: 7 },
  { source: 'mailwright', type: 'save-status', templateId: 't1', status: 'perhaps' },
  { source: 'mailwright', type: 'publish-failed', templateId: 't1', code: 7, message: '' },
  { source: 'webpack', type: 'close', templateId: 't1' },
])('what is no message of ours is not read: %j', (data) => {
  expect(readFrameMessage(data)).toBeNull();
});

test('a ticket is a text that says something', () => {
  expect(readHostMessage({ source: 'mailwright-host', type: 'ticket', ticket: '' })).toBeNull();
  expect(readHostMessage({ source: 'mailwright-host', type: 'ticket', ticket: { toString: 1 } })).toBeNull();
});

test('what a message carries beside its own fields is left out', () => {
  const data = { ...fromFrame({ type: 'ready', templateId: 't1' }), html: '<b>' };
  expect(readFrameMessage(data)).toEqual({ type: 'ready', templateId: 't1' });
});
