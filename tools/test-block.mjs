// `npm run test:block -- button`: what one block is held to, in seconds; `-- button --update` writes its golden file anew.
import { existsSync } from 'node:fs';
import { bootstrap } from './runtime/bootstrap.mjs';
import { bin, runNode } from './runtime/run.mjs';

await bootstrap('tools/test-block.mjs');
const [type, ...rest] = process.argv.slice(2);
const blocks = 'packages/blocks/src';
if (type === undefined || !existsSync(`${blocks}/${type}/definition.ts`)) {
  throw new Error(`Name a block by its folder in ${blocks}, e.g. npm run test:block -- button`);
}
// The suites over all blocks call their groups `block <type>` and `content of <type>`; others tests are run as they are.
const only = `^((block|content of) ${type} |(?!block |content of ))`;
const suites = ['conformance', 'content-laws', 'registry', 'tiles'].map((name) => `${blocks}/${name}.test.ts`);
const update = rest.includes('--update') ? ['--update'] : [];
const args = ['run', '--project', 'packages', ...suites, `${blocks}/${type}/`, '--testNamePattern', only, ...update];
const { code } = await runNode([bin('vitest/vitest.mjs'), ...args]);
process.exitCode = code;
