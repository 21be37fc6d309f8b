import type { Locator, Page } from '@playwright/test';
import { touchByBidi } from '../../tools/runtime/complete-bidi.mjs';
import type { EditorPage } from './editor-page.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Ids of the nodes of a kind, in the order of the mail. */
export async function order({ mail }: EditorPage, kind: string): Promise<string> {
  const ids = await mail
    .locator(`[data-mw-kind="${kind}"]`)
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-mw-id')));
  return ids.join(' ');
}

export async function middle(target: Locator): Promise<Spot & { width: number; height: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not shown');
  return { ...box, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits until what is looked for once per frame has been found. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Picks up what is at one place with the mouse and holds it over another. */
export async function carry(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 6, { steps: 2 });
  await page.mouse.move(to.x, to.y, { steps: 10 });
  await nextFrames(page);
}

/** The live region of the canvas. */
export const spoken = (page: Page): Locator => page.locator('output[aria-live="polite"]');

type TouchSender = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot) => Promise<unknown>;

/** Returns a function that sends touches through the browser's protocol; Playwright itself has only taps. */
async function touchSender(page: Page): Promise<TouchSender> {
  if (page.context().browser()?.browserType().name() === 'chromium') {
    const protocol = await page.context().newCDPSession(page);
    return (type, at) =>
      protocol.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] });
  }
  const moveTo = ({ x, y }: Spot) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) });
  const then = {
    touchStart: [{ type: 'pointerDown', button: 0 }],
    touchMove: [],
    touchEnd: [{ type: 'pointerUp', button: 0 }],
  };
  return (type, at) => touchByBidi(page, [...(at ? [moveTo(at)] : []), ...then[type]]);
}

/** A finger, as the browser's protocol moves it. */
export async function finger(page: Page) {
  const send = await touchSender(page);
  const move = async (from: Spot, to: Spot, steps: number) => {
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      await send('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
  };
  return {
    /** Moves at once, as one scrolls. */
    async pan(from: Spot, to: Spot): Promise<void> {
      await send('touchStart', from);
      await move(from, to, 8);
      await send('touchEnd');
    },
    /** Rests until what is under it is picked up, and holds it over another place. */
    async carry(from: Spot, to: Spot): Promise<void> {
      await send('touchStart', from);
      // A finger picks up after 250 ms.
      await page.waitForTimeout(350);
      await move(from, to, 8);
      await nextFrames(page);
    },
    lift: () => send('touchEnd'),
  };
}
