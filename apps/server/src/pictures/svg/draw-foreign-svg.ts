import { spawn } from 'node:child_process';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../app-error.ts';
import { createTurns } from '../in-turn.ts';
import { SVG_ENDS } from './svg-ends.ts';

const PROGRAM = path.join(import.meta.dirname, 'svg-process.ts');

/** Honest drawings take a fraction of a second. */
const PATIENCE = 10_000;

const inTurn = createTurns();

export interface SvgSettings {
  /** Pixels for each CSS pixel, where that makes no side longer than the longest. */
  readonly scale: number;
  readonly longestSide: number;
  /** More pixels than these are not drawn. */
  readonly mostPixels: number;
  /** Milliseconds. */
  readonly patience?: number;
}

/**
 * A drawing that somebody sent as a PNG. What measures and draws it cannot be stopped, and repetitions and filters make a
 * small file take hours: both are done in a process of its own, which can.
 * @throws AppError `UNREADABLE_IMAGE` for what is no drawing, or takes too long or too much memory,
 * `IMAGE_TOO_MANY_PIXELS`; Error where it cannot be drawn
 */
export function drawForeignSvg(file: Uint8Array, settings: SvgSettings): Promise<Buffer> {
  return inTurn(() => draw(file, settings));
}

async function draw(file: Uint8Array, settings: SvgSettings): Promise<Buffer> {
  const { scale, longestSide, mostPixels, patience = PATIENCE } = settings;
  const child = spawn(process.execPath, [PROGRAM, ...[scale, longestSide, mostPixels].map(String)], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: patience,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<NodeJS.Signals | number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ?? code));
  });
  // One that ends early does not read what it is sent; how it ended says why.
  const sending = pipeline([file], child.stdin).catch(() => null);
  const [png, end] = await Promise.all([buffer(child.stdout), ended, sending]);
  if (end === 'SIGKILL') throw new AppError('UNREADABLE_IMAGE', { sentence: 'This drawing is too complex.' });
  if (end === SVG_ENDS.unreadable) throw new AppError('UNREADABLE_IMAGE');
  if (end === SVG_ENDS.tooManyPixels) throw new AppError('IMAGE_TOO_MANY_PIXELS');
  if (end !== 0) throw new Error(`Drawing an SVG ended with ${end}`);
  return png;
}
