import { execFileSync } from 'node:child_process';
import { DEFAULT_SETTINGS, type EmailDocument, ISLAND_TYPE } from '@mailwright/document';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../tools/find-browser.mjs';
import { startApp } from '../editor/app-under-test.ts';
import { syntheticMail } from '../render/synthetic-mail.ts';
import { figure } from '../support/statistics.ts';
import { printTable } from '../support/table.ts';
import { fragmentOf, mailOf } from './mail-of-size.ts';
import { type CanvasFigures, measureCanvas } from './measure-canvas.ts';
import { measurePure, PURE_HEAD } from './measure-pure.ts';

const PORT = 39_421;
const KILOBYTES = [10, 100, 1000];

console.log('Without a browser, ms, medians of 15\n');
printTable(
  PURE_HEAD,
  KILOBYTES.map((kilobytes) => [`${kilobytes} KB`, ...measurePure(mailOf(kilobytes * 1000))]),
);

const HEAD: readonly (readonly [string, (figures: CanvasFigures) => string])[] = [
  ['bare frame', ({ bare }) => figure(bare)],
  ['open, to an editable canvas', ({ open, bare }) => beside(open, bare)],
  ['import, from accepting it', ({ imported, bare }) => beside(imported, bare)],
  ['a property', ({ property, bare }) => beside(property, bare)],
  ['a key in a text', ({ key, bare }) => beside(key, bare)],
  ['longest task while typing', ({ longest }) => (longest === 0 ? '< 50' : figure(longest))],
  ['undo', ({ undo, bare }) => beside(undo, bare)],
  ['duplicate', ({ duplicate, bare }) => beside(duplicate, bare)],
  ['heap, MB', ({ heap }) => figure(heap)],
];

function beside(value: number, bare: number): string {
  return `${figure(value)} (${figure(value / bare)}×)`;
}

/** Foreign HTML as the whole mail. */
function wholeOf(source: string): EmailDocument {
  return { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [island(source)] };
}

/** The same in a block, with other blocks around it. */
function amongBlocks(source: string): EmailDocument {
  const mail = syntheticMail(4);
  const nodes = JSON.parse(JSON.stringify(mail.nodes).replace(/https:\/\/ex\.com\/[^"]*\.png/g, '/favicon.svg'));
  const [wrapper] = nodes;
  const [first, ...rest] = wrapper.children;
  const [column] = first.children;
  const section = { ...first, children: [{ ...column, children: [island(source)] }] };
  return { ...mail, nodes: [{ ...wrapper, children: [section, ...rest] }] };
}

function island(source: string): EmailDocument['nodes'][number] {
  return { id: 'foreign', type: ISLAND_TYPE, props: { source }, style: {} };
}

execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' });
const app = await startApp(PORT);
const browser = await chromium.launch(await findBrowser());
try {
  const rows: string[][] = [];
  for (const kilobytes of KILOBYTES) {
    const whole = mailOf(kilobytes * 1000);
    const part = fragmentOf(kilobytes * 1000);
    for (const [name, mail] of [
      ['whole document', { document: wholeOf(whole), source: whole, target: 'replace' }],
      ['among blocks', { document: amongBlocks(part), source: part, target: 'block' }],
    ] as const) {
      const figures = await measureCanvas(browser, app, mail);
      rows.push([`${kilobytes} KB, ${name}`, ...HEAD.map(([, cell]) => cell(figures))]);
      console.error(`${kilobytes} KB, ${name}: ${JSON.stringify(figures)}`);
    }
  }
  console.log('In a browser, ms to the paint; in brackets the ratio to the same HTML written into a bare frame\n');
  printTable(['mail', ...HEAD.map(([name]) => name)], rows);
} finally {
  await browser.close();
  await app.close();
}
