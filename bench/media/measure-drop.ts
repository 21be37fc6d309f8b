import type { Page } from 'playwright-core';

export interface DropFigures {
  /** Milliseconds until all pictures are blocks of the mail. */
  readonly total: number;
  /** Milliseconds that a worker had one photograph, each. */
  readonly inWorker: readonly number[];
  readonly longestTask: number;
  /** Sum of the time over 50 ms of every task, milliseconds. */
  readonly blocking: number;
}

interface Watched {
  readonly workers: number[];
  readonly tasks: number[];
}

/** Notes long tasks of the page, and how long its workers have their jobs. */
export function watchPage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const watched: Watched = { workers: [], tasks: [] };
    Object.assign(window, { watched });
    const Plain = Worker;
    const post = Plain.prototype.postMessage;
    Plain.prototype.postMessage = function (this: Worker, ...job: unknown[]) {
      const start = performance.now();
      this.addEventListener('message', () => watched.workers.push(performance.now() - start), { once: true });
      return Reflect.apply(post, this, job);
    };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}

/** Lets files go on the canvas all at once, and waits until they are in the mail. */
export async function measureDrop(page: Page, files: readonly string[]): Promise<DropFigures> {
  await page.evaluate(() => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    input.id = 'photographs';
    document.body.append(input);
  });
  await page.locator('#photographs').setInputFiles([...files]);
  const start = performance.now();
  await page.evaluate(() => {
    const { watched } = window as unknown as { watched: Watched };
    watched.tasks.length = 0;
    const input = document.querySelector<HTMLInputElement>('#photographs');
    const surface = document.querySelector('[data-canvas]');
    const { left = 0, top = 0, width = 0 } = surface?.getBoundingClientRect() ?? {};
    const dataTransfer = new DataTransfer();
    for (const file of input?.files ?? []) dataTransfer.items.add(file);
    input?.remove();
    const at = { clientX: left + width / 2, clientY: top + 60 };
    surface?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer, ...at }));
  });
  const images = page.frameLocator('iframe[src^="/canvas-frame"]').locator('img[src*="/assets/user/"]');
  await images.nth(files.length - 1).waitFor({ state: 'attached', timeout: 300_000 });
  const total = performance.now() - start;
  const { workers, tasks } = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  return {
    total,
    inWorker: workers,
    longestTask: Math.max(0, ...tasks),
    blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
  };
}
