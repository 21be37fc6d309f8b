import type { Page } from 'playwright-core';
import type { EditorUnderTest } from './editor-under-test.ts';

/** Measurements of the page under test, milliseconds: when the canvas could be edited, and the longest task. */
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
export async function installProbe(page: Page, ready: EditorUnderTest['ready']): Promise<void> {
  await page.addInitScript((marks) => {
    if (window !== window.top) return;
    // Tours would lie over what is measured.
    localStorage.setItem('mailwright.dashboardTourDone', 'true');
    localStorage.setItem('mailwright.editorTourDone', 'true');
    window.probe = { opened: 0, longest: 0 };
    const look = () => {
      const frame = document.querySelector('iframe');
      const drawn = frame?.contentDocument?.querySelector(marks.frame);
      if (drawn && document.querySelector(marks.page)) window.probe.opened = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.probe.longest = Math.max(window.probe.longest, duration);
    }).observe({ type: 'longtask' });
  }, ready);
}

/** The longest task while something is done; 0 when none took 50 ms or more. */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const settled = () => page.waitForTimeout(300);
  await settled();
  await page.evaluate(() => {
    window.probe.longest = 0;
  });
  await act();
  await settled();
  return page.evaluate(() => window.probe.longest);
}

/** Milliseconds from the next event of a type, wherever it goes, to the paint after it. */
export async function untilPaint(page: Page, type: string, act: () => Promise<void>): Promise<number> {
  const handle = await page.evaluateHandle((name) => {
    const done = new Promise<number>((resolve) => {
      const begin = () => {
        const start = performance.now();
        for (const target of windows) target.removeEventListener(name, begin, true);
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - start);
          channel.port2.postMessage(null);
        });
      };
      const frame = document.querySelector('iframe')?.contentWindow;
      const windows = frame ? [window, frame] : [window];
      for (const target of windows) target.addEventListener(name, begin, true);
    });
    return { done };
  }, type);
  await act();
  return handle.evaluate(({ done }) => done);
}
