import { spawnSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { root } from './root.mjs';

const PACKAGE = join(root, 'node_modules/@sparticuz/chromium');
const FONT_FOLDERS = ['/usr/share/fonts', '/usr/local/share/fonts'];

async function unpack(archive, target) {
  await pipeline(
    createReadStream(join(PACKAGE, 'bin', archive)),
    createBrotliDecompress(),
    createWriteStream(target, { mode: 0o755 }),
  );
  if (!target.endsWith('.tar')) return;
  spawnSync('tar', ['-xf', target, '-C', dirname(target)]);
  rmSync(target);
}

function fontsConf(folder) {
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;
}

/** Libraries and fonts are unpacked only where the system has none, so that the system's own are used otherwise. */
async function fillIn(folder) {
  if (/not found/.test(spawnSync('ldd', [join(folder, 'chromium')], { encoding: 'utf8' }).stdout ?? '')) {
    await unpack('al2023.tar.br', join(folder, 'al2023.tar'));
  }
  if (!FONT_FOLDERS.some(existsSync)) await unpack('fonts.tar.br', join(folder, 'fonts.tar'));
}

/**
 * The Chromium inside the npm package @sparticuz/chromium (Linux on x64), unpacked once per version. The package's own unpacking
 * would take whatever stands at /tmp/chromium, of any version, so this one keeps a folder of its own.
 */
export async function bundledChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(join(PACKAGE, 'bin/chromium.br')))
    return null;
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const folder = join(root, 'node_modules/.cache/mailwright', `chromium-${version}-${process.arch}`);
  if (!existsSync(folder)) {
    const partial = `${folder}.${process.pid}`;
    mkdirSync(partial, { recursive: true });
    await unpack('chromium.br', join(partial, 'chromium'));
    await fillIn(partial);
    writeFileSync(join(partial, 'fonts.conf'), fontsConf(folder));
    try {
      renameSync(partial, folder);
    } catch {
      // Another process was faster; its copy is as good.
      rmSync(partial, { recursive: true, force: true });
    }
  }
  const env = {};
  if (existsSync(join(folder, 'lib'))) env.LD_LIBRARY_PATH = join(folder, 'lib');
  if (existsSync(join(folder, 'fonts'))) env.FONTCONFIG_FILE = join(folder, 'fonts.conf');
  return { executablePath: join(folder, 'chromium'), env };
}
