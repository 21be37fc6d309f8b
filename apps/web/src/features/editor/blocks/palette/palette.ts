import {
  availabilityAnswer,
  type BlockDefinition,
  type EditContext,
  type EmailDocument,
  PAGE_WRAPPER_TYPE,
  type PaletteGroup,
  type PaletteTile,
  type RefusalReason,
} from '@mailwright/document';
import { wholeDocument } from '@mailwright/render';

/** The two tabs of blocks. */
export type PaletteTab = 'blocks' | 'advanced';

/** A tile with its block and, where it may not be used, why. */
export interface PaletteEntry {
  readonly tile: PaletteTile;
  readonly type: string;
  readonly group: PaletteGroup;
  /** Tabs that list the tile; code is in both. */
  readonly tabs: readonly PaletteTab[];
  readonly locked: RefusalReason | null;
  /** Not final yet. */
  readonly beta: boolean;
}

/** Groups of the palette, in the order of the specification. */
export const PALETTE_GROUPS: readonly PaletteGroup[] = ['basic', 'navigation', 'forms', 'sections', 'extra', 'social'];

/**
 * Every tile of every block, in the order of the registry; what mode or plan do not allow is there, but locked. The page
 * wrapper is left out unless `withWrapper`.
 */
export function paletteEntries(context: EditContext, withWrapper: boolean): readonly PaletteEntry[] {
  return [...context.registry.values()].flatMap((block) => {
    if (block.type === PAGE_WRAPPER_TYPE && !withWrapper) return [];
    const answer = availabilityAnswer(block, context);
    const { type, group, beta = false } = block;
    const locked = answer.ok ? null : answer.reason;
    return block.tiles.map((tile) => ({ tile, type, group, tabs: tabsOf(block), locked, beta }));
  });
}

/** An email has one page wrapper, and one that is code has none: it is offered only where it is missing. */
export function lacksWrapper(document: EmailDocument): boolean {
  return wholeDocument(document) === null && !document.nodes.some(({ type }) => type === PAGE_WRAPPER_TYPE);
}

function tabsOf({ advancedOnly = false, fields }: BlockDefinition): readonly PaletteTab[] {
  if (advancedOnly) return ['advanced'];
  return fields.some(({ kind }) => kind === 'code') ? ['blocks', 'advanced'] : ['blocks'];
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
