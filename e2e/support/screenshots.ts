import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { showTheme } from './accessibility.ts';

const FOLDER = 'test-results/screens';
const WIDTHS = [1440, 1024, 390];

/** Pictures of the page at three widths in both themes, to be looked at: `SCREENS=1 npx playwright test`. */
export async function takeScreenshots(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENS) return;
  mkdirSync(FOLDER, { recursive: true });
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    for (const theme of ['light', 'dark'] as const) {
      await showTheme(page, theme);
      await page.screenshot({ path: join(FOLDER, `${name}-${width}-${theme}.png`) });
    }
  }
  await showTheme(page, 'light');
  if (before) await page.setViewportSize(before);
}
