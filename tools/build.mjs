// `npm run build`: the web client into apps/web/dist. The server runs from its sources and needs no build.
import { bootstrap } from './runtime/bootstrap.mjs';
import { buildWeb } from './runtime/web-build.mjs';

await bootstrap('tools/build.mjs', { everything: false });
process.exitCode = await buildWeb({ force: true });
