import { LIMITS } from '@mailwright/contract';

/** Result of an automatic save. After `refused` and `conflict` another try would not help. */
export type AutosaveOutcome = 'saved' | 'unreachable' | 'refused' | 'conflict';

export interface Autosave {
  /** Something changed that may have to be saved: it is, once nothing else has changed for five seconds. */
  changed(): void;
  /** Saves at once what is due; `leaving`: the page may be gone in a moment. */
  now(leaving?: boolean): void;
  stop(): void;
}

interface AutosaveSetup {
  /** Returns whether there is something to save and nothing prevents the save. */
  readonly isDue: () => boolean;
  readonly save: (leaving: boolean) => Promise<AutosaveOutcome>;
}

/** Rest after a change to content that the server refused just before: it may be megabytes each time. */
const AFTER_REFUSAL = 30_000;
const MAX_RETRY_PAUSE_MS = 120_000;

/** Decides when the editor saves by itself. A save that got no answer is tried again, each time after a longer pause. */
export function createAutosave({ isDue, save }: AutosaveSetup): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let refused = false;
  let running = false;
  let stopped = false;

  const wait = () => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void run(false), restAfter(failures, refused));
  };
  const run = async (leaving: boolean) => {
    clearTimeout(timer);
    if (stopped || running || !isDue()) return;
    running = true;
    const outcome = await save(leaving).finally(() => {
      running = false;
    });
    failures = outcome === 'unreachable' ? failures + 1 : 0;
    refused = outcome === 'refused';
    // What was written meanwhile, or what got no answer.
    if (isDue()) wait();
  };

  return {
    changed: wait,
    now: (leaving = false) => void run(leaving),
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

function restAfter(failures: number, refused: boolean): number {
  if (refused) return AFTER_REFUSAL;
  return Math.min(LIMITS.autosave.after * 2 ** Math.max(0, failures - 1), MAX_RETRY_PAUSE_MS);
}
