// `npm run dev`: the server restarts and the browser reloads on every change. Open the address that Vite prints.
import { bootstrap } from './runtime/bootstrap.mjs';
import { buildIcons } from './runtime/icon-build.mjs';
import { bin, runNode } from './runtime/run.mjs';

await bootstrap('tools/dev.mjs');
await buildIcons();
const web = process.env.WEB_PORT ?? '5173';
const port = process.env.PORT ?? '3000';
const env = { PORT: port, PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${web}` };

const ends = [
  runNode(['--watch', '--watch-preserve-output', 'apps/server/src/server.ts'], { env }),
  runNode([bin('vite/bin/vite.js'), 'apps/web', '--port', web, '--strictPort'], { env: { API_PORT: port } }),
];
const first = await Promise.race(ends);
process.exit(first.code);
