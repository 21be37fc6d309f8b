import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../tools/find-browser.mjs';
import { startApp } from './app-under-test.ts';
import { measureEditor } from './measure-editor.ts';
import { ours } from './ours.ts';
import { startPeers } from './peers.ts';
import { type Column, printColumns } from './print-columns.ts';

const PORT = 39_417;
const ROWS = [100, 500, 2000];
/** At 2,000 rows a peer may need minutes, so that one has to ask for it. */
const peersToo = (rows: number) => rows < 2000 || process.argv.includes('--peers-2000');

execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' });
const app = await startApp(PORT);
const peers = process.argv.includes('--ours') ? undefined : await startPeers();
const browser = await chromium.launch(await findBrowser());
try {
  const columns: Column[] = [];
  for (const rows of ROWS) {
    const editors = [ours(app), ...(peersToo(rows) ? (peers?.editors ?? []) : [])];
    for (const editor of editors) {
      const started = performance.now();
      columns.push({ name: editor.name, rows, figures: await measureEditor(browser, editor, rows) });
      // The slower ones take minutes; the table comes at the end.
      console.error(`${editor.name}, ${rows} rows: measured in ${Math.round((performance.now() - started) / 1000)} s`);
    }
  }
  printColumns(columns);
} finally {
  await browser.close();
  await peers?.close();
  await app.close();
}
