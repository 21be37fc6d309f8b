import { tmpdir } from 'node:os';
import type { Browser } from 'playwright-core';
import type { FoundBrowser } from './find-browser.ts';

/** Containers have a small /dev/shm; unhinted fonts look the same on every machine. */
const ARGS = ['--disable-dev-shm-usage', '--font-render-hinting=none', '--disable-gpu', '--disable-remote-fonts'];

const LAUNCH_TIMEOUT_MS = 30_000;

/**
 * Root and many containers have no sandbox to use; where there is one, it is used. Whatever the browser itself would
 * like to ask (updates, names, prefetches) comes no further than its proxy, the image gate.
 */
export async function launchBrowser({ executablePath, env }: FoundBrowser, proxy: string): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const options = {
    executablePath,
    args: ARGS,
    proxy: { server: proxy, bypass: '<-loopback>' },
    timeout: LAUNCH_TIMEOUT_MS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    // Keys and passwords of this process are none of its business.
    env: { HOME: tmpdir(), TMPDIR: tmpdir(), LANG: 'C.UTF-8', ...env },
  };
  if (process.getuid?.() === 0) return chromium.launch({ ...options, chromiumSandbox: false });
  return chromium
    .launch({ ...options, chromiumSandbox: true })
    .catch(() => chromium.launch({ ...options, chromiumSandbox: false }));
}
