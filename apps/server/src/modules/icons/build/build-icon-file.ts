import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeIconFile } from './icon-file-repository.ts';
import type { PublishedSet } from './iconify.ts';
import { rankIcons } from './rank-icons.ts';
import { readSet } from './read-set.ts';

/** Numbers of sets and icons in the built file, and its size in bytes. */
export interface BuiltFile {
  readonly sets: number;
  readonly icons: number;
  readonly bytes: number;
}

/**
 * Builds the file of icons from published sets. It replaces an earlier file once it is whole; sets whose license demands more
 * than `commercial-nonattribution` allows are left out.
 */
export function buildIconFile(file: string, published: Iterable<PublishedSet>): BuiltFile {
  const read = [...published].flatMap((set) => readSet(set) ?? []);
  const icons = rankIcons(read.flatMap(({ icons }) => icons));
  mkdirSync(path.dirname(file), { recursive: true });
  const next = `${file}.${process.pid}.next`;
  try {
    writeIconFile(
      next,
      read.map(({ set }) => set),
      icons,
    );
    const { size } = statSync(next);
    renameSync(next, file);
    return { sets: read.length, icons: icons.length, bytes: size };
  } finally {
    rmSync(next, { force: true });
  }
}
