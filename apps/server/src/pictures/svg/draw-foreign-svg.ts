import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../app-error.ts';
import { createFairTurns, type TurnBounds } from '../../turns/fair-turns.ts';
import { fontVariables } from '../own-fonts.ts';
import { createDrawingTime, type DrawingBounds } from './drawing-time.ts';
import { SVG_ENDS } from './svg-ends.ts';

const PROGRAM = path.join(import.meta.dirname, 'svg-process.ts');

/** Longest time for one drawing, milliseconds; honest ones take a fraction of a second. */
const DRAWING_TIMEOUT_MS = 10_000;

/** Limits on drawings, so that those of one person delay another person's for no longer than one drawing takes. */
const BOUNDS: DrawingBounds & TurnBounds = {
  perPerson: 40,
  weight: 64 * 1024 * 1024,
  retryAfter: 10,
  time: 20_000,
  within: 60_000,
};

export interface SvgSettings {
  /** Pixels for each CSS pixel, where that makes no side longer than the longest. */
  readonly scale: number;
  readonly longestSide: number;
  /** Most pixels that are drawn. */
  readonly mostPixels: number;
  /** Milliseconds. */
  readonly patience?: number;
}

/**
 * A drawing that somebody sent as a PNG. What measures and draws it cannot be stopped, and repetitions and filters make a
 * small file take hours: both are done in a process of its own, which can. One is drawn at a time, people in turn.
 * @param person who sent it
 * @throws AppError `UNREADABLE_IMAGE` for what is no drawing, or takes too long or too much memory, or where those of the
 * person have taken too long together, `IMAGE_TOO_MANY_PIXELS`, `BUSY`; Error where it cannot be drawn
 */
export type DrawForeignSvg = (file: Uint8Array, settings: SvgSettings, person: string) => Promise<Buffer>;

export function createForeignDrawing(bounds: typeof BOUNDS = BOUNDS): DrawForeignSvg {
  const turns = createFairTurns(bounds);
  const time = createDrawingTime(bounds);
  return (file, settings, person) =>
    turns.run(
      person,
      () => time.consume(person, (tell) => draw(file, settings, tell)),
      () => file.length,
    );
}

export const drawForeignSvg: DrawForeignSvg = createForeignDrawing();

/** @param tell told the milliseconds of the processor that it took, unless it had to be ended */
async function draw(file: Uint8Array, settings: SvgSettings, tell: (took: number) => void): Promise<Buffer> {
  const { scale, longestSide, mostPixels, patience = DRAWING_TIMEOUT_MS } = settings;
  const child = spawn(process.execPath, [PROGRAM, ...[scale, longestSide, mostPixels].map(String)], {
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
    // Keys and passwords of this process are none of its business.
    env: { ...fontVariables() },
    timeout: patience,
    killSignal: 'SIGKILL',
  }) as ChildProcessByStdio<Writable, Readable, null>;
  // One that could not be started says why, and may have no streams.
  await once(child, 'spawn');
  const ended = new Promise<NodeJS.Signals | number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ?? code));
  });
  // One that ends early does not read what it is sent; how it ended says why.
  const sending = pipeline([file], child.stdin).catch(() => null);
  const [, , , took] = child.stdio;
  const [png, end, told] = await Promise.all([buffer(child.stdout), ended, text(took as Readable), sending]);
  if (told !== '') tell(Number(told));
  if (end === 'SIGKILL') throw new AppError('UNREADABLE_IMAGE', { sentence: 'This drawing is too complex.' });
  if (end === SVG_ENDS.unreadable) throw new AppError('UNREADABLE_IMAGE');
  if (end === SVG_ENDS.tooManyPixels) throw new AppError('IMAGE_TOO_MANY_PIXELS');
  if (end !== 0) throw new Error(`Drawing an SVG ended with ${end}`);
  return png;
}
