import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import type { FoundBrowser } from './find-browser.ts';

/**
 * The Chromium inside the npm package @sparticuz/chromium (Linux on x64), unpacked once per version. The package's own
 * unpacking would take whatever stands at /tmp/chromium, of any version, so this one keeps a folder of its own.
 */
export async function bundledChromium(): Promise<FoundBrowser | null> {
  const source = packageFolder();
  if (process.platform !== 'linux' || process.arch !== 'x64' || source === null) return null;
  const { version } = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8')) as { version: string };
  const folder = path.join(source, '../../.cache/mailwright', `chromium-${version}-${process.arch}`);
  if (!existsSync(folder)) await unpackAll(source, folder);
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      ...(existsSync(path.join(folder, 'lib')) && { LD_LIBRARY_PATH: path.join(folder, 'lib') }),
    },
  };
}

function packageFolder(): string | null {
  try {
    const folder = path.resolve(fileURLToPath(import.meta.resolve('@sparticuz/chromium')), '../..');
    return existsSync(path.join(folder, 'bin/chromium.br')) ? folder : null;
  } catch {
    return null;
  }
}

async function unpackAll(source: string, folder: string): Promise<void> {
  const partial = `${folder}.${process.pid}`;
  await mkdir(partial, { recursive: true });
  await unpack(source, 'chromium.br', path.join(partial, 'chromium'));
  // Libraries only where the system has none, so that the system's own are used otherwise.
  const { stdout } = spawnSync('ldd', [path.join(partial, 'chromium')], { encoding: 'utf8' });
  if (/not found/.test(stdout ?? '')) await unpack(source, 'al2023.tar.br', path.join(partial, 'al2023.tar'));
  try {
    await rename(partial, folder);
  } catch {
    // Another process was faster; its copy is as good.
    await rm(partial, { recursive: true, force: true });
  }
}

async function unpack(source: string, archive: string, target: string): Promise<void> {
  const from = createReadStream(path.join(source, 'bin', archive));
  await pipeline(from, createBrotliDecompress(), createWriteStream(target, { mode: 0o755 }));
  if (!target.endsWith('.tar')) return;
  spawnSync('tar', ['-xf', target, '-C', path.dirname(target)]);
  await rm(target);
}
