import { readdirSync, readFileSync } from 'node:fs';

/** Processor time by who spent it, milliseconds. */
export interface ThreadTimes {
  /** The thread that answers requests. */
  readonly main: number;
  /** Packing, hashing and files, off the event loop. */
  readonly pool: number;
  /** Collecting garbage, compiling, workers. */
  readonly others: number;
  /** Processes that it started. */
  readonly children: number;
}

/** A hundredth of a second, as Linux counts. */
const TICK = 10;

/** Returns the processor time that the threads of a process have spent so far; null if the system does not tell. */
export function threadTimes(pid: number): ThreadTimes | null {
  try {
    const times = { main: 0, pool: 0, others: 0 };
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const { name, spent } = statOf(`/proc/${pid}/task/${thread}/stat`);
      times[Number(thread) === pid ? 'main' : name.startsWith('libuv') ? 'pool' : 'others'] += spent;
    }
    return { ...times, children: childrenTime(pid) };
  } catch {
    return null;
  }
}

function childrenTime(pid: number): number {
  let sum = 0;
  for (const child of childrenOf(pid)) sum += statOf(`/proc/${child}/stat`).spent + childrenTime(child);
  return sum;
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

function statOf(file: string): { readonly name: string; readonly spent: number } {
  const text = readFileSync(file, 'utf8');
  const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return { name, spent: (user + system) * TICK };
}
