import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, list, open, save } from './client.ts';
import type { Editor } from './data-set.ts';
import { mailOfSize } from './mail-of-size.ts';

/** What the people of a run do. */
export interface Task {
  readonly origins: readonly string[];
  readonly editors: readonly Editor[];
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

export interface Outcome {
  readonly seconds: number;
  /** Milliseconds of those that went well. */
  readonly saves: readonly number[];
  readonly lists: readonly number[];
  readonly opens: readonly number[];
  /** Count of calls that did not, by what was asked and what came back. */
  readonly errors: Readonly<Record<string, number>>;
  /** Saves that the server put off and that went well later. */
  readonly putOff: number;
  /** How late the driver itself was: what it was late with is in the times above. Milliseconds, p99 and most. */
  readonly ownLag: readonly [p99: number, most: number];
  /** Of its processor, milliseconds. */
  readonly ownCpu: number;
}

async function drive(task: Task): Promise<Outcome> {
  const { origins, editors, saveEvery, listEvery, arriveIn } = task;
  const mail = await mailOfSize(task.bytes);
  const times = { saves: [] as number[], lists: [] as number[], opens: [] as number[] };
  const errors: Record<string, number> = {};
  let turn = 0;
  let left = task.saves ?? Number.POSITIVE_INFINITY;
  let putOff = 0;
  const lag = monitorEventLoopDelay({ resolution: 10 });
  lag.enable();
  const began = performance.now();
  const end = task.seconds === null ? Number.POSITIVE_INFINITY : began + task.seconds * 1000;
  // Round and round, as a proxy hands requests out.
  const origin = () => origins[turn++ % origins.length] ?? '';
  const count = (name: keyof typeof times, { ok, kind, milliseconds }: Answer) => {
    if (ok) times[name].push(milliseconds);
    else errors[`${name}: ${kind}`] = (errors[`${name}: ${kind}`] ?? 0) + 1;
  };
  const pause = async (seconds: number) => {
    await sleep(Math.max(0, Math.min(seconds * 1000, end - performance.now())));
    return performance.now() < end;
  };

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
      const start = performance.now();
      let answer = await save(origin(), editor, json, revision);
      // What the editor does: it keeps the work and comes again when it was asked to.
      for (let tries = 0; answer.retryAfter !== null && performance.now() < end; tries += 1) {
        if (tries === 0) putOff += 1;
        if (!(await pause(answer.retryAfter * (1 + Math.random() / 2)))) break;
        answer = await save(origin(), editor, json, revision);
      }
      count('saves', { ...answer, milliseconds: performance.now() - start });
      if (answer.ok) revision = revisionIn(answer);
      else if (answer.kind.includes('STALE')) revision = revisionIn(await open(origin(), editor));
      if (saveEvery > 0 && !(await pause(saveEvery - (performance.now() - start) / 1000))) return;
    }
  }

  async function look(editor: Editor): Promise<void> {
    if (listEvery === 0 || !(await pause(Math.random() * listEvery))) return;
    do count('lists', await list(origin(), editor));
    while (await pause(listEvery));
  }

  await Promise.all(editors.flatMap((editor) => [edit(editor), look(editor)]));
  const { user, system } = process.cpuUsage();
  return {
    seconds: (performance.now() - began) / 1000,
    ...times,
    errors,
    putOff,
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
