import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { type Session, setSession } from '../session/session-store.ts';
import { closeForNow, complete, isDue, notifyCompletion, restartTour, tourStore } from './tour-progress.ts';

const kept = new Map<string, string>();

/** Settings sent to the server. It never answers, so that no answer reaches a later test. */
let saved: unknown[] = [];

/** Signs a person in, as the server knows them. */
function signedIn(account: { dashboardTourDone: boolean; editorTourDone: boolean }) {
  setSession({
    state: 'open',
    session: { token: 't', sessionId: 's', account: { principalId: 'anna', ...account } } as unknown as Session,
  });
}

beforeEach(async () => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    saved.push(JSON.parse(body));
    return new Promise(() => {});
  });
  for (const name of ['dashboard', 'editor'] as const) {
    restartTour(name);
    complete(name);
  }
  kept.clear();
  signedIn({ dashboardTourDone: false, editorTourDone: false });
  saved = [];
});
afterAll(() => setSession({ state: 'unknown' }));

test('completion is kept locally, one flag for the dashboard and one for the editor', () => {
  complete('dashboard');
  expect(kept.get('mailwright.dashboardTourDone')).toBe('true');
  expect(saved).toEqual([{ userId: 'anna', dashboardTourDone: true }]);
  expect(isDue('dashboard')).toBe(false);
  expect(isDue('editor')).toBe(true);
});

test('a tour that the person has seen in another browser is not due in this one', () => {
  signedIn({ dashboardTourDone: false, editorTourDone: true });
  expect(isDue('editor')).toBe(false);
  expect(isDue('dashboard')).toBe(true);
  notifyCompletion('editor');
  expect(saved).toEqual([]);
});

test('what only this browser knows still counts, and the server hears of it', () => {
  kept.set('mailwright.editorTourDone', 'true');
  expect(isDue('editor')).toBe(false);
  notifyCompletion('editor');
  notifyCompletion('dashboard');
  expect(saved).toEqual([{ userId: 'anna', editorTourDone: true }]);
});

test('a tour asked for again is due again whatever the server knows, and the open page is told', () => {
  const before = tourStore.getState().rounds;
  signedIn({ dashboardTourDone: true, editorTourDone: true });
  restartTour('dashboard');
  expect(isDue('dashboard')).toBe(true);
  expect(isDue('editor')).toBe(false);
  expect(saved).toEqual([{ userId: 'anna', dashboardTourDone: false }]);
  expect(tourStore.getState().rounds).toBe(before + 1);
  notifyCompletion('dashboard');
  expect(saved).toHaveLength(1);
});

test('a tour closed before its end is quiet on this visit and is not marked as completed', () => {
  closeForNow('editor');
  expect(isDue('editor')).toBe(false);
  expect(kept.get('mailwright.editorTourDone')).toBeUndefined();
  expect(saved).toEqual([]);
});
