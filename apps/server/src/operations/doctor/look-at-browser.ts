import type { Config } from '../../config.ts';
import { createProcessBrowser } from '../../integrations/browser/process-browser.ts';
import { reasonOf } from '../../storage/require-storage.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, note, problem } = findingsOf('Browser');

/** Draws a small mail. */
export async function lookAtBrowser(config: Pick<Config, 'chromiumPath' | 'searchPath'>): Promise<Finding[]> {
  const browser = createProcessBrowser(config);
  try {
    if (!(await browser.isThere()))
      return [
        note(
          'there is none: no PDFs, pictures and thumbnails',
          'install Chromium, or set CHROMIUM_PATH to where it is',
        ),
      ];
    const html = '<!doctype html><body style="background:#0a8"><p>Good morning</p></body>';
    await browser.picture({ html, width: 200, format: 'png', loadImage: async () => null });
    return [ok('draws')];
  } catch (error) {
    return [problem(`does not draw (${reasonOf(error)})`, 'install the libraries that Chromium needs, or another one')];
  } finally {
    await browser.close();
  }
}
