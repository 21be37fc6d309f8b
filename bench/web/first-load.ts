import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOf, type Manifest } from './chunks-of.ts';

interface FirstLoad {
  /** Modules that a page is not shown without, besides the entry. */
  readonly modules: readonly string[];
  /** KiB that it may weigh, compressed as it travels, without headers. */
  readonly limit: number;
}

const strings = (name: string) => `src/locales/en/${name}.json`;

/**
 * Modules that a browser with an empty cache receives before a card of the dashboard can be clicked, and before the canvas of
 * the editor can. The limits are slightly above the sizes reached: a change that exceeds one must load something later.
 */
export const FIRST_LOADS: Readonly<Record<'dashboard' | 'editor', FirstLoad>> = {
  dashboard: {
    modules: ['src/features/dashboard/DashboardPage.tsx', strings('shared'), strings('dashboard')],
    limit: 176,
  },
  editor: {
    modules: [
      'src/features/editor/EditorPage.tsx',
      'src/shared/i18n/block-strings.ts',
      strings('shared'),
      strings('editor'),
      strings('canvas'),
    ],
    limit: 268,
  },
};

/** KiB of each file of a first load, from what a build left in `dist`; the start page and the font of English included. */
export function firstLoadFiles(dist: string, { modules }: FirstLoad): ReadonlyMap<string, number> {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const missing = modules.filter((name) => manifest[name] === undefined);
  if (missing.length > 0) throw new Error(`The build has no ${missing.join(', ')}`);
  const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const files = new Set([
    'index.html',
    'watch-start.js',
    ...[...entry, ...modules].flatMap((name) => [...filesOf(manifest, name)]),
  ]);
  const fonts = readdirSync(join(dist, 'assets')).filter((name) => name.startsWith('inter-basic-'));
  for (const font of fonts) files.add(`assets/${font}`);
  return new Map([...files].map((file) => [file, travellingSize(join(dist, file)) / 1024]));
}

/** A part that is fetched when it is opened: what it needs beyond the editor and its right panel, in KiB packed by gzip. */
export const LATER_LOADS = {
  'picture editor': { module: 'src/features/editor/images/picture-editor/PictureEditorDialog.tsx', limit: 90 },
} as const;

const RIGHT_PANEL = 'src/features/editor/layout/RightPanel.tsx';

/** KiB of each file that a part brings along. */
export function laterFiles(dist: string, module: string): ReadonlyMap<string, number> {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  if (manifest[module] === undefined) throw new Error(`The build has no ${module}`);
  const there = new Set([...firstLoadFiles(dist, FIRST_LOADS.editor).keys(), ...filesOf(manifest, RIGHT_PANEL)]);
  const files = [...filesOf(manifest, module)].filter((file) => !there.has(file));
  return new Map(files.map((file) => [file, gzipSync(readFileSync(join(dist, file))).length / 1024]));
}

/** Small files and fonts travel as they are. */
function travellingSize(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
