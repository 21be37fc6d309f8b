import sharp from 'sharp';

/** Height of a band and width of a cell in it, pixels of the picture. */
const BAND = 8;
const CELLS = 64;

/** Colors this far apart, of 255, have nothing in common any more. */
const APART = 64;

/** A picture of a mail as bands of cells, each its mean color. */
interface Bands {
  readonly count: number;
  readonly cells: Uint8Array;
}

/**
 * Returns how alike two pictures of a mail look, 0 to 1. Their bands are aligned so that most of them agree, and the cells of
 * aligned bands are compared. A band that only one picture has counts as 0.
 */
export async function likeness(first: Buffer, second: Buffer): Promise<number> {
  const [a, b] = await Promise.all([bandsOf(first), bandsOf(second)]);
  let before = new Float64Array(b.count + 1);
  for (let row = 1; row <= a.count; row += 1) {
    const now = new Float64Array(b.count + 1);
    for (let column = 1; column <= b.count; column += 1) {
      const together = (before[column - 1] ?? 0) + alike(a, row - 1, b, column - 1);
      now[column] = Math.max(together, before[column] ?? 0, now[column - 1] ?? 0);
    }
    before = now;
  }
  return (before[b.count] ?? 0) / Math.max(a.count, b.count, 1);
}

async function bandsOf(picture: Buffer): Promise<Bands> {
  const { height = BAND } = await sharp(picture).metadata();
  const count = Math.max(1, Math.round(height / BAND));
  const { data } = await sharp(picture)
    .removeAlpha()
    .resize(CELLS, count, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { count, cells: new Uint8Array(data) };
}

function alike(a: Bands, row: number, b: Bands, other: number): number {
  const size = CELLS * 3;
  let sum = 0;
  for (let cell = 0; cell < size; cell += 3) {
    let difference = 0;
    for (let part = 0; part < 3; part += 1)
      difference += Math.abs((a.cells[row * size + cell + part] ?? 0) - (b.cells[other * size + cell + part] ?? 0));
    sum += Math.max(0, 1 - difference / 3 / APART);
  }
  return sum / CELLS;
}
