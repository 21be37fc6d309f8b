import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingScripts, SAMPLE_PAGE, SAMPLE_WIDTH, SCRIPTS } from '../../pictures/drawn-scripts.ts';
import { fontVariables } from '../../pictures/own-fonts.ts';
import { machineBrowser } from '../../testing/test-browser.ts';
import type { MailBrowser } from './port.ts';
import { createProcessBrowser } from './process-browser.ts';

let folder: string;
let fontless: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailwright-no-fonts-'));
  await mkdir(path.join(folder, 'empty'));
  fontless = path.join(folder, 'fonts & none.conf');
  await writeFile(fontless, `<?xml version="1.0"?><fontconfig><dir>${folder}/empty</dir></fontconfig>`);
});
afterAll(async () => {
  // A worker of Vitest is ended without being asked.
  for (const file of laidOut) await rm(path.dirname(file), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

const laidOut = new Set<string>();
function configurationFor(system: string): string {
  const { FONTCONFIG_FILE: file = '' } = fontVariables(system);
  laidOut.add(file);
  return file;
}

test('a blank picture has the letters of no script', async () => {
  const size = { width: SAMPLE_WIDTH, height: 1000, channels: 3, background: '#fff' } as const;
  expect(await missingScripts(await sharp({ create: size }).png().toBuffer())).toEqual(SCRIPTS);
});

describe.skipIf(process.platform !== 'linux')('fonts', () => {
  test('of the machine come before our own', async () => {
    const file = configurationFor(fontless);
    const conf = await readFile(file, 'utf8');
    const places = [...conf.matchAll(/<(?:include|dir)\b[^>]*>([^<]*)</g)].map(([, place]) => place);
    expect(places).toEqual([fontless.replace('&', '&amp;'), `${path.dirname(file)}/fonts`]);
    expect(fontVariables(fontless)).toEqual({ FONTCONFIG_FILE: file });
    expect(await readFile(configurationFor(path.join(folder, 'nowhere.conf')), 'utf8')).toContain(
      '<dir>/usr/share/fonts</dir>',
    );
  });

  test('are laid out anew where somebody has removed them', async () => {
    const file = configurationFor(fontless);
    await rm(path.dirname(file), { recursive: true });
    const anew = configurationFor(fontless);
    expect(await readFile(path.join(path.dirname(anew), 'fonts/Arimo_400Regular.ttf'))).toHaveLength(318_320);
  });

  describe.skipIf(!machineBrowser)('where the machine has none', { timeout: 60_000 }, () => {
    const { CHROMIUM_PATH, PATH = '' } = process.env;
    let browser: MailBrowser;
    beforeAll(() => {
      browser = createProcessBrowser({ chromiumPath: CHROMIUM_PATH || null, searchPath: PATH, fontConfig: fontless });
    });
    afterAll(() => browser.close());
    const draw = (html: string, width: number) =>
      browser.picture({ html, width, format: 'png', loadImage: async () => null });
    const words = (look: string) => `<!doctype html><p style="${look};font-size:20px">Hamburgefonstiv Wim 12,50 €</p>`;

    test('draw Latin, Cyrillic, Greek and Hebrew letters, and emoji in their colors', async () => {
      const picture = await draw(SAMPLE_PAGE, SAMPLE_WIDTH);
      expect(await missingScripts(picture)).toEqual(['Arabic', 'CJK', 'Thai', 'Devanagari']);
      const row = { left: 0, top: SCRIPTS.indexOf('emoji') * 40, width: SAMPLE_WIDTH, height: 40 };
      const { channels } = await sharp(await sharp(picture).extract(row).toBuffer()).stats();
      const [red, , blue] = channels;
      expect((red?.mean ?? 0) - (blue?.mean ?? 0)).toBeGreaterThan(20);
    });

    test.each([
      ['Arial', 'Arimo'],
      ['Times New Roman', 'Tinos'],
      ['Courier New', 'Cousine'],
      ['Georgia', 'Gelasio'],
    ])('draw what is written in %s with letters as wide', async (named, own) => {
      const [as, like, without] = await Promise.all(
        [named, own, 'Nowhere'].map((family) => draw(words(`font-family:'${family}'`), 400)),
      );
      expect(as?.equals(like ?? Buffer.alloc(0))).toBe(true);
      if (named !== 'Times New Roman') expect(as?.equals(without ?? Buffer.alloc(0))).toBe(false);
      const bold = await draw(words(`font-family:'${named}';font-weight:bold`), 400);
      const slanted = await draw(words(`font-family:'${named}';font-style:italic`), 400);
      expect([bold.equals(like ?? bold), slanted.equals(like ?? slanted), bold.equals(slanted)]).toEqual([
        false,
        false,
        false,
      ]);
    });
  });
});
