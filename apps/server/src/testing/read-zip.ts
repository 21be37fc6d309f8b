import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

/** Files of an archive by name, read as any other program would. */
export async function readZip(archive: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(archive);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}
