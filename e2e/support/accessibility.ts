import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const THEMES = ['light', 'dark'] as const;

async function seriousFindings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Previews that run nothing cannot be asked: the answer would never come.
    .exclude('iframe[sandbox=""]')
    // What passes need not be listed element by element.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`));
}

/** Shows the page in a theme without touching the account's own choice. */
export async function showTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate((name) => document.documentElement.setAttribute('data-mantine-color-scheme', name), theme);
  // Colours fade into each other; half a fade would be measured as bad contrast. A spinner never ends.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => {})),
    ),
  );
}

/** axe finds nothing serious on the page as it stands, in either theme. */
export async function expectNoSeriousAxe(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.getAttribute('data-mantine-color-scheme'));
  for (const theme of THEMES) {
    await showTheme(page, theme);
    expect(await seriousFindings(page), `${theme} theme of ${page.url()}`).toEqual([]);
  }
  await showTheme(page, before === 'dark' ? 'dark' : 'light');
}
