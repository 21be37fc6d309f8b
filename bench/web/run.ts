import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { printTable } from '../support/table.ts';
import { chunksOf, type Manifest } from './chunks-of.ts';

const DIST = 'apps/web/dist';
/** What a browser has loaded when the page of that name stands; the first match in the manifest is its module. */
const PAGES = {
  dashboard: /features\/dashboard\/DashboardPage\.tsx$/,
  editor: /features\/editor\/EditorPage\.tsx$/,
};

execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' });
const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as Manifest;

const sizes = new Map<string, number>();
function gzipKiB(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(`${DIST}/${file}`), { level: 9 }).length / 1024;
  sizes.set(file, size);
  return size;
}

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (!entry) throw new Error('The manifest has no entry.');

for (const [page, pattern] of Object.entries(PAGES)) {
  const module = Object.keys(manifest).find((key) => pattern.test(key));
  if (!module) {
    console.log(`${page}: no module matches ${pattern}`);
    continue;
  }
  const files = new Set([...chunksOf(manifest, entry), ...chunksOf(manifest, module)]);
  const rows = [...files].map((file) => [file, gzipKiB(file)] as const).sort((a, b) => b[1] - a[1]);
  const total = rows.reduce((sum, [, size]) => sum + size, 0);
  console.log(`JavaScript of the ${page} before the first click, gzip`);
  printTable(
    ['chunk', 'KiB'],
    [...rows.map(([file, size]) => [file, size.toFixed(1)]), ['**total**', `**${total.toFixed(1)}**`]],
  );
}
