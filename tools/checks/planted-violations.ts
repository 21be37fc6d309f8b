import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BoundaryRule, boundaryRules } from './boundary-rules.ts';
import { cruiseImports } from './cruise-imports.ts';

const PACKAGES = ['contract', 'document', 'island', 'blocks', 'render', 'import', 'embed'];
const LIBRARIES = ['react', 'nanoid', 'kysely', 'fastify', 'sharp'];

function write(base: string, file: string, content: string): void {
  mkdirSync(dirname(join(base, file)), { recursive: true });
  writeFileSync(join(base, file), `${content}\n`);
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
    write(base, `node_modules/${name}/package.json`, `{"name":"${name}","main":"index.js"}`);
    write(base, `node_modules/${name}/index.js`, 'module.exports = {};');
  }
  for (const file of ['apps/web/src/main.tsx', 'apps/server/src/app.ts']) write(base, file, 'export const x = 1;');
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
    const clean = await cruiseImports(base, ['apps', 'packages']);
    write(base, planted.file, `${planted.code}\nexport const planted = 1;`);
    const { violations } = await cruiseImports(base, ['apps', 'packages']);
    const found = ({ violations: all }: typeof clean) => all.filter((one) => one.rule === rule.name).length;
    return found(clean) === 0 && found({ modules: 0, violations }) > 0;
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
