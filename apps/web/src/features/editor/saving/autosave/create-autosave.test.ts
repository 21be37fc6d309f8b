import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AutosaveOutcome, createAutosave } from './create-autosave.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A mail that is typed in, and a server that answers as told; each save is noted with the time it began. */
function sitting(answers: readonly AutosaveOutcome[] = []) {
  const begun: number[] = [];
  const rest = [...answers];
  const state = { dirty: false, allowed: true };
  const start = Date.now();
  const autosave = createAutosave({
    isDue: () => state.dirty && state.allowed,
    async save() {
      begun.push((Date.now() - start) / 1000);
      const outcome = rest.shift() ?? 'saved';
      if (outcome === 'saved') state.dirty = false;
      return outcome;
    },
  });
  const type = () => {
    state.dirty = true;
    autosave.changed();
  };
  return { begun, state, autosave, type, after: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000) };
}

test('saves five seconds after the last change, not after the first', async () => {
  const { begun, type, after } = sitting();
  type();
  await after(4);
  type();
  await after(4.9);
  expect(begun).toEqual([]);
  await after(0.1);
  expect(begun).toEqual([9]);
  await after(60);
  expect(begun).toEqual([9]);
});

test('saves at once when the page is left, and nothing when there is nothing to save', async () => {
  const { begun, type, autosave, after } = sitting();
  autosave.now(true);
  expect(begun).toEqual([]);
  type();
  await after(1);
  autosave.now(true);
  autosave.now(true);
  await after(30);
  expect(begun).toEqual([1]);
});

test('tries again after a longer pause each time there was no answer, at most every two minutes', async () => {
  const { begun, type, after } = sitting(Array.from({ length: 8 }, () => 'unreachable' as const));
  type();
  await after(500);
  expect(begun).toEqual([5, 10, 20, 40, 80, 160, 280, 400]);
  await after(120);
  expect(begun.at(-1)).toBe(520);
  await after(600);
  expect(begun).toHaveLength(9);
});

test('an edit does not hurry a server that does not answer; the connection that is back does', async () => {
  const { begun, type, autosave, after } = sitting(['unreachable', 'unreachable', 'unreachable']);
  type();
  await after(20);
  type();
  await after(19);
  expect(begun).toEqual([5, 10, 20]);
  autosave.now();
  expect(begun).toEqual([5, 10, 20, 39]);
});

test('content that was refused is sent again only once it changed, after a longer rest', async () => {
  const { begun, type, state, after } = sitting(['refused']);
  type();
  await after(5);
  // The document that was refused is not due again.
  state.allowed = false;
  await after(300);
  expect(begun).toEqual([5]);
  state.allowed = true;
  type();
  await after(29);
  expect(begun).toEqual([5]);
  await after(1);
  expect(begun).toEqual([5, 335]);
});

test('what speaks against saving is asked when it is time, and what was written meanwhile is saved next', async () => {
  const { begun, type, state, autosave, after } = sitting();
  state.allowed = false;
  type();
  await after(60);
  expect(begun).toEqual([]);
  state.allowed = true;
  autosave.changed();
  await after(5);
  expect(begun).toEqual([65]);
  type();
  autosave.stop();
  await after(60);
  type();
  await after(60);
  expect(begun).toEqual([65]);
});
