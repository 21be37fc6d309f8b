import { setTimeout as setTimer } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { AppError } from '../../app-error.ts';
import { DrawingLost, type DrawingTies, drawPdf, drawPicture } from './draw-mail.ts';
import type { FoundBrowser } from './find-browser.ts';
import type { DrawingOrder } from './process-messages.ts';

/** Throws as a MailBrowser does. */
export interface BrowserPool {
  draw(order: DrawingOrder, ties: DrawingTies): Promise<Buffer>;
  isThere(): Promise<boolean>;
  close(): Promise<void>;
}

export interface BrowserPoolOptions {
  /** Looks once, when the first mail is drawn. */
  readonly find: () => Promise<FoundBrowser | null>;
  readonly launch: (found: FoundBrowser) => Promise<Browser>;
  /** Mails drawn side by side. */
  readonly pages?: number;
  /** Longest time for one mail, its pictures included, milliseconds. */
  readonly timeout?: number;
  /** Most mails that wait; people behind more of them would have left long before. */
  readonly maxWaiting?: number;
  /** Time after which a browser without work is closed, milliseconds. */
  readonly idle?: number;
}

const NO_BROWSER =
  'No Chrome or Chromium was found on the server. Install one, for example with "npx playwright install chromium", or set CHROMIUM_PATH.';

/** Longest wait for a browser to end, milliseconds. */
const CLOSING = 2000;

/** A browser gives memory back when it ends, so none gets old. */
const MAILS_PER_BROWSER = 300;

/** One browser at a time: started by the first mail, ended when there has been none for a while. */
export function createBrowserPool(options: BrowserPoolOptions): BrowserPool {
  const { find, launch, pages = 2, maxWaiting = 100, timeout = 30_000, idle = 30_000 } = options;
  let found: Promise<FoundBrowser | null> | null = null;
  let current: Promise<Browser> | null = null;
  let drawn = 0;
  let busy = 0;
  let rest: NodeJS.Timeout | undefined;
  const waiting: (() => void)[] = [];

  function findProgram(): Promise<FoundBrowser | null> {
    found ??= find();
    return found;
  }

  function drop(which: Promise<Browser>): void {
    if (current === which) current = null;
    // A browser that hangs is ended by force after a while; nobody has to wait for that.
    which.then((browser) => browser.close()).catch(() => null);
  }

  function running(program: FoundBrowser): Promise<Browser> {
    // While others draw with it, it gets a little older.
    if (current && (drawn < MAILS_PER_BROWSER || busy > 1)) return current;
    if (current) drop(current);
    drawn = 0;
    const started = launch(program);
    current = started;
    const forget = () => {
      if (current === started) current = null;
    };
    started.then((browser) => browser.once('disconnected', forget), forget);
    return started;
  }

  async function turn(signal: AbortSignal | undefined): Promise<void> {
    clearTimeout(rest);
    if (busy < pages) {
      busy += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw new AppError('RATE_LIMITED', { retryAfter: timeout / 1000 });
    await new Promise<void>((go, leave) => {
      waiting.push(go);
      signal?.addEventListener('abort', () => {
        const place = waiting.indexOf(go);
        if (place !== -1) waiting.splice(place, 1);
        leave(unwanted(signal));
      });
    });
  }

  function done(): void {
    const next = waiting.shift();
    if (next) {
      next();
      return;
    }
    busy -= 1;
    if (busy > 0 || !current) return;
    const which = current;
    rest = setTimeout(() => drop(which), idle);
    rest.unref();
  }

  async function attempt<T>(program: FoundBrowser, work: (browser: Browser) => Promise<T>): Promise<T> {
    const browser = running(program);
    drawn += 1;
    try {
      return await within(timeout, browser.then(work));
    } catch (cause) {
      if (cause instanceof TooSlow) drop(browser);
      else if (cause instanceof DrawingLost || (await isGone(browser))) return alone(program, work);
      throw new AppError('DRAWING_FAILED', { cause });
    }
  }

  /** The browser or the page went down, perhaps by another mail's fault: once more, where this one can take down itself alone. */
  async function alone<T>(program: FoundBrowser, work: (browser: Browser) => Promise<T>): Promise<T> {
    const browser = launch(program);
    try {
      return await within(timeout, browser.then(work));
    } catch (cause) {
      throw new AppError('DRAWING_FAILED', { cause });
    } finally {
      drop(browser);
    }
  }

  async function draw<T>(work: (browser: Browser) => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    const program = await findProgram();
    if (!program) throw new AppError('NOT_CONFIGURED', { sentence: NO_BROWSER });
    if (signal?.aborted) throw unwanted(signal);
    await turn(signal);
    try {
      return await attempt(program, work);
    } finally {
      done();
    }
  }

  return {
    draw: (order, ties) => draw((browser) => drawOrder(browser, order, ties), ties.signal),
    isThere: async () => (await findProgram()) !== null,
    async close() {
      clearTimeout(rest);
      if (!current) return;
      // One that hangs is ended with this process.
      await Promise.race([current.then((browser) => browser.close()).catch(() => null), setTimer(CLOSING)]);
    },
  };
}

function drawOrder(browser: Browser, order: DrawingOrder, ties: DrawingTies): Promise<Buffer> {
  switch (order.kind) {
    case 'picture':
      return drawPicture(browser, order.layout, ties);
    case 'pdf':
      return drawPdf(browser, order.layout, ties);
  }
}

/** Returns whether a browser has ended: by itself, ended by us because of another mail, or while it started. */
async function isGone(which: Promise<Browser>): Promise<boolean> {
  const browser = await which.catch(() => null);
  return !browser?.isConnected();
}

function unwanted({ reason }: AbortSignal): AppError {
  return new AppError('DRAWING_FAILED', { cause: reason });
}

class TooSlow extends Error {}

async function within<T>(time: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow(`Not drawn within ${time} ms`)), time);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // Its failure after that is of no interest to anybody.
    work.catch(() => null);
  }
}
