// `npm start`: from a fresh clone to a running server. Plain Node without dependencies, because it installs them.
import { compileCache } from './runtime/compile-cache.mjs';
import { ensureInstalled } from './runtime/installation.mjs';
import { requireHostNode } from './runtime/node-binary.mjs';
import { runNode } from './runtime/run.mjs';
import { buildWeb } from './runtime/web-build.mjs';

requireHostNode();
await ensureInstalled({ everything: false });
const built = await buildWeb();
if (built !== 0) process.exit(built);
const { code } = await runNode(['apps/server/src/server.ts'], { env: compileCache });
process.exitCode = code;
