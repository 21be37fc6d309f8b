import path from 'node:path';
import { build, type Plugin } from 'vite';

interface UnhashedScript {
  /** File name, the same in every release. */
  readonly fileName: string;
  /** Path of the source file, relative to the web client's folder. */
  readonly entry: string;
  /** `es` is imported as a module; `iife` runs at its place in a page. */
  readonly format: 'es' | 'iife';
  /** True when pages of other origins may load it. */
  readonly isForAnybody?: boolean;
  /** True when it is the first script that the start page loads. */
  readonly isFirst?: boolean;
}

/** Returns a plugin that bundles a script by itself, into one file without a hash in its name. */
export function unhashedScript({ fileName, entry, format, isForAnybody, isFirst }: UnhashedScript): Plugin {
  const bundle = () => bundled(path.resolve(import.meta.dirname, '..', entry), format);
  return {
    name: `unhashed-script-${fileName}`,
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, async (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        if (isForAnybody) response.setHeader('access-control-allow-origin', '*');
        response.end(await bundle());
      });
    },
    transformIndexHtml: () =>
      isFirst ? [{ tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' }] : [],
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await bundle() });
    },
  };
}

async function bundled(entry: string, format: UnhashedScript['format']): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', lib: { entry, formats: [format], name: 'script', fileName: 'script' } },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error(`${entry} was not built`);
  return output.output[0].code;
}
