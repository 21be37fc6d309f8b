// `npm run build`: the web client into apps/web/dist, and the icons into apps/server/dist. The server runs from its sources.
import { bootstrap } from './runtime/bootstrap.mjs';
import { buildIcons } from './runtime/icon-build.mjs';
import { buildWeb } from './runtime/web-build.mjs';

await bootstrap('tools/build.mjs', { everything: false });
const codes = await Promise.all([buildWeb({ force: true }), buildIcons()]);
process.exitCode = Math.max(...codes);
