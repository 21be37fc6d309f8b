// Runs apart from the server: what drives a browser takes more memory than the server, and goes with this process.
import { constants, setPriority } from 'node:os';
import { AppError } from '../../app-error.ts';
import { createBrowserPool } from './browser-pool.ts';
import { findBrowser } from './find-browser.ts';
import { launchBrowser } from './launch-browser.ts';
import type { FromProcess, ProcessStart, ToProcess } from './process-messages.ts';

// A save never waits for a picture: browsers, which this process starts, get what the server leaves of the processors.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { proxy, ...places } = JSON.parse(process.argv[2] ?? '') as ProcessStart;
const pool = createBrowserPool({
  find: () => findBrowser(places),
  launch: (found) => launchBrowser(found, proxy),
});
const asked = new Map<number, (place: string | null) => void>();
const drawing = new Map<number, AbortController>();
let asks = 0;

function tell(message: FromProcess): void {
  // The server may be gone by now, or go meanwhile: nobody needs what could not be sent.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

function imagesFor(id: number): (address: string) => Promise<string | null> {
  return (address) => {
    asks += 1;
    const ask = asks;
    tell({ kind: 'ask', id, ask, address });
    return new Promise((resolve) => asked.set(ask, resolve));
  };
}

async function answer(message: ToProcess): Promise<void> {
  switch (message.kind) {
    case 'image':
      asked.get(message.ask)?.(message.place);
      asked.delete(message.ask);
      return;
    case 'drop':
      drawing.get(message.id)?.abort();
      return;
    case 'find':
      return tell({ kind: 'found', id: message.id, isThere: await pool.isThere() });
    case 'picture':
    case 'pdf': {
      const { id } = message;
      const wanted = new AbortController();
      drawing.set(id, wanted);
      const ties = { imageAt: imagesFor(id), signal: wanted.signal };
      const content = await pool.draw(message, ties).finally(() => drawing.delete(id));
      return tell({ kind: 'drawn', id, content });
    }
  }
}

process.on('message', (message: ToProcess) => {
  answer(message).catch((error: unknown) => {
    if (message.kind === 'image' || message.kind === 'drop') return;
    const { code, sentence, extras } = error instanceof AppError ? error : new AppError('DRAWING_FAILED');
    const reason = String(error instanceof AppError ? (extras.cause ?? '') : error);
    tell({ kind: 'failed', id: message.id, code, sentence, reason, retryAfter: extras.retryAfter });
  });
});

// A terminal tells all of a server's processes at once to end; this one ends when what the server has in flight is drawn.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

// Whoever asked is gone, and so is the use of a browser.
process.on('disconnect', () => {
  void pool.close().finally(() => process.exit(0));
});
