// `npm start`: from a fresh clone to a running server. Plain Node without dependencies, because it installs them.
import { compileCache } from './runtime/compile-cache.mjs';
import { buildIcons } from './runtime/icon-build.mjs';
import { ensureInstalled } from './runtime/installation.mjs';
import { requireHostNode } from './runtime/node-binary.mjs';
import { runNode } from './runtime/run.mjs';
import { buildWeb } from './runtime/web-build.mjs';

requireHostNode();
await ensureInstalled({ everything: false });
// Without its icons the product starts all the same, and says so where one looks for them.
const [built] = await Promise.all([buildWeb(), buildIcons()]);
if (built !== 0) process.exit(built);
const { code } = await runNode(['apps/server/src/server.ts'], { env: compileCache });
process.exitCode = code;
