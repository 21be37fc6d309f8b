import { expect, test } from '@playwright/test';
import { build, type Rolldown } from 'vite';

const SEEDS = process.env.DEEP ? 2000 : 60;
const EDITS = 100;

/** The laws with everything they need, as one script for a page. */
async function bundleLaws(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: 'apps/web/src/features/editor/canvas/testing/canvas-laws.ts',
        name: 'canvasLaws',
        formats: ['iife'],
      },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = built[0]?.output ?? [];
  if (!chunk) throw new Error('The laws were not bundled');
  return chunk.code;
}

test('over random edits the patched canvas is a fresh rendering, and without its marks the mail', async ({ page }) => {
  test.setTimeout(process.env.DEEP ? 1_800_000 : 60_000);
  await page.addScriptTag({ content: await bundleLaws() });
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const difference = await page.evaluate(
      ([number, count]) => {
        const { canvasLaws } = globalThis as unknown as {
          canvasLaws: { checkCanvasLaws: (seed: number, count: number) => string | null };
        };
        return canvasLaws.checkCanvasLaws(number, count);
      },
      [seed, EDITS] as const,
    );
    expect(difference).toBeNull();
  }
});
