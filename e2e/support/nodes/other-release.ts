import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assembleRelease } from '../../../tools/release/assemble.mjs';

const DIST = join(import.meta.dirname, '../../../apps/web/dist');
const PART = /([\w.-]+-)([\w-]{8})(\.\w+)/g;
const TEXT = /\.(?:js|css|html|json)$/;
const COMPRESSED = /\.(?:br|gz)$/;

export interface OtherRelease {
  /** Its program. */
  readonly entry: string;
  readonly remove: () => void;
}

/** A release of the same sources whose built parts all have other names, as if each of them had been changed. */
export async function otherRelease(): Promise<OtherRelease> {
  const folder = mkdtempSync(join(tmpdir(), 'mailwright-other-release-'));
  const [webRoot, release] = [join(folder, 'web'), join(folder, 'release')];
  buildUnderOtherNames(webRoot);
  await assembleRelease(release, { webRoot });
  return { entry: join(release, 'mailwright.mjs'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function buildUnderOtherNames(webRoot: string): void {
  const parts = new Set(readdirSync(join(DIST, 'assets')));
  const renamed = (text: string) =>
    text.replace(PART, (name, start: string, hash: string, end: string) =>
      parts.has(name) ? `${start}${hash.slice(1)}${hash[0]}${end}` : name,
    );
  for (const entry of readdirSync(DIST, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || COMPRESSED.test(entry.name)) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(webRoot, renamed(from.slice(DIST.length)));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, TEXT.test(from) ? renamed(readFileSync(from, 'utf8')) : readFileSync(from));
  }
}
