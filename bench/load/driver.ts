import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { MJML_MAILS } from '../limits/mjml-mails.ts';
import { type Answer, importMjml, list, open, save, saveHtml } from './client.ts';
import type { Editor } from './data-set.ts';
import { heavyHtml } from './large-contents.ts';
import { mailOfSize } from './mail-of-size.ts';

/** Work of the people in a run. */
export interface Task {
  readonly origins: readonly string[];
  readonly editors: readonly Editor[];
  /** People who save HTML of `heavyBytes` bytes one time after the other, during the whole run. */
  readonly heavy: readonly Editor[];
  readonly heavyBytes: number;
  /** People who import a mail in MJML every `importEvery` seconds. */
  readonly importing: readonly Editor[];
  readonly importEvery: number;
  readonly bytes: number;
  /** Seconds from save to save and from list to list; saves of 0 follow each other at once, without lists. */
  readonly saveEvery: number;
  readonly listEvery: number;
  /** Seconds in which they come, one after another. */
  readonly arriveIn: number;
  /** Seconds that it lasts, or a number of saves together. */
  readonly seconds: number | null;
  readonly saves: number | null;
}

/** Results of the calls that began in one part of the run. */
export interface Phase {
  /** Milliseconds of those that went well. */
  readonly saves: number[];
  readonly lists: number[];
  readonly opens: number[];
  readonly heavySaves: number[];
  readonly imports: number[];
  /** Count of calls that did not, by what was asked and what came back. */
  readonly errors: Record<string, number>;
  /** Saves that the server put off. */
  putOff: number;
}

export interface Outcome {
  readonly seconds: number;
  /** Seconds from which everybody is there and has saved once, or could have. */
  readonly settled: number;
  /** Calls before `settled`, with the first save of each mail, from which on the server remembers data of the mail. */
  readonly arriving: Phase;
  readonly atWork: Phase;
  /** Delay of the driver's own event loop, p99 and most, milliseconds; the times above include it. */
  readonly ownLag: readonly [p99: number, most: number];
  /** Processor time of the driver, milliseconds. */
  readonly ownCpu: number;
}

const newPhase = (): Phase => ({ saves: [], lists: [], opens: [], heavySaves: [], imports: [], errors: {}, putOff: 0 });

async function drive(task: Task): Promise<Outcome> {
  const { origins, editors, saveEvery, listEvery, arriveIn } = task;
  const mail = await mailOfSize(task.bytes);
  const settled = arriveIn === 0 ? 0 : arriveIn + 2 * saveEvery;
  const [arriving, atWork] = [newPhase(), newPhase()];
  let turn = 0;
  let left = task.saves ?? Number.POSITIVE_INFINITY;
  const lag = monitorEventLoopDelay({ resolution: 10 });
  lag.enable();
  const began = performance.now();
  const end = task.seconds === null ? Number.POSITIVE_INFINITY : began + task.seconds * 1000;
  // Round and round, as a proxy hands requests out.
  const origin = () => origins[turn++ % origins.length] ?? '';
  const phaseAt = (time: number) => (time - began < settled * 1000 ? arriving : atWork);
  const count = (name: 'saves' | 'lists' | 'opens' | 'heavySaves' | 'imports', { ok, kind, milliseconds }: Answer) => {
    const phase = phaseAt(performance.now() - milliseconds);
    if (ok) phase[name].push(milliseconds);
    else phase.errors[`${name}: ${kind}`] = (phase.errors[`${name}: ${kind}`] ?? 0) + 1;
  };
  const pause = async (seconds: number) => {
    await sleep(Math.max(0, Math.min(seconds * 1000, end - performance.now())));
    return performance.now() < end;
  };

  /** Saves as the editor does: a save that the server put off is repeated when the server asked for it. */
  async function keepSaving(ask: () => Promise<Answer>): Promise<Answer> {
    const start = performance.now();
    let answer = await ask();
    for (let tries = 0; answer.retryAfter !== null && performance.now() < end; tries += 1) {
      if (tries === 0) phaseAt(start).putOff += 1;
      if (!(await pause(answer.retryAfter * (1 + Math.random() / 2)))) break;
      answer = await ask();
    }
    return { ...answer, milliseconds: performance.now() - start };
  }

  async function edit(editor: Editor): Promise<void> {
    if (!(await pause(Math.random() * arriveIn))) return;
    const opened = await open(origin(), editor);
    count('opens', opened);
    // Nobody has something to save at once.
    if (saveEvery > 0 && !(await pause(saveEvery))) return;
    let revision = revisionIn(opened);
    for (let number = revision + 1; left > 0 && performance.now() < end; number += 1) {
      left -= 1;
      const json = mail.json(editor.name, number);
      const answer = await keepSaving(() => save(origin(), editor, json, revision));
      count('saves', answer);
      if (answer.ok) revision = revisionIn(answer);
      else if (answer.kind.includes('STALE')) revision = revisionIn(await open(origin(), editor));
      if (saveEvery > 0 && !(await pause(saveEvery - answer.milliseconds / 1000))) return;
    }
  }

  async function look(editor: Editor): Promise<void> {
    if (listEvery === 0 || !(await pause(Math.random() * listEvery))) return;
    do count('lists', await list(origin(), editor));
    while (await pause(listEvery));
  }

  async function saveHeavily(editor: Editor): Promise<void> {
    for (let number = 0; performance.now() < end; number += 1) {
      const html = heavyHtml(task.heavyBytes, number);
      count('heavySaves', await keepSaving(() => saveHtml(origin(), editor, html)));
    }
  }

  async function importAll(editor: Editor): Promise<void> {
    if (!(await pause(Math.random() * task.importEvery))) return;
    let number = 0;
    do count('imports', await importMjml(origin(), editor, MJML_MAILS[number++ % MJML_MAILS.length] ?? ''));
    while (await pause(task.importEvery));
  }

  await Promise.all([
    ...editors.flatMap((editor) => [edit(editor), look(editor)]),
    ...task.heavy.map(saveHeavily),
    ...task.importing.map(importAll),
  ]);
  const { user, system } = process.cpuUsage();
  return {
    seconds: (performance.now() - began) / 1000,
    settled,
    arriving,
    atWork,
    ownLag: [lag.percentile(99) / 1e6, lag.max / 1e6],
    ownCpu: (user + system) / 1000,
  };
}

function revisionIn({ body }: Answer): number {
  return Number(/"revision":(\d+)/.exec(body)?.[1] ?? 0);
}

process.once('message', async (task: Task) => {
  const outcome = await drive(task);
  process.send?.(outcome, () => process.exit(0));
});
