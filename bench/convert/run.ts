import { parseArgs } from 'node:util';
import { blockRegistry } from '@mailwright/blocks';
import { createProfileWriter, PROFILES } from '@mailwright/contract';
import { DEFAULT_SETTINGS, type EmailDocument } from '@mailwright/document';
import {
  convertNeutral,
  type FidelityReport,
  type LookDifference,
  type LookVerdict,
  lookVerdict,
  type MeasuredMail,
  withPlainTags,
} from '@mailwright/import';
import { renderDocument } from '@mailwright/render';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { measureMail } from '../../apps/web/src/features/editor/code/convert/measure-mail.ts';
import { findBrowser } from '../../tools/find-browser.mjs';
import { printTable } from '../support/table.ts';
import { likeness } from './likeness.ts';
import { LOSS_KINDS, type LossKind, unreadableWords, unsaidLosses } from './losses.ts';
import { mailsOf } from './mails.ts';
import { drawn, openMail, type Sizes, sizeOf, sizesIn } from './open-mail.ts';
import { type MailReading, readColors, readMail } from './read-mail.ts';

/** The widths at which a mail is drawn before and after, CSS pixels, and the likeness that is asked for there. */
const WIDTHS = [
  { width: 1024, mean: 0.92 },
  { width: 375, mean: 0.87 },
] as const;

const WORST = 0.6;

/** A mail that is less like what was made of it may not be called the same. */
const SAME = 0.9;

/** More losses of one kind are counted, not shown. */
const MAX_SHOWN = 4;

interface Row {
  readonly name: string;
  readonly said: readonly string[];
  readonly alike: readonly number[];
  readonly verdict: LookVerdict;
  readonly unsaid: Readonly<Record<LossKind, readonly string[]>>;
  readonly unreadable: readonly string[];
  readonly overflowPx: number;
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { mails: { type: 'string' } } });
const only = positionals[0] ?? '';
const mails = mailsOf(values.mails).filter(([each]) => each.includes(only));
console.log(
  '`npm run bench convert -- [--mails FOLDER] [part of a name]`: the .html files of a folder, or of the tests\n',
);
if (mails.length === 0) throw new Error('There is no mail to convert.');
const browser = await chromium.launch(await findBrowser());
const rows: Row[] = [];
for (const [name, source] of mails) {
  const made = converted(source, sizesIn(source));
  if (made) rows.push(await measured(name, source, made));
  else console.log(`${name}: not converted`);
}
await browser.close();

printSaid();
printLikeness();
printVerdicts();
printUnsaid();

interface Converted {
  readonly html: string;
  readonly beside: string;
  readonly report: FidelityReport;
}

/** Converts a mail as the dialog does, and writes it for the system that it was written for. */
function converted(source: string, sizes: Sizes): Converted | null {
  const island: EmailDocument = {
    formatVersion: 1,
    settings: DEFAULT_SETTINGS,
    nodes: [{ id: 'source', type: 'html', props: { source }, style: {} }],
  };
  const imageWidth = (src: string) => sizeOf(src, sizes).width;
  const made = convertNeutral(island, 'source', { scope: 'mw-c', imageWidth });
  if (!made) return null;
  const { title = '', preheader = '' } = made.info ?? {};
  const profile = PROFILES.find(({ name }) => name === made.system);
  const options = { registry: blockRegistry, assetBase: '', title, preheader };
  const { html } = renderDocument(made.document, {
    ...options,
    ...(profile && { profile: createProfileWriter(profile) }),
  });
  return { html, beside: `${title} ${preheader}`, report: made.report };
}

async function measured(name: string, source: string, { html, beside, report }: Converted): Promise<Row> {
  const sizes = sizesIn(source);
  const atWidths = [];
  for (const { width } of WIDTHS) {
    const look = async (each: string) => ({
      measured: await openMail(browser, withPlainTags(each), width, sizes, (page) =>
        page.evaluate(measureMail as () => MeasuredMail),
      ),
      ...(await openMail(browser, each, width, sizes, async (page) => ({
        picture: await drawn(page, width),
        reading: await reading(page),
      }))),
    });
    const [before, after] = [await look(source), await look(html)];
    if (process.env.PICTURES) {
      const file = `${process.env.PICTURES}/${name.replaceAll('/', '-')}-${width}`;
      await sharp(before.picture).toFile(`${file}-before.png`);
      await sharp(after.picture).toFile(`${file}-after.png`);
    }
    atWidths.push({ before, after, alike: await likeness(before.picture, after.picture) });
  }
  const whole = {
    before: { html: source, beside: '', atWidths: atWidths.map(({ before }) => before.reading) },
    after: { html, beside, atWidths: atWidths.map(({ after }) => after.reading) },
  };
  const lost = (part: string) => countOf(report, (finding) => finding.fidelity === 'dropped' && finding.part === part);
  return {
    name,
    said: [...['text', 'a', 'img', 'background'].map(lost), countOf(report, ({ fidelity }) => fidelity === 'code')].map(
      String,
    ),
    alike: atWidths.map(({ alike }) => alike),
    verdict: lookVerdict(
      atWidths.map(({ before, after }, index) => ({
        width: WIDTHS[index]?.width ?? 0,
        before: before.measured,
        after: after.measured,
      })),
    ),
    unsaid: unsaidLosses(whole.before, whole.after, report),
    unreadable: unreadableWords(whole.before, whole.after),
    overflowPx: Math.max(
      ...atWidths.map(({ before, after }) => after.reading.overflowPx - before.reading.overflowPx),
      0,
    ),
  };
}

