import sharp from 'sharp';

/** Two letters of each script that mails are written in; in no font do they look the same. */
const SAMPLES = {
  Latin: ['A', 'W'],
  Cyrillic: ['\u0416', '\u0444'],
  Greek: ['\u03a9', '\u03bb'],
  Arabic: ['\u0645', '\u0634'],
  Hebrew: ['\u05d0', '\u05e9'],
  CJK: ['\u6c34', '\u8a9e'],
  Thai: ['\u0e01', '\u0e2c'],
  Devanagari: ['\u0915', '\u092d'],
  emoji: ['\u{1f600}', '\u{1f680}'],
} as const;

export type Script = keyof typeof SAMPLES;

export const SCRIPTS = Object.keys(SAMPLES) as readonly Script[];

/** CSS pixels that a letter has for itself. */
const CELL = 40;

/** Width of the page, CSS pixels. */
export const SAMPLE_WIDTH = 2 * CELL;

/** A page with both letters of each script beside each other, a line each. */
export const SAMPLE_PAGE = `<!doctype html><meta charset="utf-8"><body style="margin:0;background:#fff;font:24px/${CELL}px Arial,sans-serif">${Object.values(
  SAMPLES,
)
  .map(
    (letters) => `<div style="height:${CELL}px;overflow:hidden;white-space:nowrap">${letters.map(cell).join('')}</div>`,
  )
  .join('')}</body>`;

function cell(letter: string): string {
  return `<span style="display:inline-block;width:${CELL}px;height:${CELL}px;overflow:hidden;vertical-align:top">${letter}</span>`;
}

/**
 * Returns the scripts whose letters a picture of `SAMPLE_PAGE` does not have. Without a font for them both are the same
 * box, or nothing.
 */
export async function missingScripts(picture: Uint8Array): Promise<readonly Script[]> {
  const letterAt = (row: number, column: number) =>
    sharp(picture)
      .extract({ left: column * CELL, top: row * CELL, width: CELL, height: CELL })
      .raw()
      .toBuffer();
  const drawn = await Promise.all(
    SCRIPTS.map(async (_, row) => {
      const [first, second] = await Promise.all([letterAt(row, 0), letterAt(row, 1)]);
      return !first.equals(second);
    }),
  );
  return SCRIPTS.filter((_, row) => !drawn[row]);
}
