import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../ui/toast/toast.tsx';
import { missingChunkStore, reportFailedChunk, reportMissingChunk } from './missing-chunk.ts';
import { beforeReload, reloadPage } from './reload-page.ts';

beforeEach(() => missingChunkStore.setState({ missing: false }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a reload is offered when the server answers but the part is gone', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }));
  await reportMissingChunk();
  expect(missingChunkStore.getState().missing).toBe(true);
});

test('without a connection no reload is offered, which would lose the page', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const told = vi.spyOn(toast, 'error').mockReturnValue('');
  await reportMissingChunk();
  expect(missingChunkStore.getState().missing).toBe(false);
  expect(told).toHaveBeenCalledOnce();
});

test('a part that is broken, not missing, is no reason to reload', () => {
  const told = vi.spyOn(toast, 'error').mockReturnValue('');
  reportFailedChunk(new TypeError('x is undefined'));
  expect(told).toHaveBeenCalledOnce();
  expect(missingChunkStore.getState().missing).toBe(false);
});

test.each([
  'Failed to fetch dynamically imported module: https://mail.example/assets/a-1.js',
  'error loading dynamically imported module: https://mail.example/assets/a-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a-1.css',
])('a part that did not come is known by the words of each browser: %s', async (words) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }));
  reportFailedChunk(new TypeError(words));
  await vi.waitFor(() => expect(missingChunkStore.getState().missing).toBe(true), 10_000);
});

test('what must outlive the page is kept before it reloads, even if one of it fails', async () => {
  const steps: string[] = [];
  vi.stubGlobal('window', { location: { reload: () => steps.push('reload') } });
  const ends = [
    beforeReload(() => Promise.reject(new Error('full'))),
    beforeReload(async () => {
      steps.push('kept');
    }),
  ];
  await reloadPage();
  expect(steps).toEqual(['kept', 'reload']);
  for (const end of ends) end();
  await reloadPage();
  expect(steps).toEqual(['kept', 'reload', 'reload']);
});
