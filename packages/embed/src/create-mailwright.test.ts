import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMailwright, type MailwrightOptions } from './create-mailwright.ts';
import { type FrameMessage, fromFrame } from './messages.ts';

const ORIGIN = 'https://mail.example';

/** As much of a page as the SDK touches. */
function hostPage() {
  const told = vi.fn<(message: object, origin: string) => void>();
  const contentWindow = { postMessage: told };
  const remove = vi.fn();
  const frame = { contentWindow, remove, style: {}, src: '', title: '', allow: '', referrerPolicy: '' };
  let hear: ((event: object) => void) | null = null;
  const window = {
    setTimeout,
    clearTimeout,
    addEventListener: (_type: string, listener: (event: object) => void) => {
      hear = listener;
    },
    removeEventListener: () => {
      hear = null;
    },
  };
  const append = vi.fn();
  const container = { append, ownerDocument: { defaultView: window, createElement: () => frame } };
  return {
    frame,
    told,
    remove,
    append,
    container: container as unknown as HTMLElement,
    say: (message: FrameMessage, from: { origin?: string; source?: unknown } = {}) =>
      hear?.({ data: fromFrame(message), origin: ORIGIN, source: contentWindow, ...from }),
  };
}

function embedded(options: Partial<MailwrightOptions> = {}) {
  const page = hostPage();
  const heard = { onReady: vi.fn(), onSave: vi.fn(), onPublishFailed: vi.fn(), onClose: vi.fn(), onError: vi.fn() };
  const ticket = vi.fn(async () => 'a.b.c');
  const mailwright = createMailwright({ container: page.container, origin: ORIGIN, ticket, ...heard, ...options });
  return { ...page, ...heard, ticket, mailwright };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the frame holds the editor of the template, or the dashboard, and may use the clipboard', () => {
  const { frame, append } = embedded({ templateId: 'a/b' });
  expect(frame.src).toBe('https://mail.example/edit/a%2Fb?embed=true');
  expect(frame).toMatchObject({ title: 'Mailwright', allow: `clipboard-read ${ORIGIN}; clipboard-write ${ORIGIN}` });
  expect(append).toHaveBeenCalledExactlyOnceWith(frame);
  expect(embedded({ origin: `${ORIGIN}/` }).frame.src).toBe('https://mail.example/?embed=true');
});

test('a frame that needs a session gets a new ticket each time, and nobody else does', async () => {
  const { say, told, ticket, onReady } = embedded();
  say({ type: 'ready', templateId: null, ticket: 'start' });
  say({ type: 'ready', templateId: null, ticket: 'expired' });
  await vi.advanceTimersByTimeAsync(0);
  const message = { source: 'mailwright-host', type: 'ticket', ticket: 'a.b.c' };
  expect(told.mock.calls).toEqual([
    [message, ORIGIN],
    [message, ORIGIN],
  ]);
  expect(ticket).toHaveBeenCalledTimes(2);
  expect(onReady).not.toHaveBeenCalled();
});

test('messages of another origin or another window are not heard', async () => {
  const { say, ticket, onClose } = embedded();
  for (const from of [{ origin: 'https://evil.example' }, { source: {} }]) {
    say({ type: 'ready', templateId: null, ticket: 'start' }, from);
    say({ type: 'close', templateId: 't1', reason: 'saved' }, from);
  }
  expect(ticket).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test('the page is told when the frame is open, how saving goes, what is not published and why, and when the person is done', () => {
  const { say, onReady, onSave, onPublishFailed, onClose } = embedded();
  const refusal = { templateId: 't1', code: 'TEMPLATE_SHARED', message: 'A shared template cannot be published.' };
  say({ type: 'ready', templateId: 't1' });
  say({ type: 'save-status', templateId: 't1', status: 'saving' });
  say({ type: 'publish-failed', ...refusal });
  say({ type: 'close', templateId: 't1', reason: 'cancelled' });
  expect(onReady).toHaveBeenCalledExactlyOnceWith({ templateId: 't1' });
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ templateId: 't1', status: 'saving' });
  expect(onPublishFailed).toHaveBeenCalledExactlyOnceWith(refusal);
  expect(onClose).toHaveBeenCalledExactlyOnceWith({ templateId: 't1', reason: 'cancelled' });
});

test('a ticket function that fails is reported here and said to the frame', async () => {
  const cause = new Error('signed out');
  const { say, told, onError } = embedded({ ticket: () => Promise.reject(cause) });
  say({ type: 'ready', templateId: null, ticket: 'start' });
  await vi.advanceTimersByTimeAsync(0);
  expect(told.mock.calls).toEqual([[{ source: 'mailwright-host', type: 'no-ticket' }, ORIGIN]]);
  expect(onError.mock.calls).toEqual([[expect.objectContaining({ code: 'TICKET_FAILED', cause })]]);
});

test('a refused ticket and a frame that stays silent are reported', async () => {
  const { say, onError } = embedded();
  await vi.advanceTimersByTimeAsync(30_000);
  say({ type: 'ticket-refused', templateId: null, code: 'UNAUTHENTICATED' });
  expect(onError.mock.calls.map(([error]) => error.code)).toEqual(['FRAME_SILENT', 'TICKET_REFUSED']);
  const spoken = embedded();
  spoken.say({ type: 'ready', templateId: null });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(spoken.onError).not.toHaveBeenCalled();
});

test('another template is opened in the same frame', () => {
  const { mailwright, frame, append } = embedded({ templateId: 't1' });
  mailwright.open('t2');
  expect(frame.src).toBe('https://mail.example/edit/t2?embed=true');
  mailwright.open(null);
  expect(frame.src).toBe('https://mail.example/?embed=true');
  expect(append).toHaveBeenCalledTimes(1);
});

test('once destroyed the frame is gone, and a ticket that comes too late goes nowhere', async () => {
  const { mailwright, say, remove, told, onError, onClose } = embedded();
  say({ type: 'ready', templateId: null, ticket: 'start' });
  mailwright.destroy();
  await vi.advanceTimersByTimeAsync(60_000);
  say({ type: 'close', templateId: null, reason: 'cancelled' });
  expect(remove).toHaveBeenCalledTimes(1);
  for (const never of [told, onError, onClose]) expect(never).not.toHaveBeenCalled();
});

test('an origin that is no web address is refused at once', () => {
  expect(() => embedded({ origin: 'mail.example' })).toThrow(TypeError);
  expect(() => embedded({ origin: 'data:text/html,x' })).toThrow(TypeError);
});
