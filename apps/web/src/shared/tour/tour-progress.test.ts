import { beforeEach, expect, test, vi } from 'vitest';
import { closeForNow, complete, isDue, restartTour, tourStore } from './tour-progress.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  restartTour('dashboard');
  restartTour('editor');
});

test('completion is kept locally, one flag for the dashboard and one for the editor', () => {
  complete('dashboard');
  expect(kept.get('mailwright.dashboardTourDone')).toBe('true');
  expect(isDue('dashboard')).toBe(false);
  expect(isDue('editor')).toBe(true);
});

test('a tour closed before its end is quiet on this visit and is not marked as completed', () => {
  closeForNow('editor');
  expect(isDue('editor')).toBe(false);
  expect(kept.get('mailwright.editorTourDone')).toBe('false');
});

test('a tour asked for again is due again, and the open page is told', () => {
  const before = tourStore.getState().rounds;
  complete('dashboard');
  restartTour('dashboard');
  expect(isDue('dashboard')).toBe(true);
  expect(tourStore.getState().rounds).toBe(before + 1);
});
