// The product, with local servers in place of YouTube, Vimeo, an AI service and the services of free images.
import { readConfig } from '../../apps/server/src/config.ts';
import { startServer } from '../../apps/server/src/server.ts';
import { startAiServices } from '../../apps/server/src/testing/ai-services.ts';
import { startStockServices } from '../../apps/server/src/testing/stock-services.ts';
import { startVideoProviders, videoSourcesAt } from '../../apps/server/src/testing/video-providers.ts';

// Nodes share one, as they share YouTube: addresses of its pictures go from one of them to another.
const { VIDEO_PROVIDERS: shared } = process.env;
const providers = shared ? null : await startVideoProviders();
const ai = await startAiServices();
const stock = await startStockServices({ patience: 10_000 });
const settings = {
  ...process.env,
  AI_IMAGE_PROVIDER: 'openai',
  AI_IMAGE_URL: ai.url,
  AI_IMAGE_MODEL: 'painter',
  AI_VISION_PROVIDER: 'openai',
  AI_VISION_URL: ai.url,
  AI_VISION_MODEL: 'observer',
};
const { fetch, videos } = providers ?? videoSourcesAt(shared ?? '');
const { stockProviders } = stock;
const { config, close: stop } = await startServer(readConfig(settings), { fetch, videos, stockProviders });
process.stdout.write(`is ready: ${config.publicUrl}\n`);
process.once('SIGTERM', async () => {
  providers?.close();
  ai.close();
  stock.close();
  await stop();
  process.exit(0);
});
