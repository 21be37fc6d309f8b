import type { Asset } from '@mailwright/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** So many files are prepared and sent at once, whichever part of the page they came in by. */
const SLOTS = 3;

let free = SLOTS;

const waiting = new Set<() => void>();

export interface UploadProblem {
  readonly sentence: string;
  /** The sentence stays until it has been read. */
  readonly lasting: boolean;
  /** Another try of the same file may help. */
  readonly passing: boolean;
}

/** A file on its way to the library; one that has arrived is no longer listed. */
export interface UploadItem {
  readonly id: string;
  readonly name: string;
  readonly step: 'waiting' | 'preparing' | 'sending' | 'failed';
  /** Share of the file that is sent, 0 to 1. */
  readonly part: number;
  /** Reason why it did not arrive; null unless it failed. */
  readonly problem: UploadProblem | null;
}

/** Result for the files that were added together, once all of them are finished. */
export interface UploadOutcome {
  readonly arrived: readonly { readonly file: File; readonly sentBytes: number }[];
  readonly failed: readonly { readonly file: File; readonly problem: UploadProblem }[];
}

/** Target of the files; it remains what it was when they were added. */
export interface UploadTarget {
  /** The folder of the library that the image is put in. */
  readonly folder?: string | undefined;
  readonly onUploaded: (asset: Asset, id: string) => void;
}

export interface SendOptions {
  readonly folder: string | undefined;
  readonly signal: AbortSignal;
  /** From 0 to 1, while the file is on its way. */
  readonly onProgress: (part: number) => void;
}

export interface UploadQueueDeps {
  /** The file as it is to be sent: smaller, and of a kind that mail clients show. */
  readonly prepare: (file: File, signal: AbortSignal) => Promise<File>;
  readonly send: (file: File, options: SendOptions) => Promise<Asset>;
  readonly explain: (error: unknown, file: File) => UploadProblem;
  /** Nothing is on its way any more. */
  readonly onIdle: (outcome: UploadOutcome) => void;
}

export interface UploadQueue {
  readonly store: StoreApi<{ readonly items: readonly UploadItem[] }>;
  /** The ids of the new items, in the order of the files. */
  readonly add: (files: readonly File[], target: UploadTarget) => readonly string[];
  readonly cancel: (id: string) => void;
  readonly retry: (id: string) => void;
  /** Takes a failed item from the list. */
  readonly dismiss: (id: string) => void;
}

interface Upload {
  readonly file: File;
  readonly target: UploadTarget;
}

/** Sends files to the library, three at a time on the whole page; one that fails does not keep the others. */
export function createUploadQueue(deps: UploadQueueDeps): UploadQueue {
  const store = createStore<{ readonly items: readonly UploadItem[] }>()(() => ({ items: [] }));
  const uploads = new Map<string, Upload>();
  const running = new Map<string, AbortController>();
  let count = 0;
  let arrived: UploadOutcome['arrived'] = [];
  let failed: UploadOutcome['failed'] = [];

  const change = (id: string, values: Partial<UploadItem>) =>
    store.setState(({ items }) => ({ items: items.map((item) => (item.id === id ? { ...item, ...values } : item)) }));

  const remove = (id: string) => {
    uploads.delete(id);
    store.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
  };

  async function deliver(id: string, { file, target }: Upload, signal: AbortSignal): Promise<void> {
    const release = await takeSlot(signal);
    try {
      change(id, { step: 'preparing' });
      const ready = await deps.prepare(file, signal);
      change(id, { step: 'sending' });
      const asset = await deps.send(ready, {
        folder: target.folder,
        signal,
        onProgress: (part) => change(id, { part }),
      });
      arrived = [...arrived, { file, sentBytes: ready.size }];
      target.onUploaded(asset, id);
      remove(id);
    } finally {
      release();
    }
  }

  async function run(id: string, upload: Upload): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      await deliver(id, upload, controller.signal);
    } catch (error) {
      if (controller.signal.aborted) remove(id);
      else {
        const { file } = upload;
        const problem = deps.explain(error, file);
        failed = [...failed, { file, problem }];
        change(id, { step: 'failed', part: 0, problem });
      }
    }
    running.delete(id);
    if (running.size > 0) return;
    const outcome = { arrived, failed };
    arrived = [];
    failed = [];
    deps.onIdle(outcome);
  }

  return {
    store,
    add(files, target) {
      const added = files.map((file, at) => ({ id: `upload-${count + at}`, upload: { file, target } }));
      count += files.length;
      const items = added.map(
        ({ id, upload }): UploadItem => ({ id, name: upload.file.name, step: 'waiting', part: 0, problem: null }),
      );
      store.setState((state) => ({ items: [...state.items, ...items] }));
      for (const { id, upload } of added) {
        uploads.set(id, upload);
        void run(id, upload);
      }
      return added.map(({ id }) => id);
    },
    cancel: (id) => running.get(id)?.abort(),
    retry(id) {
      const upload = uploads.get(id);
      if (!upload || running.has(id)) return;
      change(id, { step: 'waiting', part: 0, problem: null });
      void run(id, upload);
    },
    dismiss(id) {
      if (!running.has(id)) remove(id);
    },
  };
}

/**
 * Waits for its turn; the answer gives the turn back.
 * @throws the signal's reason when it is given up before
 */
async function takeSlot(signal: AbortSignal): Promise<() => void> {
  signal.throwIfAborted();
  if (free > 0) free -= 1;
  else await myTurn(signal);
  return () => {
    const [next] = waiting;
    if (!next) free += 1;
    else {
      waiting.delete(next);
      next();
    }
  };
}

function myTurn(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      waiting.delete(turn);
      reject(signal.reason);
    };
    const turn = () => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    };
    waiting.add(turn);
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
