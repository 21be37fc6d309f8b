import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ArchiveEntry } from './port.ts';

/**
 * Returns an archive that is written while it is read: the next file is requested once the one before has been sent, so that
 * only a piece of one file is in memory. An error breaks the archive off, so that it never seems to be whole.
 */
export function zipEntries(entries: AsyncIterable<ArchiveEntry>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const source = entries[Symbol.asyncIterator]();
  const fail = (error: Error) => output.destroy(error);
  let reading: Readable | null = null;

  async function addNext(): Promise<void> {
    const next = await source.next();
    if (output.destroyed) return;
    if (next.done) return zip.end();
    const { path, content, isPacked = false } = next.value;
    zip.addReadStreamLazy(path, { compress: !isPacked }, (give) => {
      reading = Readable.from(content);
      reading.once('error', fail).once('end', goOn);
      give(null, reading);
    });
  }

  function goOn(): void {
    addNext().catch(fail);
  }

  output.once('close', () => {
    reading?.destroy();
    void source.return?.();
  });
  goOn();
  return output;
}
