import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CountdownStyle, LIMITS } from '@mailwright/contract';
import { WatchedCache } from '../../metrics/watched-cache.ts';
import { encodeFrame, encodeHead, GIF_END } from './encode.ts';
import { type Raster, rasterise } from './rasterise.ts';

export interface CountdownService {
  /**
   * Returns a GIF that counts down to the moment, milliseconds since 1970, for a minute from now; after the moment, a still
   * picture of zeros. `consume` is called with the work units before the work is done, and may reject to refuse it.
   */
  image(moment: number, style: CountdownStyle, consume: (work: number) => Promise<void>): Promise<Buffer>;
}

const MAX_SECONDS_LEFT = 999 * 86_400 + 86_399;

/** Work units of drawing a look, and of encoding one frame of it. */
const WORK = { look: 40, frame: 1 } as const;

/** Longest time frames are encoded before other work gets its turn, milliseconds. */
const TURN = 8;

const CACHE = { looks: 200, frameBytes: 48 * 1024 * 1024 } as const;

export function createCountdownService(now: () => number): CountdownService {
  const looks = new WatchedCache<Promise<Raster>>('countdown_looks', { max: CACHE.looks });
  const frames = new WatchedCache<Uint8Array>('countdown_frames', {
    maxSize: CACHE.frameBytes,
    sizeCalculation: ({ length }) => length,
  });

  function draw(key: string, style: CountdownStyle, dayDigits: number): Promise<Raster> {
    const drawing = rasterise(style, dayDigits);
    looks.set(key, drawing);
    drawing.catch(() => looks.delete(key));
    return drawing;
  }

  return {
    async image(moment, style, consume) {
      const left = Math.min(MAX_SECONDS_LEFT, Math.max(0, Math.ceil((moment - now()) / 1000)));
      const dayDigits = left >= 100 * 86_400 ? 3 : 2;
      const look = `${dayDigits} ${JSON.stringify(style)}`;
      const drawn = looks.get(look);
      // A new look is dear, and pays for its first frames.
      if (!drawn) await consume(WORK.look);
      const raster = await (looks.peek(look) ?? draw(look, style, dayDigits));
      const parts = [encodeHead(raster)];
      let before = '';
      let turn = performance.now();
      for (let second = left; second >= 0 && second > left - LIMITS.countdown.seconds; second -= 1) {
        const text = digitsOf(second, dayDigits);
        const from = firstChange(before, text);
        const key = `${look} ${from} ${text.slice(from)}`;
        let frame = frames.get(key);
        if (!frame) {
          if (drawn) await consume(WORK.frame);
          frame = encodeFrame(raster, text, from);
          frames.set(key, frame);
          if (performance.now() - turn > TURN) {
            await nextTurn();
            turn = performance.now();
          }
        }
        parts.push(frame);
        before = text;
      }
      return Buffer.concat([...parts, GIF_END]);
    },
  };
}

/** Returns the digits of days, hours, minutes and seconds without separators. */
function digitsOf(seconds: number, dayDigits: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const days = String(Math.floor(seconds / 86_400)).padStart(dayDigits, '0');
  return days + two((seconds / 3600) % 24) + two((seconds / 60) % 60) + two(seconds % 60);
}

function firstChange(before: string, text: string): number {
  const place = [...text].findIndex((digit, index) => digit !== before[index]);
  return Math.max(0, place);
}
