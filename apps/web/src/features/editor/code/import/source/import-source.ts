import type { Imported } from '@mailwright/import';
import type { MjmlProblem } from './broken-mjml.ts';
import { beefreeSource, unlayerSource } from './json-sources.ts';
import { mjmlSource } from './mjml-source.ts';
import { ownSource } from './own-source.ts';

/** Sorts of designs that become blocks; HTML is none of them: it stays what it is. */
export type ImportKind = 'own' | 'unlayer' | 'beefree' | 'mjml';

/** A mail that was read, with what there is to say besides the report. */
export interface ReadDesign extends Imported {
  /** What MJML does not like about its source. */
  readonly warnings?: readonly MjmlProblem[];
  /** First words shown beside the subject; '' when the source has none. They are the template's, not the document's. */
  readonly preHeader?: string;
}

/** A sort of design that the import dialog takes, in its own text form. */
export interface ImportSource {
  readonly kind: ImportKind;
  /** How its files end, without the dot. */
  readonly extension: string;
  /** Whether a text is of this sort; asked on each pause in typing, so it only looks at what tells the sort. */
  readonly recognises: (text: string) => boolean;
  /**
   * Makes a mail of it. Rejects only when it cannot be read at all; an `ApiError` and a `BrokenMjml` are told in their own
   * words.
   */
  readonly read: (text: string, signal: AbortSignal) => Promise<ReadDesign>;
}

/** All of them; the first that recognises a text reads it. */
const IMPORT_SOURCES: readonly ImportSource[] = [ownSource, unlayerSource, beefreeSource, mjmlSource];

export const IMPORT_EXTENSIONS: readonly string[] = [
  ...new Set(['html', ...IMPORT_SOURCES.map(({ extension }) => extension)]),
];

export function importSourceOf(text: string): ImportSource | null {
  return IMPORT_SOURCES.find((source) => source.recognises(text)) ?? null;
}
