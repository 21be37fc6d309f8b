// `npm run test:nodes [--all | spec …] [--restless]`: browser tests on two servers with one PostgreSQL and one bucket,
// behind a balancer without sticky sessions; with `--restless` nodes are killed and restarted meanwhile. Another
// PostgreSQL or S3 than those of the tests: TEST_DATABASE_URL; TEST_S3_ENDPOINT, TEST_S3_KEY and TEST_S3_SECRET.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap } from './runtime/bootstrap.mjs';
import { buildIcons } from './runtime/icon-build.mjs';
import { ON_NODES, testTwoNodes } from './runtime/two-nodes.mjs';
import { buildWeb } from './runtime/web-build.mjs';

await bootstrap('tools/test-nodes.mjs');

const words = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith('--'));
const specs = words.includes('--all') ? [] : named.length > 0 ? named : ON_NODES;
if (Math.max(await buildWeb(), await buildIcons()) !== 0) process.exit(1);
const reports = mkdtempSync(join(tmpdir(), 'mailwright-nodes-'));
const restless = words.includes('--restless');
const { code, passed, failed, skipped } = await testTwoNodes(specs, { report: join(reports, 'report.json'), restless });
rmSync(reports, { recursive: true, force: true });
for (const line of skipped) console.log(`SKIPPED ${line}`);
console.log(`${passed} passed, ${failed} failed on two nodes`);
process.exitCode = code === 0 && failed === 0 && passed > 0 ? 0 : 1;
