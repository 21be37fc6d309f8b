// `npm run migrate-to -- FILE`: see docs/operations.md.
import { bootstrap } from './runtime/bootstrap.mjs';
import { runNode } from './runtime/run.mjs';

await bootstrap('tools/migrate-to.mjs', { everything: false });
const { code } = await runNode(['apps/server/src/operations/migrate-to-cli.ts', ...process.argv.slice(2)]);
process.exitCode = code;
