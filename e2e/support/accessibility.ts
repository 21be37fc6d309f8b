import { expect, type Page } from '@playwright/test';
import { runAxe } from './run-axe.ts';

/** Rules that axe checks: all of them, or those whose result can differ in another theme. */
const LOOKS = {
  everything: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  contrast: { type: 'rule', values: ['color-contrast'] },
} as const;

const MODAL = '[aria-modal="true"]';

async function seriousFindings(page: Page, scope: keyof typeof LOOKS): Promise<readonly string[]> {
  const { type, values } = LOOKS[scope];
  // Previews that run nothing cannot be asked: the answer would never come.
  const look = (include: readonly string[]) =>
    runAxe(page, { runOnly: { type, values: [...values] } }, { include, exclude: ['iframe[sandbox=""]'] });
  // Nobody reaches what a modal dialog covers; it is a state of its own, and tests look at it as such.
  const isCovered = (await page.locator(`${MODAL}:visible`).count()) > 0;
  // One that was closing may be gone by now.
  const findings = await look(isCovered ? [MODAL] : []).catch((error) => {
    if (String(error).includes('No elements found for include')) return look([]);
    throw error;
  });
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ rule, help, target }) => `${rule}: ${help}: ${target}`);
}

/** Shows the page in a theme without touching the account's own choice. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => document.documentElement.setAttribute('data-mantine-color-scheme', name), theme);
  // Colours fade into each other, some after others; half a fade would be measured as bad contrast. A spinner never ends.
  await page.evaluate(async () => {
    // What a test has just done may begin to fade only with the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const fading = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .filter(({ playState }) => playState === 'running');
    for (let left = fading(); left.length > 0; left = fading()) {
      await Promise.all(left.map((animation) => animation.finished.catch(() => {})));
    }
  });
}

/** axe finds nothing serious on the page as it stands, or in the modal dialog that is open; in the other theme it looks at the contrast alone. */
export async function expectNoSeriousAxe(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.getAttribute('data-mantine-color-scheme'));
  const [first, second] = before === 'dark' ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await showTheme(page, first);
  expect(await seriousFindings(page, 'everything'), `${first} theme of ${page.url()}`).toEqual([]);
  await showTheme(page, second);
  expect(await seriousFindings(page, 'contrast'), `contrast in the ${second} theme of ${page.url()}`).toEqual([]);
  await showTheme(page, first);
}
