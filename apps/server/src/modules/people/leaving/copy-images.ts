import type { BlobStore } from '../../../storage/blob-store.ts';
import { blobKey } from '../../assets/service.ts';
import type { LeavingRepository } from './port.ts';

interface Copying {
  readonly from: string;
  readonly to: string;
  /** Names of images whose files are copied; new ones are added. */
  readonly copied: Set<string>;
}

interface CopyDeps {
  readonly leaving: Pick<LeavingRepository, 'libraryImages'>;
  readonly store: Pick<BlobStore, 'get' | 'put'>;
}

/** Most files copied and held in memory at the same time. */
const AT_ONCE = 4;

/** Copies the files of a library into another person's folder; a file that is missing in the storage is left out. */
export async function copyImages({ leaving, store }: CopyDeps, { from, to, copied }: Copying): Promise<void> {
  for (let after = ''; ; ) {
    const images = await leaving.libraryImages(from, after, AT_ONCE);
    const missing = images.filter(({ name }) => !copied.has(name));
    await Promise.all(
      missing.map(async ({ name, contentType }) => {
        const content = await store.get(blobKey(from, name));
        if (content) await store.put(blobKey(to, name), content, contentType);
        copied.add(name);
      }),
    );
    const last = images.at(-1);
    if (!last) return;
    after = last.name;
  }
}
