import { type ChildProcess, fork } from 'node:child_process';
import { homedir } from 'node:os';
import path from 'node:path';
import { AppError } from '../../app-error.ts';
import type { BrowserPlaces } from './find-browser.ts';
import type { LoadedImage, MailBrowser, PictureRequest } from './port.ts';
import type { FromProcess, ToProcess } from './process-messages.ts';

const PROGRAM = path.join(import.meta.dirname, 'browser-process.ts');

/** A little longer than an idle browser stays, milliseconds. */
const IDLE = 35_000;

interface Waiting {
  readonly resolve: (answer: FromProcess) => void;
  readonly reject: (error: unknown) => void;
  readonly loadImage: (address: string) => Promise<LoadedImage | null>;
}

const noImages = async () => null;

/** Draws in a process of its own, which is there while there is something to draw. */
export function createProcessBrowser({ chromiumPath, searchPath }: BrowserPlaces): MailBrowser {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | null = null;
  let count = 0;
  let rest: NodeJS.Timeout | undefined;
  let isThere: boolean | null = null;

  function start(): ChildProcess {
    const places = JSON.stringify({ chromiumPath, searchPath });
    const started = fork(PROGRAM, [places], {
      serialization: 'advanced',
      execArgv: [],
      env: { PATH: searchPath, HOME: homedir() },
    });
    started.on('message', (message: FromProcess) => void take(started, message));
    started.once('exit', () => {
      if (child === started) child = null;
      for (const [id, { reject }] of waiting) {
        waiting.delete(id);
        reject(new AppError('DRAWING_FAILED', { cause: 'The process that draws ended' }));
      }
    });
    child = started;
    return started;
  }

  function tell(to: ChildProcess, message: ToProcess): void {
    // What does not arrive any more is told by the end of the process.
    if (to.connected) to.send(message, () => undefined);
  }

  async function take(from: ChildProcess, message: FromProcess): Promise<void> {
    const asking = waiting.get(message.id);
    if (message.kind === 'ask') {
      const image = await (asking?.loadImage ?? noImages)(message.address).catch(() => null);
      return tell(from, { kind: 'image', ask: message.ask, image });
    }
    waiting.delete(message.id);
    if (message.kind === 'failed') asking?.reject(new AppError(message.code, { sentence: message.sentence }));
    else asking?.resolve(message);
    if (waiting.size === 0) rest = setTimeout(() => from.disconnect(), IDLE).unref();
  }

  function ask(message: (id: number) => ToProcess, loadImage: Waiting['loadImage']): Promise<FromProcess> {
    clearTimeout(rest);
    const to = child?.connected ? child : start();
    count += 1;
    const id = count;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject, loadImage });
      tell(to, message(id));
    });
  }

  async function draw(kind: 'picture' | 'pdf', { loadImage, ...request }: PictureRequest): Promise<Buffer> {
    const answer = await ask((id) => ({ kind, id, request }), loadImage);
    if (answer.kind !== 'drawn') throw new AppError('DRAWING_FAILED');
    return Buffer.from(answer.content.buffer, answer.content.byteOffset, answer.content.byteLength);
  }

  return {
    picture: (request) => draw('picture', request),
    pdf: (page) => draw('pdf', { ...page, format: 'png' }),
    async isThere() {
      if (isThere === null) {
        const answer = await ask((id) => ({ kind: 'find', id }), noImages);
        isThere = answer.kind === 'found' && answer.isThere;
      }
      return isThere;
    },
    async close() {
      clearTimeout(rest);
      const ending = child;
      if (!ending) return;
      const gone = new Promise<void>((resolve) => ending.once('exit', () => resolve()));
      if (ending.connected) ending.disconnect();
      const timer = setTimeout(() => ending.kill('SIGKILL'), 3000);
      await gone;
      clearTimeout(timer);
    },
  };
}
