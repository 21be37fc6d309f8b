import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const READ = path.resolve(import.meta.dirname, '../../../testing/shops/read-large-feed.ts');

/** True for a long run: a real feed of a large shop, in every format. */
const isDeep = Boolean(process.env.DEEP);
const MEGABYTES = isDeep ? 200 : 12;

/**
 * Flags of Node for the measured process. V8's space for young objects grows with any work that a server does, to over a
 * hundred megabytes; while it is small, the memory that is left to measure is that of reading.
 */
const FLAGS = ['--expose-gc', '--max-semi-space-size=8'] as const;

/** Above what the process has before it reads. */
const MAX_MEMORY_MB = 100;

test.each(isDeep ? ['xml', 'csv', 'tsv', 'jsonl'] : ['xml'])(
  'a large feed as %s is read as it comes: memory stays far below its size',
  { timeout: 600_000 },
  async (format) => {
    const { stdout } = await promisify(execFile)(process.execPath, [...FLAGS, READ, format, String(MEGABYTES)]);
    const { products, megabytes, idle, peak } = JSON.parse(stdout) as Record<string, number>;
    expect(megabytes).toBeGreaterThanOrEqual(MEGABYTES);
    expect(products).toBeGreaterThan(MEGABYTES * 100);
    expect((peak ?? Number.NaN) - (idle ?? 0)).toBeLessThan(MAX_MEMORY_MB);
  },
);
