// `npm run user -- add --email … --role admin`: accounts from the command line.
import { bootstrap } from './runtime/bootstrap.mjs';
import { runNode } from './runtime/run.mjs';

await bootstrap('tools/user.mjs', { everything: false });
const { code } = await runNode(['apps/server/src/user-cli.ts', ...process.argv.slice(2)]);
process.exitCode = code;
