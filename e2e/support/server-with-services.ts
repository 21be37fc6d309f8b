// The product, with local servers in place of YouTube, Vimeo and an AI service.
import { readConfig } from '../../apps/server/src/config.ts';
import { startServer } from '../../apps/server/src/server.ts';
import { startAiServices } from '../../apps/server/src/testing/ai-services.ts';
import { startVideoProviders } from '../../apps/server/src/testing/video-providers.ts';

const providers = await startVideoProviders();
const ai = await startAiServices();
const settings = {
  ...process.env,
  AI_IMAGE_PROVIDER: 'openai',
  AI_IMAGE_URL: ai.url,
  AI_IMAGE_MODEL: 'painter',
  AI_VISION_PROVIDER: 'openai',
  AI_VISION_URL: ai.url,
  AI_VISION_MODEL: 'observer',
};
const { fetch, videos } = providers;
const { config, close: stop } = await startServer(readConfig(settings), { fetch, videos });
process.stdout.write(`is ready: ${config.publicUrl}\n`);
process.once('SIGTERM', async () => {
  providers.close();
  ai.close();
  await stop();
  process.exit(0);
});
