import type { Browser } from 'playwright-core';
import { type BrowserPoolOptions, createBrowserPool } from '../integrations/browser/browser-pool.ts';
import type { DrawingTies } from '../integrations/browser/draw-mail.ts';
import { findBrowser } from '../integrations/browser/find-browser.ts';
import { openImageGate } from '../integrations/browser/image-gate.ts';
import { launchBrowser } from '../integrations/browser/launch-browser.ts';
import type { MailBrowser, MailPage } from '../integrations/browser/port.ts';

const { CHROMIUM_PATH, PATH = '', FONTCONFIG_FILE } = process.env;

/** A browser of this machine; null, and said loudly, where there is none. */
export const machineBrowser = await findBrowser({
  chromiumPath: CHROMIUM_PATH || null,
  searchPath: PATH,
  fontConfig: FONTCONFIG_FILE,
});

if (!machineBrowser)
  process.stderr.write('SKIPPED: tests of pictures and PDFs, because no Chrome or Chromium was found.\n');

interface TestPoolOptions extends Partial<Omit<BrowserPoolOptions, 'launch'>> {
  readonly onLaunch?: (browser: Browser) => void;
}

/** Draws with it, within this process. */
export function testBrowserPool({ onLaunch, ...options }: TestPoolOptions = {}): MailBrowser {
  const opened = openImageGate();
  const pool = createBrowserPool({
    find: async () => machineBrowser,
    launch: async (found) => {
      const browser = await launchBrowser(found, (await opened).address);
      onLaunch?.(browser);
      return browser;
    },
    ...options,
  });

  async function within(
    { loadImage, signal }: Pick<MailPage, 'loadImage' | 'signal'>,
    draw: (ties: DrawingTies) => Promise<Buffer>,
  ): Promise<Buffer> {
    const pictures = (await opened).open(loadImage);
    return draw({ imageAt: pictures.imageAt, signal }).finally(pictures.close);
  }

  return {
    picture: ({ loadImage, signal, ...layout }) =>
      within({ loadImage, signal }, (ties) => pool.draw({ kind: 'picture', layout }, ties)),
    pdf: ({ loadImage, signal, ...layout }) =>
      within({ loadImage, signal }, (ties) => pool.draw({ kind: 'pdf', layout }, ties)),
    isThere: pool.isThere,
    async close() {
      await pool.close();
      await (await opened).close();
    },
  };
}
