import { writeSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { SVG_ENDS } from './svg-ends.ts';

/** A drawing of a few kilobytes may hold pictures, filters and repetitions that take gigabytes. */
const MAX_MEMORY_BYTES = 1024 * 1024 * 1024;
/** Longest time of the processor, milliseconds: honest drawings take a fraction of a second, however busy the machine is. */
const MAX_TIME_MS = 5000;
const WATCH_EVERY = 50;
/** Dots per inch at which librsvg draws one pixel for each CSS pixel. */
const CSS_DENSITY = 72;

/**
 * File descriptor to which it writes the processor time that it took, milliseconds. Starting takes the same time for every
 * drawing and does not count.
 */
const TOOK = 3;

/** Draws the SVG that comes in as a PNG that goes out, at the scale, longest side and pixels it is called with. */
const [scale = 1, longestSide = 0, mostPixels = 0] = process.argv.slice(2).map(Number);

const begun = process.cpuUsage();

function took(): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY_BYTES || took() > MAX_TIME_MS) process.kill(process.pid, 'SIGKILL');
}, WATCH_EVERY).unref();
process.on('exit', () => writeSync(TOOK, String(took())));

sharp.concurrency(1);
const drawing = await buffer(process.stdin);
const size = await sharp(drawing, { limitInputPixels: false })
  .metadata()
  .catch(() => process.exit(SVG_ENDS.unreadable));
if (size.width * size.height > mostPixels) process.exit(SVG_ENDS.tooManyPixels);
const density = Math.max(1, CSS_DENSITY * Math.min(scale, longestSide / Math.max(size.width, size.height)));
const options = { density, limitInputPixels: mostPixels, failOn: 'error' } as const;
process.stdout.end(await sharp(drawing, options).png().toBuffer());
