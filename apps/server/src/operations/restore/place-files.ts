import { existsSync, rmSync } from 'node:fs';
import { copyFile, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../../storage/make-folder.ts';
import { keptFolder, type TargetOptions } from './empty-target.ts';

export interface FilePlacer {
  /** Writes a file beside its place, where it waits. */
  readonly bring: (name: string, content: Buffer) => Promise<void>;
  /** Puts all that was brought in its place; what lay there is kept. */
  readonly settle: () => Promise<void>;
  /** Takes away what was brought and not put in its place. */
  readonly discard: () => void;
}

/** Brings files of an archive into a data folder, all at the end: a key belongs to the database that comes with it. */
export function createFilePlacer(dataDir: string, { now }: Pick<TargetOptions, 'now'>): FilePlacer {
  const waiting = new Map<string, string>();
  return {
    async bring(name, content) {
      const file = path.join(dataDir, name);
      if (path.relative(dataDir, file).startsWith('..')) throw new Error(`${name} lies outside of the data folder`);
      if (existsSync(file) && (await readFile(file)).equals(content)) return;
      const draft = `${file}.part`;
      waiting.set(name, draft);
      await makeFolder(path.dirname(file));
      await writeFile(draft, content, { mode: 0o600 });
    },
    async settle() {
      for (const [name, draft] of waiting) {
        const file = path.join(dataDir, name);
        if (existsSync(file)) {
          const kept = path.join(keptFolder(dataDir, now), name);
          await makeFolder(path.dirname(kept));
          await copyFile(file, kept);
        }
        await rename(draft, file);
        waiting.delete(name);
      }
    },
    discard() {
      for (const draft of waiting.values()) rmSync(draft, { force: true });
    },
  };
}
