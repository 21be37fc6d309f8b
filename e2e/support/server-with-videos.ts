// The product, with a local server in place of YouTube and Vimeo.
import { readConfig } from '../../apps/server/src/config.ts';
import { startServer } from '../../apps/server/src/server.ts';
import { startVideoProviders } from '../../apps/server/src/testing/video-providers.ts';

const { fetch, videos, close } = await startVideoProviders();
const { config, close: stop } = await startServer(readConfig(), { fetch, videos });
process.stdout.write(`is ready: ${config.publicUrl}\n`);
process.once('SIGTERM', async () => {
  close();
  await stop();
  process.exit(0);
});
