// `npm run test:nodes -- [--all | e2e/SPEC.spec.ts …] [--restless] [--deep]`: browser tests on two servers with one PostgreSQL
// and one bucket, behind a balancer without sticky sessions; with `--restless` nodes are killed and restarted meanwhile.
// Each file and what of it failed are named at the end. Another PostgreSQL or S3 than those of the tests:
// TEST_DATABASE_URL; TEST_S3_ENDPOINT, TEST_S3_KEY and TEST_S3_SECRET.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap } from './runtime/bootstrap.mjs';
import { buildIcons } from './runtime/icon-build.mjs';
import { fileLines } from './runtime/test-counts.mjs';
import { ON_NODES, specName, testTwoNodes } from './runtime/two-nodes.mjs';
import { buildWeb } from './runtime/web-build.mjs';

await bootstrap('tools/test-nodes.mjs');

const words = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith('--')).map(specName);
const specs = words.includes('--all') ? [] : named.length > 0 ? named : ON_NODES;
if (Math.max(await buildWeb(), await buildIcons()) !== 0) process.exit(1);
const reports = mkdtempSync(join(tmpdir(), 'mailwright-nodes-'));
const restless = words.includes('--restless');
const report = join(reports, 'report.json');
const env = words.includes('--deep') ? { DEEP: '1' } : {};
const { code, passed, failed, skipped } = await testTwoNodes(specs, { report, restless, env });
for (const line of fileLines(report)) console.log(line);
rmSync(reports, { recursive: true, force: true });
for (const line of skipped) console.log(`SKIPPED ${line}`);
console.log(`${passed} passed, ${failed} failed on two nodes`);
process.exitCode = code === 0 && failed === 0 && passed > 0 ? 0 : 1;
