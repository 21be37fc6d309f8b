import { pack } from 'tar-stream';

/** Bytes at the end of a tar: https://www.gnu.org/software/tar/manual/html_node/Standard.html */
export const TAR_END = 1024;

/** A header, the block with the checksum, and the end of the tar. */
export const SEAL_LENGTH = 512 + 512 + TAR_END;

/**
 * The last entry of an archive: the checksum of all bytes before it. It is always of the same length and made of nothing
 * else, so that every byte of an archive is held against something.
 */
export async function sealOf(sha256: string): Promise<Buffer> {
  const tar = pack();
  tar.entry({ name: 'SHA256', mode: 0o600, mtime: new Date(0) }, `${sha256}\n`);
  tar.finalize();
  const chunks: Uint8Array[] = [];
  for await (const chunk of tar) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
