import { expect, type Page } from '@playwright/test';

/** Steps in the newest journal of this device; runs in the page. */
async function countSteps(): Promise<number> {
  const request = indexedDB.open('mailwright-journals');
  const database = await new Promise<IDBDatabase>((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
  if (!database.objectStoreNames.contains('journals')) {
    database.close();
    return 0;
  }
  const all = database
    .transaction('journals')
    .objectStore('journals')
    .getAll(IDBKeyRange.bound(['head'], ['head', []]));
  const heads = await new Promise<{ text: string; keptAt: number }[]>((resolve) => {
    all.onsuccess = () => resolve(all.result);
  });
  database.close();
  const [newest] = heads.toSorted((a, b) => b.keptAt - a.keptAt);
  return newest ? JSON.parse(newest.text).steps.length : 0;
}

/** Waits until this device holds the work in so many steps: what is kept a moment after each change outlives a reload. */
export async function workIsKept(page: Page, steps: number): Promise<void> {
  await expect.poll(() => page.evaluate(countSteps)).toBe(steps);
}
