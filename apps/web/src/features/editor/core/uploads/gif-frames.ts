const EXTENSION = 0x21;
const PICTURE = 0x2c;

/** Returns whether a GIF has a second picture: not all animated GIFs say so at their start. */
export function movesAsGif(file: Uint8Array): boolean {
  let at = 13 + tableBytes(file[10] ?? 0);
  let pictures = 0;
  while (at < file.length) {
    const block = file[at];
    if (block === PICTURE) {
      pictures += 1;
      if (pictures > 1) return true;
      at = afterBlocks(file, at + 11 + tableBytes(file[at + 9] ?? 0));
    } else if (block === EXTENSION) at = afterBlocks(file, at + 2);
    else return false;
  }
  return false;
}

/** Bytes of the color table that a flag announces. */
function tableBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

/** Behind a run of blocks, each of which begins with its length. */
function afterBlocks(file: Uint8Array, start: number): number {
  let at = start;
  while ((file[at] ?? 0) !== 0) at += (file[at] ?? 0) + 1;
  return at + 1;
}
