import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/** Builds the web client as it is released, with source maps beside it, into a folder of its own; returns the folder. */
export async function buildWeb(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'mailwright-bench-web-'));
  await build({
    configFile: 'apps/web/vite.config.ts',
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, sourcemap: 'hidden' },
  });
  return outDir;
}
