import { execFileSync } from 'node:child_process';
import { chromium, type Locator, type Page } from 'playwright-core';
import { findBrowser } from '../../tools/find-browser.mjs';
import { startApp } from '../editor/app-under-test.ts';
import { syntheticMail } from '../render/synthetic-mail.ts';
import { percentile } from '../support/statistics.ts';
import { printTable } from '../support/table.ts';
import { type Load, measureLoad } from './measure-load.ts';

const PORT = 39_438;
const TIMES = 5;
const CARDS = 100;
/** Scripts, styles and fonts are what the first load is made of; pictures and data are the account's. */
const OF_THE_APP = ['page', 'JavaScript', 'CSS', 'fonts'] as const;
const KINDS = [...OF_THE_APP, 'data', 'pictures'] as const;

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly usable: (page: Page) => Promise<void>;
  readonly limits: { readonly usable: number; readonly kib: number };
}

/** Opens dashboard and editor in a browser that has nothing yet, on a line of 10 Mbit/s and 50 ms. */
export async function printLoading(): Promise<void> {
  execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' });
  const app = await startApp(PORT);
  const browser = await chromium.launch(await findBrowser());
  try {
    for (let made = 1; made < CARDS; made += 1) await app.store(syntheticMail(3));
    const mail = await app.store(syntheticMail(10));
    const screens: readonly Screen[] = [
      {
        name: 'dashboard, a card can be clicked',
        path: '/?status=draft',
        usable: (page) => canBeClicked(page.getByRole('list', { name: 'Templates' }).getByRole('listitem').first()),
        limits: { usable: 1500, kib: 170 },
      },
      {
        name: 'editor, the canvas can be clicked',
        path: `/edit/${mail}`,
        usable: async (page) => {
          await page.frameLocator('iframe[src^="/canvas-frame"]').locator('body > *:visible').first().waitFor();
          await canBeClicked(page.getByLabel('Canvas', { exact: true }));
        },
        limits: { usable: 2000, kib: 270 },
      },
    ];
    const rows: (readonly string[])[] = [];
    for (const screen of screens) {
      const loads: Load[] = [];
      for (let turn = 0; turn < TIMES; turn += 1) {
        const cookie = { name: 'sessionId', value: app.sessionId };
        loads.push(await measureLoad(browser, `${app.address}${screen.path}`, cookie, screen.usable));
      }
      rows.push(rowOf(screen, loads));
    }
    console.log(
      `Cold cache, 10 Mbit/s, 50 ms; ${CARDS} templates; medians of ${TIMES}. KiB as they travel, with their headers`,
    );
    printTable(['screen', 'ms to usable (limit)', 'KiB of the app (limit)', ...KINDS, 'in the 5 s after'], rows);
  } finally {
    await browser.close();
    await app.close();
  }
}

/** A click that is only tried waits until the element stands still and nothing lies over it. */
function canBeClicked(element: Locator): Promise<void> {
  return element.click({ trial: true });
}

function rowOf({ name, limits }: Screen, loads: readonly Load[]): readonly string[] {
  const middle = (values: readonly number[]) => percentile(values, 0.5);
  const kib = (kinds: readonly (typeof KINDS)[number][]) =>
    middle(loads.map(({ bytes }) => kinds.reduce((sum, kind) => sum + (bytes.get(kind) ?? 0), 0) / 1024));
  return [
    name,
    `${middle(loads.map(({ usable }) => usable)).toFixed(0)} (${limits.usable})`,
    `${kib(OF_THE_APP).toFixed(1)} (${limits.kib})`,
    ...KINDS.map((kind) => kib([kind]).toFixed(1)),
    (middle(loads.map(({ after }) => after)) / 1024).toFixed(1),
  ];
}
