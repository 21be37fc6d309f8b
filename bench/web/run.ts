import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { printTable } from '../support/table.ts';
import { buildWeb } from './build-web.ts';
import { bytesBySource, type SourceMap } from './bytes-by-source.ts';
import { chunksOf, type Manifest } from './chunks-of.ts';
import { printLoading } from './loading.ts';
import { isOurs, originOf } from './origin-of.ts';

/** Module of each page, which a browser has loaded when that page is shown; its first match in the manifest counts. */
const PAGES = {
  dashboard: /features\/dashboard\/DashboardPage\.tsx$/,
  editor: /features\/editor\/EditorPage\.tsx$/,
};
const dist = await buildWeb();
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')) as Manifest;

interface ChunkSize {
  readonly kib: number;
  /** The chunk's KiB, shared out by the characters that come from each origin. */
  readonly origins: ReadonlyMap<string, number>;
}

function addTo(sums: Map<string, number>, key: string, size: number): void {
  sums.set(key, (sums.get(key) ?? 0) + size);
}

function sizeOf(file: string): ChunkSize {
  const code = readFileSync(`${dist}/${file}`, 'utf8');
  const kib = brotliCompressSync(code).length / 1024;
  const mapFile = `${dist}/${file}.map`;
  // What the bundler wrote has no map.
  const map: SourceMap = existsSync(mapFile)
    ? JSON.parse(readFileSync(mapFile, 'utf8'))
    : { sources: [], mappings: '' };
  const origins = new Map<string, number>();
  for (const [source, length] of bytesBySource(code, map)) {
    addTo(origins, originOf(source && resolve(dist, file, '..', source)), (kib * length) / code.length);
  }
  return { kib, origins };
}

function bySize(sizes: Iterable<readonly [string, number]>): (readonly [string, number])[] {
  return [...sizes].sort((a, b) => b[1] - a[1]);
}

function printSizes(head: string, sizes: readonly (readonly [string, number])[]): void {
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  printTable(
    [head, 'KiB'],
    [...sizes.map(([name, size]) => [name, size.toFixed(1)]), ['**total**', `**${total.toFixed(1)}**`]],
  );
}

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (!entry) throw new Error('The manifest has no entry.');

for (const [page, pattern] of Object.entries(PAGES)) {
  const module = Object.keys(manifest).find((key) => pattern.test(key));
  if (!module) {
    console.log(`${page}: no module matches ${pattern}`);
    continue;
  }
  const chunks = new Map<string, number>();
  const origins = new Map<string, number>();
  for (const file of new Set([...chunksOf(manifest, entry), ...chunksOf(manifest, module)])) {
    const size = sizeOf(file);
    chunks.set(file, size.kib);
    for (const [origin, kib] of size.origins) addTo(origins, origin, kib);
  }
  const ours = [...origins].reduce((sum, [origin, kib]) => (isOurs(origin) ? sum + kib : sum), 0);
  const react = origins.get('React') ?? 0;
  console.log(`JavaScript of the ${page} before the first click, brotli, by chunk`);
  printSizes('chunk', bySize(chunks));
  console.log(`JavaScript of the ${page} before the first click, brotli, by origin`);
  printSizes('origin', bySize(origins));
  console.log(
    `Ours and React: ${(ours + react).toFixed(1)} KiB ` +
      `(ours ${ours.toFixed(1)}, React ${react.toFixed(1)}). ` +
      `Mantine with its positioning library: ${(origins.get('Mantine') ?? 0).toFixed(1)} KiB.\n`,
  );
}
rmSync(dist, { recursive: true });

await printLoading();
