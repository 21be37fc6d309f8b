import { type ChildProcess, fork } from 'node:child_process';
import { homedir } from 'node:os';
import path from 'node:path';
import { AppError } from '../../app-error.ts';
import type { BrowserPlaces } from './find-browser.ts';
import { type ImageGate, type OpenGate, openImageGate } from './image-gate.ts';
import type { MailBrowser, MailPage } from './port.ts';
import type { DrawingOrder, FromProcess, ProcessStart, ToProcess } from './process-messages.ts';

const PROGRAM = path.join(import.meta.dirname, 'browser-process.ts');

/** A little longer than an idle browser stays, milliseconds. */
const IDLE = 35_000;

type Order = { readonly kind: 'find' } | DrawingOrder;

interface Waiting {
  /** The process that was asked. */
  readonly of: ChildProcess;
  readonly resolve: (answer: FromProcess) => void;
  readonly reject: (error: unknown) => void;
  readonly imageAt: OpenGate['imageAt'];
}

const noImages = async () => null;

/** Draws in a process of its own, which is there while there is something to draw. */
export function createProcessBrowser(
  { chromiumPath, searchPath, fontConfig }: BrowserPlaces,
  idle = IDLE,
): MailBrowser {
  const waiting = new Map<number, Waiting>();
  let gate: Promise<ImageGate> | null = null;
  let child: ChildProcess | null = null;
  let count = 0;
  let rest: NodeJS.Timeout | undefined;
  let isThere: boolean | null = null;

  function imageGate(): Promise<ImageGate> {
    gate ??= openImageGate().catch((error: unknown) => {
      // The next drawing tries anew.
      gate = null;
      throw error;
    });
    return gate;
  }

  async function running(): Promise<ChildProcess> {
    const { address } = await imageGate();
    return child?.connected ? child : start({ chromiumPath, searchPath, fontConfig, proxy: address });
  }

  function start(settings: ProcessStart): ChildProcess {
    const started = fork(PROGRAM, [JSON.stringify(settings)], {
      serialization: 'advanced',
      execArgv: [],
      env: { PATH: searchPath, HOME: homedir() },
    });
    started.on('message', (message: FromProcess) => void take(started, message));
    started.once('exit', () => ended(started));
    // One that could not be started, or is gone when it is told something.
    started.on('error', () => ended(started));
    child = started;
    return started;
  }

  /** One that rests may take a while to end; by then another draws, which this is no concern of. */
  function ended(which: ChildProcess): void {
    if (child === which) child = null;
    for (const [id, { of, reject }] of waiting) {
      if (of !== which) continue;
      waiting.delete(id);
      reject(new AppError('DRAWING_FAILED', { cause: 'The process that draws ended' }));
    }
  }

  function letRest(which: ChildProcess): void {
    clearTimeout(rest);
    rest = setTimeout(() => which.connected && which.disconnect(), idle).unref();
  }

  function tell(to: ChildProcess, message: ToProcess): void {
    // What does not arrive any more is told by the end of the process.
    if (to.connected) to.send(message, () => undefined);
  }

  async function take(from: ChildProcess, message: FromProcess): Promise<void> {
    const asking = waiting.get(message.id);
    if (message.kind === 'ask') {
      const place = await (asking?.imageAt ?? noImages)(message.address);
      return tell(from, { kind: 'image', ask: message.ask, place });
    }
    waiting.delete(message.id);
    if (message.kind === 'failed') {
      const { code, sentence, reason, retryAfter } = message;
      const cause = reason === '' ? undefined : reason;
      asking?.reject(new AppError(code, { sentence, cause, ...(retryAfter !== undefined && { retryAfter }) }));
    } else asking?.resolve(message);
    if (waiting.size === 0 && from === child) letRest(from);
  }

  async function ask(order: Order, imageAt: Waiting['imageAt'], signal?: AbortSignal): Promise<FromProcess> {
    const to = await running();
    clearTimeout(rest);
    count += 1;
    const id = count;
    const drop = () => tell(to, { kind: 'drop', id });
    signal?.addEventListener('abort', drop, { once: true });
    const answered = new Promise<FromProcess>((resolve, reject) => {
      waiting.set(id, { of: to, resolve, reject, imageAt });
      tell(to, { ...order, id });
      if (signal?.aborted) drop();
    });
    return answered.finally(() => signal?.removeEventListener('abort', drop));
  }

  async function draw(order: DrawingOrder, { loadImage, signal }: Pick<MailPage, 'loadImage' | 'signal'>) {
    const pictures = (await imageGate()).open(loadImage);
    const answer = await ask(order, pictures.imageAt, signal).finally(pictures.close);
    if (answer.kind !== 'drawn') throw new AppError('DRAWING_FAILED');
    return Buffer.from(answer.content.buffer, answer.content.byteOffset, answer.content.byteLength);
  }

  async function endProcess(): Promise<void> {
    const ending = child;
    if (!ending) return;
    const gone = new Promise<void>((resolve) => ending.once('exit', () => resolve()));
    if (ending.connected) ending.disconnect();
    const timer = setTimeout(() => ending.kill('SIGKILL'), 3000);
    await gone;
    clearTimeout(timer);
  }

  return {
    picture: ({ loadImage, signal, ...layout }) => draw({ kind: 'picture', layout }, { loadImage, signal }),
    pdf: ({ loadImage, signal, ...layout }) => draw({ kind: 'pdf', layout }, { loadImage, signal }),
    async isThere() {
      if (isThere === null) {
        const answer = await ask({ kind: 'find' }, noImages);
        isThere = answer.kind === 'found' && answer.isThere;
      }
      return isThere;
    },
    async close() {
      clearTimeout(rest);
      await endProcess();
      const closing = gate;
      gate = null;
      await (await closing)?.close();
    },
  };
}
