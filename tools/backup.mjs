// `npm run backup`: see docs/operations.md.
import { bootstrap } from './runtime/bootstrap.mjs';
import { runNode } from './runtime/run.mjs';

await bootstrap('tools/backup.mjs', { everything: false });
const { code } = await runNode(['apps/server/src/operations/backup-cli.ts', ...process.argv.slice(2)]);
process.exitCode = code;
