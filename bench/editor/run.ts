import { execFileSync } from 'node:child_process';
import type { EmailDocument } from '@mailwright/document';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../tools/find-browser.mjs';
import { syntheticMail } from '../render/synthetic-mail.ts';
import { figure } from '../support/statistics.ts';
import { printTable } from '../support/table.ts';
import { startApp } from './app-under-test.ts';
import { type EditorFigures, measureEditor } from './measure-editor.ts';

const PORT = 39_417;
const ROWS = [20, 500, 2000];

const LINES: readonly (readonly [string, keyof EditorFigures, string])[] = [
  ['navigation to an editable canvas', 'open', 'ms'],
  ['select a block', 'select', 'ms'],
  ['change one property', 'prop', 'ms'],
  ['key press in a text', 'key', 'ms'],
  ['undo', 'undo', 'ms'],
  ['main-thread work of a pointer move while dragging, p95', 'dragMove', 'ms'],
  ['drop', 'drop', 'ms'],
  ['longest task while doing all that', 'longest', 'ms'],
  ['JavaScript heap after opening', 'heap', 'MB'],
];

/** One picture of this server everywhere, so that the network is no part of what is measured. */
function withOnePicture(rows: number): EmailDocument {
  const mail = JSON.stringify(syntheticMail(rows)).replace(/https:\/\/ex\.com\/[^"]*\.png/g, '/favicon.svg');
  return JSON.parse(mail) as EmailDocument;
}

execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' });
const app = await startApp(PORT);
const browser = await chromium.launch(await findBrowser());
try {
  const columns: EditorFigures[] = [];
  for (const rows of ROWS) columns.push(await measureEditor(browser, app, await app.store(withOnePicture(rows))));
  console.log('Two-column rows of seven nodes each; times to the next paint, medians unless said otherwise');
  printTable(
    ['', ...ROWS.map((rows) => `${rows} rows`)],
    LINES.map(([label, key, unit]) => [label, ...columns.map((figures) => `${figure(figures[key])} ${unit}`)]),
  );
} finally {
  await browser.close();
  await app.close();
}
