import { figure, percentile } from '../support/statistics.ts';
import { printTable } from '../support/table.ts';
import type { Outcome } from './driver.ts';
import type { HeldCall } from './held-calls.ts';
import type { Report } from './report.ts';
import type { ThreadTimes } from './thread-times.ts';

type Measured = Report & { readonly threads: ThreadTimes | null };

const MEGABYTE = 2 ** 20;

/** Prints the cost of one save, and how much memory many saves leave in use. */
export function printCost(name: string, before: Measured, after: Measured, { atWork }: Outcome): void {
  const { saves, errors } = atWork;
  console.log(`${name}: one save after another, two at a time, milliseconds of the processor a save\n`);
  const each = (spent: (report: Measured) => number) => figure((spent(after) - spent(before)) / saves.length);
  const thread = (key: keyof ThreadTimes) => each(({ threads }) => threads?.[key] ?? Number.NaN);
  printTable(
    [
      'saves',
      'all threads',
      'main',
      'packing, files',
      'garbage, compiler',
      'children',
      'errors',
      'heap after, MB more',
    ],
    [
      [
        saves.length,
        each(({ cpu }) => cpu),
        thread('main'),
        thread('pool'),
        thread('others'),
        thread('children'),
        inWords(errors),
        figure((after.heap - before.heap) / MEGABYTE),
      ],
    ],
  );
}

/** Prints how long each call held up all others. */
export function printHeld(name: string, held: readonly HeldCall[]): void {
  console.log(`${name}: one call after another, ms\n`);
  printTable(
    ['call', 'answer', 'took', 'event loop held, most', 'in time of the processor', 'its thread in all'],
    held.map(({ name, kind, took, held, heldAlone, spent }) => [
      name,
      kind,
      ...[took, held, heldAlone, spent].map(figure),
    ]),
  );
}

interface Run {
  readonly outcome: Outcome;
  /** By node. */
  readonly before: readonly Measured[];
  readonly after: readonly Measured[];
}

/** Prints the times of people's calls in a run and the load of the nodes. */
export function printRun(name: string, { outcome, before, after }: Run): void {
  const { seconds, settled, arriving, atWork, ownLag, ownCpu } = outcome;
  console.log(`${name}, ${Math.round(seconds)} s: p50 / p95 / most, ms\n`);
  const phases = [
    { part: `until everybody is there, ${settled} s`, phase: arriving, length: Math.min(settled, seconds) },
    { part: 'at work', phase: atWork, length: seconds - settled },
  ].filter(({ length }) => length > 0);
  const isHeavy = phases.some(({ phase }) => phase.heavySaves.length > 0);
  const isImporting = phases.some(({ phase }) => phase.imports.length > 0);
  printTable(
    [
      '',
      'saves a second',
      'save',
      'list',
      'open',
      ...(isHeavy ? ['heavy save'] : []),
      ...(isImporting ? ['import of MJML'] : []),
      'put off',
      'errors',
    ],
    phases.map(({ part, phase, length }) => [
      part,
      figure(phase.saves.length / length),
      times(phase.saves),
      times(phase.lists),
      times(phase.opens),
      ...(isHeavy ? [`${phase.heavySaves.length}: ${times(phase.heavySaves)}`] : []),
      ...(isImporting ? [`${phase.imports.length}: ${times(phase.imports)}`] : []),
      phase.putOff,
      inWords(phase.errors),
    ]),
  );
  const late = ownLag.map(figure).join(' / ');
  console.log(
    `The driver itself: ${figure(ownCpu / seconds / 10)} % of a processor, late by ${late} ms (p99 / most)\n`,
  );
  printTable(
    ['node', 'processor', 'a save, ms', 'memory, MB', 'lag of the event loop p99 / most, ms'],
    after.map((report, node) => {
      const spent = report.cpu - (before[node]?.cpu ?? 0);
      return [
        node + 1,
        `${figure(spent / seconds / 10)} %`,
        figure(spent / (savesOf(outcome) / after.length)),
        figure(report.resident / MEGABYTE),
        `${figure(report.lagP99)} / ${figure(report.lagMax)}`,
      ];
    }),
  );
}

function savesOf({ arriving, atWork }: Outcome): number {
  return arriving.saves.length + atWork.saves.length;
}

function times(samples: readonly number[]): string {
  if (samples.length === 0) return '–';
  return [0.5, 0.95, 1].map((share) => figure(percentile(samples, share))).join(' / ');
}

function inWords(errors: Readonly<Record<string, number>>): string {
  const kinds = Object.entries(errors).map(([kind, count]) => `${count} × ${kind}`);
  return kinds.join(', ') || '0';
}
