import type { EmailDocument, NodeId } from '@mailwright/document';
import { type IslandElement, type IslandRefusal, type TextSlot, textHost, textSlots } from '@mailwright/island';
import { islandIn } from './island-of.ts';

/** The words around a foreign element, to be edited where they stand. */
export interface ForeignText {
  readonly source: string;
  /** The element in whose lines they stand; null: at the top of a fragment. */
  readonly host: IslandElement | null;
  readonly slots: readonly TextSlot[];
  readonly elements: readonly IslandElement[];
  /** Reason why none of the words is changed. */
  readonly refusal: IslandRefusal | null;
  /** There are words, or there is nothing but room for some. */
  readonly isText: boolean;
}

/** null: no words can stand there. `element` null: what stands in none. */
export function foreignText(document: EmailDocument, nodeId: NodeId, element: number | null): ForeignText | null {
  const found = islandIn(document, nodeId);
  const around = found && textHost(found.island, element);
  if (!found || around === undefined) return null;
  const { source, island } = found;
  const { elements } = island;
  const host = around === null ? null : (elements[around] ?? null);
  const slots = textSlots(source, island, around);
  const isEmpty = host !== null && host.closeTag?.start === host.openTag.end;
  const words = slots.filter(({ value }) => !isBlank(value) || isEmpty);
  const locked = words.every(({ readOnly }) => readOnly !== null) ? (words[0]?.readOnly ?? null) : null;
  return { source, host, slots, elements, refusal: host?.readOnly ?? locked, isText: words.length > 0 };
}

/** A no-break space is a letter: it keeps a cell open, and may be replaced by words. */
function isBlank(value: string): boolean {
  return /^[ \t\r\n\f]*$/.test(value);
}
