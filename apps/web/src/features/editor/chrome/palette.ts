import {
  availabilityAnswer,
  type EditContext,
  type PaletteGroup,
  type PaletteTile,
  type RefusalReason,
} from '@mailwright/document';

/** A tile with its block and, where it may not be used, why. */
export interface PaletteEntry {
  readonly tile: PaletteTile;
  readonly type: string;
  readonly group: PaletteGroup;
  readonly advanced: boolean;
  readonly locked: RefusalReason | null;
}

/** Groups of the palette, in the order shown. */
export const PALETTE_GROUPS: readonly PaletteGroup[] = ['sections', 'basic', 'navigation', 'forms', 'extra', 'social'];

/** Everything offered in this mode, in the order of the registry; what the plan does not have is there, but locked. */
export function paletteEntries(context: EditContext): readonly PaletteEntry[] {
  return [...context.registry.values()]
    .filter(({ advancedOnly }) => !advancedOnly || context.mode === 'advanced')
    .flatMap((block) => {
      const answer = availabilityAnswer(block, context);
      const { type, group, advancedOnly: advanced = false } = block;
      return block.tiles.map((tile) => ({ tile, type, group, advanced, locked: answer.ok ? null : answer.reason }));
    });
}

/** Entries in whose words every word of the query occurs, whatever its case and accents. */
export function searchEntries(
  entries: readonly PaletteEntry[],
  query: string,
  wordsOf: (entry: PaletteEntry) => string,
): readonly PaletteEntry[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const words = plain(wordsOf(entry));
    return wanted.every((word) => words.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
