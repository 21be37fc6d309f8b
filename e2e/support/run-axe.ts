import type { Frame, Page } from '@playwright/test';
import core from 'axe-core';

/** The one that was put into the page. */
declare const axe: typeof core;

/** Elements that axe checks in one frame. */
type Scope = Pick<core.FrameContextObject, 'include' | 'exclude'>;

/** One thing that is wrong, with where it is. */
interface Finding {
  readonly rule: string;
  readonly help: string;
  readonly impact: core.ImpactValue | undefined;
  readonly target: string;
  readonly html: string;
}

/**
 * Returns the results of axe for a frame and then for those inside it, in the order in which axe joins them; null for a frame
 * that is gone. They are JSON, about a megabyte: Playwright takes seconds to copy an object of that size.
 */
async function partialsOf(frame: Frame, scope: Scope, options: core.RunOptions): Promise<(string | null)[]> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(core.source);
  const inside = await frame.evaluate((within) => axe.utils.getFrameContexts(within), scope);
  const [own, ...inner] = await Promise.all([
    frame.evaluate(async ([within, how]) => JSON.stringify(await axe.runPartial(within, how)), [
      scope,
      options,
    ] as const),
    ...inside.map(async ({ frameSelector, frameContext }) => {
      const element = await frame.evaluateHandle((selector) => axe.utils.shadowSelect(selector), frameSelector);
      const child = await element.asElement()?.contentFrame();
      return child ? partialsOf(child, frameContext, options) : [null];
    }),
  ]);
  return [own, ...inner.flat()];
}

/** Runs axe in the page and its frames, without `@axe-core/playwright`, which takes five times as long. */
export async function runAxe(
  page: Page,
  options: core.RunOptions,
  { include = [], exclude = [] }: { readonly include?: readonly string[]; readonly exclude?: readonly string[] } = {},
): Promise<readonly Finding[]> {
  const asFrames = (selectors: readonly string[]) => selectors.map((selector) => [selector]);
  const scope = { include: asFrames(include), exclude: asFrames(exclude) };
  const partials = await partialsOf(page.mainFrame(), scope, options);
  return page.evaluate(
    async ([results, how]) => {
      const { violations } = await axe.finishRun(
        results.map((json) => json && JSON.parse(json)),
        { ...how, resultTypes: ['violations'] },
      );
      return violations.flatMap(({ id, help, nodes, impact }) =>
        nodes.map(({ target, html }) => ({ rule: id, help, impact, target: target.join(' '), html })),
      );
    },
    [partials, options] as const,
  );
}
