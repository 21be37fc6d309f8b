import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { keepUnsaved } from './keep-unsaved.ts';

let listeners: Map<string, () => void>;
let edit: () => void;
let keepTimes: number[];
/** Time that the device takes to store the work, milliseconds. */
let writingMs: number;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  listeners = new Map();
  const target = {
    addEventListener: (name: string, run: () => void) => listeners.set(name, run),
    removeEventListener: () => undefined,
  };
  vi.stubGlobal('document', target);
  vi.stubGlobal('window', { ...target, setTimeout, clearTimeout });
  keepTimes = [];
  writingMs = 0;
  let now = { document: {}, saved: {} };
  let told: (state: typeof now, before: typeof now) => void = () => undefined;
  const session = {
    editor: {
      getState: () => now,
      subscribe: (listener: typeof told) => {
        told = listener;
        return () => undefined;
      },
    },
    state: { setState: () => undefined },
    work: {
      begin: () => () => undefined,
      keep: async () => {
        keepTimes.push(Date.now());
        await new Promise((resolve) => setTimeout(resolve, writingMs));
        return true;
      },
    },
  };
  edit = () => {
    const before = now;
    now = { ...now, document: {} };
    told(now, before);
  };
  stop = keepUnsaved(session as unknown as EditorSession);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function editEvery(ms: number, until: number): Promise<void> {
  while (Date.now() < until) {
    edit();
    await vi.advanceTimersByTimeAsync(ms);
  }
}

test('somebody who never pauses has their work kept every tenth of a second', async () => {
  await editEvery(20, 1000);
  expect(keepTimes).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]);
});

test('where the device writes slowly three quarters of the time are left to others', async () => {
  writingMs = 120;
  await editEvery(20, 2000);
  const pauses = keepTimes.slice(4).map((time, index) => time - (keepTimes[index + 3] ?? 0));
  expect(pauses.length).toBeGreaterThan(2);
  for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(360);
});

test('what is not kept yet is kept at once when the page goes, also while it is being written', async () => {
  edit();
  listeners.get('pagehide')?.();
  expect(keepTimes).toEqual([0]);
  await vi.advanceTimersByTimeAsync(500);
  listeners.get('pagehide')?.();
  expect(keepTimes).toEqual([0]);
  writingMs = 1000;
  edit();
  await vi.advanceTimersByTimeAsync(200);
  listeners.get('pagehide')?.();
  expect(keepTimes).toEqual([0, 600, 700]);
});
