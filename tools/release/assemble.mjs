import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../runtime/root.mjs';
import { neededPackages } from './needed-packages.mjs';
import { withoutTable } from './without-table.mjs';

/** Of packages: what only people who write programs read, and TypeScript, which Node runs in no package. Licenses stay. */
const UNREAD = /\.(map|[cm]?ts|tsbuildinfo|markdown|bare)$|(^|\/)(readme|changelog|history)(\.\w+)?$/i;

const README = /^readme/i;
const LICENSE = /^(licen[cs]e|copying)/i;

/** Folders that some packages carry along, where they stand at their top. */
const UNUSED = /^(tests?|__tests__|perf|benchmarks?|examples?|docs?|\.github)$/;

/** Packages of fonts, and what of them is drawn with: the rest are other weights, previews and lists. */
const FONTS = /node_modules\/(dejavu-fonts-ttf|@expo-google-fonts\/[\w-]+)$/;
const DRAWN_WITH =
  /^(ttf(\/DejaVuSans-Bold\.ttf)?|(400Regular|700Bold)(_Italic)?(\/\w+\.ttf)?|package\.json|licen[cs]e\w*)$/i;

/** Draws emoji twice: in the colors that Chromium reads, and in 20 MB of SVG that it does not. */
const COLOR_EMOJI = '400Regular/NotoColorEmoji_400Regular.ttf';

/** Of our own sources: what only tests need. */
const TESTS = /\.test\.ts$|(^|\/)testing(\/|$)/;

/**
 * Puts all that a server needs into a folder, and nothing else: its sources, which Node reads as they are, what the build
 * made, and packages of npm. The folder is never written to when the server runs.
 * @param {string} target a folder that is not there yet
 * @param {{ webRoot?: string, iconFile?: string }} built where the build has put what it made
 */
export async function assembleRelease(target, built = {}) {
  const webRoot = built.webRoot ?? path.join(root, 'apps/web/dist');
  const iconFile = built.iconFile ?? path.join(root, 'apps/server/dist/icons.db');
  for (const file of [path.join(webRoot, 'index.html'), iconFile]) {
    if (!existsSync(file)) throw new Error(`There is no ${file}: run npm run build`);
  }
  if (existsSync(target)) throw new Error(`${target} is there already`);
  const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const { packages, workspaces } = neededPackages(lock, (folder) =>
    existsSync(path.join(root, folder, 'package.json')),
  );
  await mkdir(target, { recursive: true });
  try {
    for (const folder of packages) await copyPackage(folder, target);
    for (const folder of workspaces) await copyWorkspace(folder, target);
    await copyFolder(webRoot, path.join(target, 'apps/web/dist'), () => true);
    await mkdir(path.join(target, 'apps/server/dist'), { recursive: true });
    await copyFile(iconFile, path.join(target, 'apps/server/dist/icons.db'));
    for (const name of ['LICENSE', 'package.json']) await copyFile(path.join(root, name), path.join(target, name));
    await copyFile(path.join(root, 'tools/release/mailwright.mjs'), path.join(target, 'mailwright.mjs'));
    await writeFile(path.join(target, 'packages.txt'), `${packages.map((each) => named(each, lock)).join('\n')}\n`);
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error;
  }
}

function named(folder, lock) {
  const { version, license } = lock[folder];
  return `${folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version} ${license}`;
}

/** Copies a package; its readme is included only if no file has the license, since the readme then states it. */
async function copyPackage(folder, target) {
  const names = await readdir(path.join(root, folder));
  const isTold = names.some((name) => LICENSE.test(name));
  const keeps = FONTS.test(folder)
    ? (file) => DRAWN_WITH.test(file)
    : (file) => keepsOfPackage(file) || (!isTold && README.test(file));
  await copyFolder(path.join(root, folder), path.join(target, folder), keeps);
  const emoji = path.join(target, folder, COLOR_EMOJI);
  if (!existsSync(emoji)) return;
  const font = withoutTable(await readFile(emoji), 'SVG ');
  // The other name of the file is the package's.
  await rm(emoji);
  await writeFile(emoji, font);
}

const keepsOfPackage = (file) => !UNREAD.test(file) && !UNUSED.test(file) && !/(^|\/)node_modules$/.test(file);

async function copyWorkspace(folder, target) {
  const { name } = JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8'));
  const to = path.join(target, folder);
  await mkdir(to, { recursive: true });
  await copyFile(path.join(root, folder, 'package.json'), path.join(to, 'package.json'));
  await copyFolder(path.join(root, folder, 'src'), path.join(to, 'src'), (file) => !TESTS.test(file));
  const place = path.join(target, 'node_modules', name);
  await mkdir(path.dirname(place), { recursive: true });
  await symlink(path.relative(path.dirname(place), to), place, 'junction');
}

/** @param {(way: string) => boolean} keeps told the way from the folder, with slashes */
async function copyFolder(from, to, keeps, way = '') {
  await mkdir(path.join(to, way), { recursive: true });
  for (const entry of await readdir(path.join(from, way), { withFileTypes: true })) {
    const next = way === '' ? entry.name : `${way}/${entry.name}`;
    if (!keeps(next)) continue;
    if (entry.isDirectory()) await copyFolder(from, to, keeps, next);
    else await linkOrCopy(path.join(from, next), path.join(to, next));
  }
}

/** On one disk a second name of the same file is enough: none of them is written to. */
async function linkOrCopy(from, to) {
  await link(from, to).catch(() => copyFile(from, to));
}
