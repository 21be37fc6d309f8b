import path from 'node:path';
import { build, type Plugin } from 'vite';

const ENTRY = path.resolve(import.meta.dirname, '../../../packages/embed/src/index.ts');

/**
 * Adds `/embed.js`, the SDK for pages of other origins as one file without a hash in its name: they import it from the
 * server they embed, so that both always speak the same language.
 */
export function embedScript(): Plugin {
  return {
    name: 'embed-script',
    configureServer(server) {
      server.middlewares.use('/embed.js', async (_request, response) => {
        response.setHeader('content-type', 'text/javascript').setHeader('access-control-allow-origin', '*');
        response.end(await bundle());
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'embed.js', source: await bundle() });
    },
  };
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', lib: { entry: ENTRY, formats: ['es'], fileName: 'embed' } },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('The embedding script was not built');
  return output.output[0].code;
}
