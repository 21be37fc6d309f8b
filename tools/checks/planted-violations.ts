import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruiseImports } from './cruise-imports.ts';
import { readRepositoryFile } from './repository-files.ts';
import type { BoundaryRule } from './rules/boundary-rule.ts';
import { boundaryRules } from './rules/boundary-rules.ts';

const PACKAGES = ['contract', 'document', 'island', 'blocks', 'render', 'import', 'checks', 'embed'];
const LIBRARIES = ['react', 'react-dom', '@mantine/core', '@tiptap/core', 'nanoid', 'kysely', 'pg', 'fastify', 'sharp'];

function write(base: string, file: string, content: string): void {
  mkdirSync(dirname(join(base, file)), { recursive: true });
  writeFileSync(join(base, file), `${content}\n`);
}

/**
 * A library with the entries of the installed one, most of which lie in a `dist` folder: an import has to resolve to
 * where it really leads, or the checker could be blind to all of them.
 */
function installLike(base: string, name: string): void {
  const manifest = readRepositoryFile(`node_modules/${name}/package.json`);
  write(base, `node_modules/${name}/package.json`, manifest);
  const { main = './index.js', exports = {} } = JSON.parse(manifest);
  for (const entry of [main, ...pathsIn(exports['.'] ?? exports)]) {
    write(base, join('node_modules', name, /\.\w+$/.test(entry) ? entry : join(entry, 'index.js')), '');
  }
}

function pathsIn(conditions: unknown): readonly string[] {
  if (typeof conditions === 'string') return [conditions];
  return conditions !== null && typeof conditions === 'object' ? Object.values(conditions).flatMap(pathsIn) : [];
}

/** A tree of the repository's shape with nothing in it but what every planted file may import. */
function layOut(base: string): void {
  write(base, 'package.json', '{"name":"planted","type":"module"}');
  mkdirSync(join(base, 'node_modules/@mailwright'), { recursive: true });
  for (const name of PACKAGES) {
    write(base, `packages/${name}/package.json`, `{"name":"@mailwright/${name}","exports":{".":"./src/index.ts"}}`);
    write(base, `packages/${name}/src/index.ts`, 'export const x = 1;');
    symlinkSync(join(base, 'packages', name), join(base, 'node_modules/@mailwright', name));
  }
  for (const name of LIBRARIES) {
    installLike(base, name);
  }
  for (const file of ['apps/web/src/main.tsx', 'apps/server/src/app.ts', 'apps/server/src/db/transaction.ts']) {
    write(base, file, 'export const x = 1;');
  }
  for (const role of ['routes', 'service', 'repository']) {
    write(base, `apps/server/src/modules/notes/${role}.ts`, 'export const x = 1;');
  }
}

async function isCaught({ rule, planted }: BoundaryRule): Promise<boolean> {
  const base = mkdtempSync(join(tmpdir(), 'mailwright-planted-'));
  try {
    layOut(base);
    for (const need of planted.needs ?? []) {
      const bar = need.indexOf('|');
      write(base, need.slice(0, bar), need.slice(bar + 1));
    }
    const caught = async () => {
      const { violations } = await cruiseImports(base, ['apps', 'packages']);
      return violations.some((one) => one.rule === rule.name);
    };
    if (await caught()) return false;
    for (const code of [planted.code].flat()) {
      write(base, planted.file, `${code}\nexport const planted = 1;`);
      if (!(await caught())) return false;
    }
    return true;
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

/** The names of the rules that do not catch the file planted to break them. */
export async function blindRules(): Promise<readonly string[]> {
  const blind: string[] = [];
  for (const rule of boundaryRules) if (!(await isCaught(rule))) blind.push(rule.rule.name);
  return blind;
}
