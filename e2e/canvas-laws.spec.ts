import { expect, test } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { randomNumbers } from '../apps/web/src/features/editor/canvas/testing/random-numbers.ts';
import { MALFORMED } from '../packages/island/src/testing/adversarial.ts';
import { mailFixtures } from '../packages/island/src/testing/mail-fixtures.ts';
import { OWN_MAILS } from '../packages/island/src/testing/own-mails.ts';
import { tagSoup } from '../packages/island/src/testing/tag-soup.ts';

const SEEDS = process.env.DEEP ? 2000 : 30;
const EDITS = 100;
const SOUPS = process.env.DEEP ? 500 : 10;
const ISLAND_EDITS = process.env.DEEP ? 60 : 12;

/** A file of laws with everything they need, as one script for a page. */
async function bundleLaws(file: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: `apps/web/src/features/editor/canvas/testing/${file}.ts`,
        name: 'laws',
        formats: ['iife'],
      },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = built[0]?.output ?? [];
  if (!chunk) throw new Error('The laws were not bundled');
  return chunk.code;
}

test('over random edits the patched canvas is a fresh rendering, and without its marks the mail', async ({ page }) => {
  test.setTimeout(process.env.DEEP ? 1_800_000 : 300_000);
  await page.addScriptTag({ content: await bundleLaws('canvas-laws') });
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const difference = await page.evaluate(
      ([number, count]) => {
        const { laws } = globalThis as unknown as {
          laws: { checkCanvasLaws: (seed: number, count: number) => string | null };
        };
        return laws.checkCanvasLaws(number, count);
      },
      [seed, EDITS] as const,
    );
    expect(difference).toBeNull();
  }
});

test('over random edits of foreign HTML the canvas is what a fresh one shows', { tag: '@deep' }, async ({ page }) => {
  test.setTimeout(process.env.DEEP ? 1_800_000 : 300_000);
  await page.addScriptTag({ content: await bundleLaws('island-laws') });
  const random = randomNumbers(11);
  const soups = Array.from({ length: SOUPS }, (_, index) => [`tag soup ${index}`, tagSoup(random)] as const);
  for (const [name, source] of [...(process.env.DEEP ? mailFixtures() : OWN_MAILS), ...MALFORMED, ...soups]) {
    const difference = await page.evaluate(
      ([mail, html, count]) => {
        const { laws } = globalThis as unknown as {
          laws: { checkIslandLaws: (name: string, source: string, count: number) => Promise<string | null> };
        };
        return laws.checkIslandLaws(mail, html, count);
      },
      [name, source, ISLAND_EDITS] as const,
    );
    expect(difference).toBeNull();
  }
});
