// `npm run copy-data -- FOLDER`: a sound copy of the data folder, also of a running server's.
import path from 'node:path';
import { bootstrap } from './runtime/bootstrap.mjs';
import { runNode } from './runtime/run.mjs';

await bootstrap('tools/copy-data.mjs', { everything: false });
const args = process.argv.slice(2).map((argument) => path.resolve(argument));
const { code } = await runNode(['apps/server/src/copy-data-cli.ts', ...args]);
process.exitCode = code;
