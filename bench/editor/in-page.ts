import type { Page } from 'playwright-core';

/** What the page under test keeps for the benchmark. */
interface Probe {
  opened: number;
  longest: number;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Notes when the canvas can be edited, and the longest task since `probe.longest` was last set to 0. */
export async function installProbe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    window.probe = { opened: 0, longest: 0 };
    const look = () => {
      const frame = document.querySelector('iframe');
      const drawn = frame?.contentDocument?.querySelector('[data-mw-kind="block"]');
      if (drawn && document.querySelector('[data-canvas]')) window.probe.opened = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.probe.longest = Math.max(window.probe.longest, duration);
    }).observe({ type: 'longtask' });
  });
}

/** Milliseconds from the next event of a type, wherever it goes, to the paint after it. */
export async function untilPaint(page: Page, type: string, act: () => Promise<void>): Promise<number> {
  const painted = page.evaluateHandle((name) => {
    const done = new Promise<number>((resolve) => {
      const begin = () => {
        const start = performance.now();
        for (const document of documents) document.removeEventListener(name, begin, true);
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - start);
          channel.port2.postMessage(null);
        });
      };
      const frame = document.querySelector('iframe')?.contentDocument;
      const documents = frame ? [document, frame] : [document];
      for (const document of documents) document.addEventListener(name, begin, true);
    });
    return { done };
  }, type);
  const handle = await painted;
  await act();
  return handle.evaluate(({ done }) => done);
}