/** Reads a mail; `prefers-color-scheme` is among its attributes where rules for dark mode change anything. */
async function reading(page: Page): Promise<MailReading> {
  const own = await page.evaluate(readMail);
  const light = await page.evaluate(readColors);
  await page.emulateMedia({ colorScheme: 'dark' });
  const hasDark = (await page.evaluate(readColors)) !== light;
  return hasDark ? { ...own, attributes: [...own.attributes, 'prefers-color-scheme'] } : own;
}

function countOf(
  { findings }: FidelityReport,
  counts: (finding: FidelityReport['findings'][number]) => boolean,
): number {
  return findings.filter(counts).reduce((sum, { count }) => sum + count, 0);
}

function printSaid(): void {
  console.log('What is lost of each mail, told in the report, what stays as HTML, and how alike both are\n');
  printTable(
    [
      ...['mail', 'words', 'links', 'images', 'backgrounds', 'as HTML'],
      ...WIDTHS.map(({ width }) => `alike at ${width}`),
      'called',
    ],
    rows.map(({ name, said, alike, verdict }) => [
      name,
      ...said,
      ...alike.map((each) => each.toFixed(2)),
      verdict.kind === 'not-measured' ? verdict.reason : verdict.kind,
    ]),
  );
}

function printLikeness(): void {
  for (const [index, { width, mean }] of WIDTHS.entries()) {
    const all = rows.map(({ alike }) => alike[index] ?? 0).toSorted((a, b) => a - b);
    const average = all.reduce((sum, each) => sum + each, 0) / all.length;
    const [worst = 0] = all;
    console.log(
      `${width}: mean ${average.toFixed(3)} (limit ${mean}), median ${(all[all.length >> 1] ?? 0).toFixed(3)}, worst ${worst.toFixed(3)} (limit ${WORST})`,
    );
    if (only === '' && (average < mean || worst < WORST)) process.exitCode = 1;
  }
}

/** Prints how many mails the dialog calls the same, and how many of those are: no mail below the limit may be. */
function printVerdicts(): void {
  const same = rows.filter(({ verdict }) => verdict.kind === 'same');
  const wrong = same.filter(({ alike }) => alike.some((each) => each < SAME));
  const right = same.length - wrong.length;
  const missed = rows.filter(({ verdict, alike }) => verdict.kind !== 'same' && alike.every((each) => each >= 0.995));
  console.log(
    `\nCalled the same: ${same.length} of ${rows.length}; of those ${right} are, with a likeness of ${SAME} and more at each width (limit: all of them)`,
  );
  console.log(`Alike to 0.995 and called different: ${missed.length}`);
  for (const { name, alike } of wrong) console.log(`- ${name}: ${alike.map((each) => each.toFixed(2)).join(', ')}`);
  if (wrong.length > 0) process.exitCode = 1;
  if (only === '') return;
  for (const { name, verdict } of rows) if (verdict.kind === 'different') console.log(`- ${name}: ${saidOf(verdict)}`);
}

function saidOf({ differences }: Extract<LookVerdict, { kind: 'different' }>): string {
  const counts = (list: readonly LookDifference[]) => list.map(({ kind, count }) => `${kind} ${count}`).join(', ');
  return differences.map(({ width, differences: list }) => `${width}: ${counts(list)}`).join('; ');
}

/** Prints what is gone and in no line of the report; any of it fails the run. */
function printUnsaid(): void {
  console.log(
    '\nLosses unsaid: what is gone and in no line of the report; words that nobody can read; pixels too wide\n',
  );
  const total = (count: (row: Row) => number) => rows.reduce((sum, row) => sum + count(row), 0);
  const counts = (row: Row) => [
    ...LOSS_KINDS.map((kind) => row.unsaid[kind].length),
    row.unreadable.length,
    row.overflowPx,
  ];
  printTable(
    ['mail', ...LOSS_KINDS, 'unreadable', 'too wide'],
    [
      ...rows.filter((row) => counts(row).some((count) => count > 0)).map((row) => [row.name, ...counts(row)]),
      [
        'all',
        ...LOSS_KINDS.map((kind) => total(({ unsaid }) => unsaid[kind].length)),
        total(({ unreadable }) => unreadable.length),
        total(({ overflowPx }) => overflowPx),
      ],
    ],
  );
  for (const { name, unsaid, unreadable } of rows) {
    const lists = [...LOSS_KINDS.map((kind) => [kind, unsaid[kind]] as const), ['unreadable', unreadable] as const];
    for (const [kind, lost] of lists) {
      if (lost.length === 0) continue;
      const shown = lost.slice(0, MAX_SHOWN).map((value) => value.slice(0, 80));
      console.log(
        `- ${name}: ${kind}: ${shown.join(' · ')}${lost.length > MAX_SHOWN ? ` · and ${lost.length - MAX_SHOWN}` : ''}`,
      );
    }
  }
  const unsaid = total((row) => LOSS_KINDS.reduce((sum, kind) => sum + row.unsaid[kind].length, 0));
  console.log(`\nLosses unsaid: ${unsaid} (limit 0)`);
  if (unsaid > 0) process.exitCode = 1;
}
