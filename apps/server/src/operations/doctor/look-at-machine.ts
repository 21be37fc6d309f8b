import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { findDamage } from '../../db/sqlite-file-check.ts';
import { type Finding, findingsOf } from './finding.ts';

const disk = findingsOf('Disk');
const build = findingsOf('Build');
const icons = findingsOf('Icons');

/** Bytes that a data folder should have free. */
const ROOM = { needed: 100e6, comfortable: 1e9 } as const;

/** @param freeBytes for tests of full disks */
export async function lookAtDisk(dataDir: string, freeBytes?: number): Promise<Finding[]> {
  let folder = path.resolve(dataDir);
  while (!existsSync(folder)) folder = path.dirname(folder);
  const { bavail, bsize } = await statfs(folder);
  const free = freeBytes ?? bavail * bsize;
  const text = `${(free / 1e9).toFixed(1)} GB free in ${folder}`;
  if (free >= ROOM.comfortable) return [disk.ok(text)];
  const advice = 'make room: on a full disk nothing can be saved';
  return [free < ROOM.needed ? disk.problem(text, advice) : disk.note(text, advice)];
}

/** What `npm run build` makes. */
export function lookAtBuild(webRoot: string, iconFile: string): Finding[] {
  const page = existsSync(path.join(webRoot, 'index.html'));
  return [
    page ? build.ok('the web client is there') : build.problem('there is no web client', 'run npm run build'),
    lookAtIcons(iconFile),
  ];
}

function lookAtIcons(file: string): Finding {
  if (!existsSync(file)) return icons.problem(`there is no file ${file}`, 'run npm run build');
  const damage = findDamage(file);
  if (damage === null) return icons.ok('the file of icons can be read');
  return icons.problem(`the file of icons is damaged (${damage})`, `remove ${file} and run npm run build`);
}
