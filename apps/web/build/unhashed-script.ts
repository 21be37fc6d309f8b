import path from 'node:path';
import { build, type Plugin } from 'vite';

interface UnhashedScript {
  /** What it is called in every release. */
  readonly fileName: string;
  /** From the web client's folder. */
  readonly entry: string;
  /** Modules are imported; others run where they stand in a page. */
  readonly format: 'es' | 'iife';
  /** Pages of other origins may have it. */
  readonly isForAnybody?: boolean;
  /** It is the first that the start page asks for. */
  readonly isFirst?: boolean;
}

/** Adds a script as one file without a hash in its name, bundled by itself. */
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
