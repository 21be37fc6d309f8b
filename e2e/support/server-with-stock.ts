// The product, with a local server in place of the services of free images.
import { readConfig } from '../../apps/server/src/config.ts';
import { startServer } from '../../apps/server/src/server.ts';
import { startStockServices } from '../../apps/server/src/testing/stock-services.ts';

const { fetch, stockProviders, close } = await startStockServices();
const { config, close: stop } = await startServer(readConfig(), { fetch, stockProviders });
process.stdout.write(`is ready: ${config.publicUrl}\n`);
process.once('SIGTERM', async () => {
  close();
  await stop();
  process.exit(0);
});
