import type { EmailDocument } from '@mailwright/document';
import {
  attributesOf,
  type ElementKind,
  elementKind,
  type IslandElement,
  type IslandRefusal,
  imageSize,
  LOOK_KEYS,
  type LookKey,
  lookOf,
  outlookTwin,
  runText,
  structureRefusal,
} from '@mailwright/island';
import type { ForeignElement } from './foreign-element.ts';
import { type FoundForeignElement, foreignElementIn } from './island-of.ts';

/** A run of text in a foreign element. */
export interface ForeignTextRun {
  /** Index among the texts of the island. */
  readonly text: number;
  readonly value: string;
  readonly readOnly: boolean;
}

/** A foreign element as the panel shows it. */
export interface ForeignElementView {
  readonly kind: ElementKind;
  readonly tag: string;
  readonly readOnly: IslandRefusal | null;
  readonly runs: readonly ForeignTextRun[];
  /** There are more texts in it than are worth a panel. */
  readonly moreRuns: boolean;
  /** The link that the foreign element is or stands in. */
  readonly link: { readonly element: number; readonly href: string; readonly hasTwin: boolean } | null;
  readonly image: {
    readonly src: string;
    readonly alt: string;
    readonly width: string;
    readonly height: string;
  } | null;
  readonly look: Readonly<Record<LookKey, string>>;
  readonly refusals: Readonly<Record<'duplicate' | 'remove' | 'move-up' | 'move-down', IslandRefusal | null>>;
}

const MAX_RUNS = 12;

/** null when the document has no such foreign element any more. */
export function foreignElementView(document: EmailDocument, foreignElement: ForeignElement): ForeignElementView | null {
  const found = foreignElementIn(document, foreignElement);
  if (!found) return null;
  const { source, island, element } = found;
  const { range } = element;
  const texts = island.texts.flatMap((text, index) =>
    text.range.start >= range.start && text.range.end <= range.end && text.readOnly !== 'code' ? [{ text, index }] : [],
  );
  const refusal = (edit: 'duplicate' | 'remove' | 'move-up' | 'move-down') =>
    structureRefusal(source, island, element, edit);
  return {
    kind: elementKind(source, element),
    tag: element.tag,
    readOnly: element.readOnly,
    runs: texts.slice(0, MAX_RUNS).map(({ text, index }) => ({
      text: index,
      value: runText(source, text),
      readOnly: text.readOnly !== null,
    })),
    moreRuns: texts.length > MAX_RUNS,
    link: linkOf(found),
    image: element.tag === 'img' ? imageOf(found) : null,
    look: Object.fromEntries(LOOK_KEYS.map((key) => [key, lookOf(source, element, key)])) as Record<LookKey, string>,
    refusals: {
      duplicate: refusal('duplicate'),
      remove: refusal('remove'),
      'move-up': refusal('move-up'),
      'move-down': refusal('move-down'),
    },
  };
}

function linkOf({ source, island, element }: FoundForeignElement): ForeignElementView['link'] {
  let at: IslandElement | undefined = element;
  while (at && at.tag !== 'a') at = at.parent === null ? undefined : island.elements[at.parent];
  if (!at || at.readOnly) return null;
  const href = attributesOf(source, at).get('href') ?? '';
  return { element: at.index, href, hasTwin: outlookTwin(source, island, at) !== null };
}

function imageOf({ source, element }: FoundForeignElement): NonNullable<ForeignElementView['image']> {
  const attributes = attributesOf(source, element);
  const size = (side: 'width' | 'height') => imageSize(source, element, side);
  return {
    src: attributes.get('src') ?? '',
    alt: attributes.get('alt') ?? '',
    width: size('width'),
    height: size('height'),
  };
}
