import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';
import { bin, runNode } from './run.mjs';
import { playwrightCounts, vitestCounts } from './test-counts.mjs';

/** Tests that draw a picture, or compare one with a drawn picture. */
const SPECS = ['main-job', 'export'].map((name) => `/${name}.spec.ts`);
const UNITS = ['apps/server/src/integrations/browser', 'apps/server/src/operations/doctor.test.ts'];

/** Folders in which systems have the Liberation fonts; `LIBERATION_FONTS` names another one. */
const LIBERATION = [
  process.env.LIBERATION_FONTS,
  '/usr/share/fonts/truetype/liberation2',
  '/usr/share/fonts/truetype/liberation',
  '/usr/share/fonts/liberation-sans',
  '/usr/share/fonts/liberation',
  '/usr/share/fonts/TTF/liberation',
];

/** Machines by the fonts with which they draw mails: folders, undefined if this machine does not have these fonts. */
const FONTS = [
  { machine: 'no fonts', folder: '' },
  { machine: 'DejaVu alone', folder: join(root, 'node_modules/dejavu-fonts-ttf/ttf') },
  { machine: 'Liberation alone', folder: LIBERATION.find((folder) => folder && existsSync(folder)) },
];

/**
 * Runs the tests that draw as on machines with other fonts. Whatever cannot be had here is named as skipped.
 * @param {(counts: import('./test-counts.mjs').Counts, code: number) => void} add
 */
export async function testOtherMachines(add) {
  const skip = (machine, reason) =>
    add({ passed: 0, failed: 0, failures: [], skipped: [`${machine}: ${reason}`], flaky: [] }, 0);
  const { findBrowser } = await import('../find-browser.mjs');
  const { executablePath } = await findBrowser();
  // One that is installed has drawn in all other tests.
  if (executablePath.includes('.cache/mailwright')) skip('a Chromium of the system', 'none is installed');
  for (const { machine, folder } of FONTS) {
    if (process.platform !== 'linux') skip(machine, 'fonts of other systems cannot be hidden');
    else if (folder === undefined) skip(machine, 'they are not installed, and LIBERATION_FONTS names no folder');
    else await testWithFonts(machine, folder, add);
  }
}

async function testWithFonts(machine, folder, add) {
  const place = mkdtempSync(join(tmpdir(), 'mailwright-machine-'));
  mkdirSync(join(place, 'none'));
  const conf = join(place, 'fonts.conf');
  writeFileSync(conf, confOf(folder || join(place, 'none')));
  const env = { FONTCONFIG_FILE: conf, DEEP: '1', TEST_RUN: `fonts-${machine.replaceAll(' ', '-')}` };
  const report = (name) => join(place, `${name}.json`);
  console.log(`\nWith ${machine}:`);
  try {
    const units = ['--reporter=default', '--reporter=json', `--outputFile.json=${report('units')}`];
    const unit = await runNode([bin('vitest/vitest.mjs'), 'run', ...UNITS, ...units], { env });
    add(named(machine, vitestCounts(report('units'))), unit.code);
    const browser = await runNode([bin('@playwright/test/cli.js'), 'test', ...SPECS, '--reporter=list,json'], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report('browser') },
    });
    add(named(machine, playwrightCounts(report('browser'))), browser.code);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Fonts of one folder, with what the machine knows of families that stand for others. */
function confOf(folder) {
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><include ignore_missing="yes">/etc/fonts/conf.d</include></fontconfig>
`;
}

function named(machine, { times: _, ...counts }) {
  const name = (each) => `with ${machine}: ${each}`;
  const { failures, skipped, flaky } = counts;
  return { ...counts, failures: failures.map(name), skipped: skipped.map(name), flaky: flaky.map(name) };
}
