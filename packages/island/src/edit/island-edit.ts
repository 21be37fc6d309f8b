import type { Island, ReadOnlyReason, SourceRange } from '../island.ts';

/** New values by name; null takes one away. */
export type ValuePatch = Readonly<Record<string, string | null>>;

/** Words for a slot; between two lines stands a line break. */
export interface SlotWords {
  readonly range: SourceRange;
  readonly lines: readonly string[];
}

/** One change of foreign HTML. Elements and texts are named by their index in the `Island` of the source. */
export type IslandEdit =
  | { readonly kind: 'text'; readonly text: number; readonly value: string }
  | {
      readonly kind: 'element';
      readonly element: number;
      readonly attributes?: ValuePatch;
      /** Declarations of the `style` attribute. */
      readonly style?: ValuePatch;
    }
  | {
      /** Several slots of a host at once, as `textSlots` finds them. */
      readonly kind: 'words';
      readonly host: number | null;
      readonly words: readonly SlotWords[];
      /** Line breaks (`br`) to take away. */
      readonly breaks?: readonly number[];
    }
  | { readonly kind: 'duplicate' | 'remove' | 'move-up' | 'move-down'; readonly element: number };

/**
 * Reason why an edit is refused. `code`: the text is a style sheet or holds markup. `templated`: a template tag reaches
 * across the quotes of the attribute. `document-part`: `html`, `head` and `body` exist once. `no-neighbour`: there is nothing
 * to change places with. `between`: a conditional comment or a template tag between the two would be cut apart.
 * `changes-more`: browsers would read something else differently, too.
 */
export type IslandRefusal =
  | ReadOnlyReason
  | 'code'
  | 'templated'
  | 'document-part'
  | 'no-neighbour'
  | 'between'
  | 'changes-more'
  | 'not-found'
  | 'too-large';

export type IslandEditResult =
  /**
   * `element`: index of the element edited, or of its copy, in the new source; null when it is gone. `island`: what
   * `parseIsland` would make of the new source.
   */
  | { readonly ok: true; readonly source: string; readonly element: number | null; readonly island: Island }
  | { readonly ok: false; readonly reason: IslandRefusal };

export function refused(reason: IslandRefusal): { readonly ok: false; readonly reason: IslandRefusal } {
  return { ok: false, reason };
}
