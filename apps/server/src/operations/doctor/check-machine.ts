import { existsSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config.ts';
import { findDamage } from '../../db/sqlite-file-check.ts';
import { probeFolder } from '../../storage/probe-folder.ts';
import { reasonOf } from '../../storage/require-storage.ts';
import { type Finding, findingsOf } from './finding.ts';

const folder = findingsOf('Data folder');
const disk = findingsOf('Disk');
const build = findingsOf('Build');
const icons = findingsOf('Icons');

const ROOT = 0;

/** Bytes that a data folder should have free. */
const ROOM = { needed: 100e6, comfortable: 1e9 } as const;

/** Writes and removes a file there, or where the folder would be made; nothing of it matters to nodes that keep nothing. */
export async function checkDataFolder({
  dataDir,
  database,
  storage,
  credentialsKey,
}: Pick<Config, 'dataDir' | 'database' | 'storage' | 'credentialsKey'>): Promise<Finding[]> {
  if (database.kind === 'postgres' && storage.kind === 's3' && credentialsKey !== null) return [];
  const there = nearestPlace(dataDir);
  try {
    await probeFolder(there);
    const usable = folder.ok(there === dataDir ? `${there} can be written to` : `${dataDir} can be made`);
    return there === dataDir ? [usable, ...(await checkOthers(dataDir))] : [usable];
  } catch (error) {
    const advice = 'set DATA_DIR to a folder that the user of the server may write to';
    return [folder.problem(`${there} cannot be written to (${reasonOf(error)})`, advice)];
  }
}

/**
 * A folder that was there before the first start has the mode it was given; Windows has none. Who may not change it is not
 * asked to, as with a volume that a container is given.
 */
async function checkOthers(dataDir: string): Promise<Finding[]> {
  const { mode, uid } = await stat(dataDir);
  const user = process.getuid?.();
  if (user === undefined || (user !== uid && user !== ROOT) || (mode & 0o077) === 0) return [];
  const allowed = (mode & 0o777).toString(8);
  return [folder.note(`other users of this machine reach what is in it (mode ${allowed})`, `chmod 700 ${dataDir}`)];
}

function nearestPlace(dataDir: string): string {
  let place = path.resolve(dataDir);
  while (!existsSync(place)) place = path.dirname(place);
  return place;
}

/** @param freeBytes for tests of full disks */
export async function checkDisk(dataDir: string, freeBytes?: number): Promise<Finding[]> {
  const place = nearestPlace(dataDir);
  const { bavail, bsize } = await statfs(place);
  const free = freeBytes ?? bavail * bsize;
  const text = `${(free / 1e9).toFixed(1)} GB free in ${place}`;
  if (free >= ROOM.comfortable) return [disk.ok(text)];
  const advice = 'make room: on a full disk nothing can be saved';
  return [free < ROOM.needed ? disk.problem(text, advice) : disk.note(text, advice)];
}

/** Returns findings about the files that `npm run build` makes. */
export function checkBuild(webRoot: string, iconFile: string): Finding[] {
  const page = existsSync(path.join(webRoot, 'index.html'));
  return [
    page ? build.ok('the web client is there') : build.problem('there is no web client', 'run npm run build'),
    checkIcons(iconFile),
  ];
}

function checkIcons(file: string): Finding {
  if (!existsSync(file)) return icons.problem(`there is no file ${file}`, 'run npm run build');
  const damage = findDamage(file);
  if (damage === null) return icons.ok('the file of icons can be read');
  return icons.problem(`the file of icons is damaged (${damage})`, `remove ${file} and run npm run build`);
}
