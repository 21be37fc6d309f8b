// Runs apart from the server: what drives a browser takes more memory than the server, and goes with this process.
import { AppError } from '../../app-error.ts';
import { createBrowserPool } from './browser-pool.ts';
import { type BrowserPlaces, findBrowser } from './find-browser.ts';
import { launchBrowser } from './launch-browser.ts';
import type { LoadedImage } from './port.ts';
import type { FromProcess, ToProcess } from './process-messages.ts';

const places = JSON.parse(process.argv[2] ?? '') as BrowserPlaces;
const pool = createBrowserPool({ find: () => findBrowser(places), launch: launchBrowser });
const asked = new Map<number, (image: LoadedImage | null) => void>();
let asks = 0;

function tell(message: FromProcess): void {
  // The server may be gone by now.
  if (process.connected) process.send?.(message);
}

function imagesFor(id: number): (address: string) => Promise<LoadedImage | null> {
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
      asked.get(message.ask)?.(message.image && { ...message.image, content: Buffer.from(message.image.content) });
      asked.delete(message.ask);
      return;
    case 'find':
      return tell({ kind: 'found', id: message.id, isThere: await pool.isThere() });
    case 'picture':
    case 'pdf': {
      const { kind, id, request } = message;
      const content = await pool[kind]({ ...request, loadImage: imagesFor(id) });
      return tell({ kind: 'drawn', id, content });
    }
  }
}

process.on('message', (message: ToProcess) => {
  answer(message).catch((error: unknown) => {
    if (message.kind === 'image') return;
    const { code, message: sentence } = error instanceof AppError ? error : new AppError('DRAWING_FAILED');
    tell({ kind: 'failed', id: message.id, code, sentence });
  });
});

// Whoever asked is gone, and so is the use of a browser.
process.on('disconnect', () => {
  void pool.close().finally(() => process.exit(0));
});
