import type { Imported } from '@mailwright/import';
import { beefreeSource, unlayerSource } from './json-sources.ts';
import { ownSource } from './own-source.ts';

/** Sorts of designs that become blocks; HTML is none of them: it stays what it is. */
export type ImportKind = 'own' | 'unlayer' | 'beefree' | 'mjml';

/** A sort of design that the import dialog takes, in its own text form. */
export interface ImportSource {
  readonly kind: ImportKind;
  /** How its files end, without the dot. */
  readonly extension: string;
  /** Whether a text is of this sort; asked on each pause in typing, so it only looks at what tells the sort. */
  readonly recognises: (text: string) => boolean;
  /** Makes a mail of it. Rejects only when it cannot be read at all; an `ApiError` is told in its own words. */
  readonly read: (text: string, signal: AbortSignal) => Promise<Imported>;
}

/** All of them; the first that recognises a text reads it. */
const IMPORT_SOURCES: readonly ImportSource[] = [ownSource, unlayerSource, beefreeSource];

export const IMPORT_EXTENSIONS: readonly string[] = [
  ...new Set(['html', ...IMPORT_SOURCES.map(({ extension }) => extension)]),
];

export function importSourceOf(text: string): ImportSource | null {
  return IMPORT_SOURCES.find((source) => source.recognises(text)) ?? null;
}
