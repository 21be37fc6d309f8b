import type { DocumentNode, JsonObject } from '@mailwright/document';
import type { ReportCollector } from '../report-collector.ts';
import { keptAsCode } from './kept-as-code.ts';
import { type LostOfPart, lostOfPart } from './lost-of-part.ts';
import { createPartNotes } from './part-notes.ts';
import type { PartReader } from './part-reader.ts';
import { foreignNode } from './reading.ts';
import type { WordsAround } from './words.ts';

/** More parts than any mail has: what comes after them is left out, so that no design can hold the editor up. */
const MAX_PARTS = 5000;

/** One part of a design as it was found. */
export interface FoundPart {
  /** Name of the part in the design. */
  readonly name: string;
  /** Reads its type; undefined for an unknown type. */
  readonly reader: PartReader | undefined;
  readonly values: JsonObject;
  readonly around: WordsAround;
  /** Width it has for itself, CSS pixels. */
  readonly width: number;
}

/** Makes nodes of one part after the other, and tells what became of each. */
export function createPartReader(collector: ReportCollector): (found: FoundPart) => readonly DocumentNode[] {
  let count = 0;
  return ({ name, reader, values, around, width }) => {
    const part = name.trim().slice(0, 80) || 'unknown';
    const notes = createPartNotes(part, collector);
    count += 1;
    if (count > MAX_PARTS) {
      notes.tellAs('dropped', 'layout-adjusted');
      return [];
    }
    if (!reader) {
      const node = foreignNode(part, values);
      notes.tellAs('placeholder', 'unknown-type', node);
      return [node];
    }
    const read = reader.read(values, { notes, around, width });
    const lost = reader.as?.fidelity === 'placeholder' ? [] : lostOfPart(values, read);
    const missing = lost.filter(({ kind }) => kind !== 'img' || !reader.drawsImages);
    const kept = keptAsCode(values, read, missing);
    const nodes = kept ?? read;
    const [node] = nodes;
    tellLost(
      kept ? lostOfPart(values, kept).filter(({ kind }) => kind !== 'img' || !reader.drawsImages) : missing,
      collector,
    );
    if (!node) notes.tellAs('dropped', 'no-counterpart');
    else if (kept) notes.tellAs('code', 'own-markup', kept.at(-1));
    else if (reader.as) notes.tellAs(reader.as.fidelity, reader.as.reason, node);
    else notes.tell(node);
    return nodes;
  };
}

/** Longest part of a lost value that the report quotes, characters. */
const MAX_DETAIL_LENGTH = 120;

function tellLost(lost: readonly LostOfPart[], { note }: ReportCollector): void {
  for (const { kind, value } of lost)
    note({ fidelity: 'dropped', part: kind, reason: 'no-counterpart', detail: value.slice(0, MAX_DETAIL_LENGTH) });
}
