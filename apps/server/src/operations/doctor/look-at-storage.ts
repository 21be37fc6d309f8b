import { nanoid } from 'nanoid';
import type { Config } from '../../config.ts';
import { openStore } from '../../storage/open-store.ts';
import { reasonOf } from '../../storage/require-storage.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, problem } = findingsOf('Storage');

/** Writes, reads and removes a file of its own. */
export async function lookAtStorage({ storage }: Pick<Config, 'storage'>): Promise<Finding[]> {
  const store = openStore(storage);
  const place = storage.kind === 'folder' ? storage.folder : `the bucket ${storage.bucket}`;
  const key = `doctor-${nanoid(12)}.txt`;
  const content = Buffer.from(`A file to look whether files can be kept: ${nanoid()}`);
  let doing = 'written to';
  try {
    await store.put(key, content, 'text/plain');
    doing = 'read';
    const kept = await store.get(key);
    if (kept === null || !content.equals(kept)) throw new Error('it gives back something else');
    doing = 'removed from';
    await store.remove(key);
    if ((await store.get(key)) !== null) throw new Error('what was removed is still there');
    return [ok(`${place} can be written to, read and removed from`)];
  } catch (error) {
    await store.remove(key).catch(() => undefined);
    const advice =
      storage.kind === 'folder'
        ? 'let the user of the server write there, and make room'
        : 'check STORAGE_URL, S3_ENDPOINT and the keys, and what they allow';
    return [problem(`${place} cannot be ${doing} (${reasonOf(error)})`, advice)];
  }
}
