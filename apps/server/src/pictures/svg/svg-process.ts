import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** A drawing of a few kilobytes may hold pictures, filters and repetitions that take gigabytes. */
const MOST_MEMORY = 1024 * 1024 * 1024;
const WATCH_EVERY = 50;

/** Draws the SVG that comes in as a PNG that goes out, with the dots per inch and pixels it is called with. */
const [density, limitInputPixels] = process.argv.slice(2).map(Number);

setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY) process.kill(process.pid, 'SIGKILL');
}, WATCH_EVERY).unref();

sharp.concurrency(1);
const drawing = await buffer(process.stdin);
const png = await sharp(drawing, { density, limitInputPixels, failOn: 'error' }).png().toBuffer();
process.stdout.end(png);
