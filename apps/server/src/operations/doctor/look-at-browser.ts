import type { BrowserPlaces } from '../../integrations/browser/find-browser.ts';
import { createProcessBrowser } from '../../integrations/browser/process-browser.ts';
import { missingScripts, SAMPLE_PAGE, SAMPLE_WIDTH, type Script } from '../../pictures/drawn-scripts.ts';
import { reasonOf } from '../../storage/require-storage.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, note, problem } = findingsOf('Browser');

const FONTS = 'install fonts for them, on Debian fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji';

/** Draws a small mail with letters of the scripts that mails are written in. */
export async function lookAtBrowser(config: BrowserPlaces): Promise<Finding[]> {
  const browser = createProcessBrowser(config);
  try {
    if (!(await browser.isThere()))
      return [
        note(
          'there is none: no PDFs, pictures and thumbnails',
          'install Chromium, or set CHROMIUM_PATH to where it is',
        ),
      ];
    const settings = { html: SAMPLE_PAGE, width: SAMPLE_WIDTH, format: 'png', loadImage: async () => null } as const;
    return [scriptsFinding(await missingScripts(await browser.picture(settings)))];
  } catch (error) {
    return [problem(`does not draw (${reasonOf(error)})`, 'install the libraries that Chromium needs, or another one')];
  } finally {
    await browser.close();
  }
}

function scriptsFinding(missing: readonly Script[]): Finding {
  if (missing.length === 0) return ok('draws');
  const text = `draws no letters of these scripts: ${missing.join(', ')}`;
  return missing.includes('Latin') ? problem(text, FONTS) : note(text, FONTS);
}
