import type { DocumentNode } from '@mailwright/document';
import type { ReportCollector } from '../report-collector.ts';
import type { HtmlContent } from './html-content.ts';
import { lostWords } from './lost-words.ts';
import { madeContent } from './made-content.ts';
import { plainTag, tagsIn } from './plain-tags.ts';
import { plainWords } from './plain-words.ts';

/** Longest part of a loss that the report quotes, characters. */
const MAX_DETAIL_LENGTH = 120;

/** More losses of one mail are nothing that a person reads. */
const MAX_LINES = 200;

/** Length from which a lost value counts as named if it is only a part of a line in the report, characters. */
const SHORTEST_PART = 8;

/** Words, links, images and names of a whole source, from all of its parts. */
export interface SaidBySource extends Pick<HtmlContent, 'words' | 'links' | 'images' | 'names'> {
  /** Every text and value in which template tags may stand. */
  readonly texts: readonly string[];
}

/**
 * Names in the report what a source says and the blocks made of it do not, where no line speaks of it yet; `more` are
 * words that stand beside the blocks.
 */
export function tellLost(
  said: SaidBySource,
  nodes: readonly DocumentNode[],
  more: readonly string[],
  { note, report }: ReportCollector,
): void {
  const made = madeContent(nodes, more);
  const words = said.words.map(plainWords).filter((word) => word !== '');
  const lost = lostWords(words, made.words);
  const links = new Set(said.links.filter((link) => link !== '' && link !== '#'));
  const targets = new Set([...links].flatMap((link) => (link.startsWith('#') ? [link.slice(1)] : [])));
  const losses: readonly (readonly [part: string, value: string])[] = [
    ...words.flatMap((word, index) => (lost.has(index) ? [['text', word] as const] : [])),
    ...[...links].flatMap((link) => (made.holds(link) ? [] : [['a', link] as const])),
    ...[...new Set(said.images)].flatMap((image) =>
      image === '' || made.holds(image) ? [] : [['img', image] as const],
    ),
    ...said.names.flatMap((name) => (targets.has(name) && !made.anchors.has(name) ? [['anchor', name] as const] : [])),
    ...lostTags(said.texts, made.tags).map((tag) => ['tag', tag] as const),
  ];
  const known = report().findings.map(({ detail = '' }) => folded(detail));
  const isKnown = (value: string) =>
    known.some((detail) => detail === value || (value.length >= SHORTEST_PART && detail.includes(value)));
  for (const [part, value] of losses.slice(0, MAX_LINES)) {
    const detail = value.slice(0, MAX_DETAIL_LENGTH);
    if (!isKnown(folded(detail))) note({ fidelity: 'dropped', part, reason: 'no-counterpart', detail });
  }
}

/** Tags that stand in fewer places than before, each as often as it is missing. */
function lostTags(texts: readonly string[], made: ReadonlyMap<string, number>): readonly string[] {
  const left = new Map(made);
  return texts.flatMap(tagsIn).filter((tag) => {
    const count = left.get(plainTag(tag)) ?? 0;
    left.set(plainTag(tag), count - 1);
    return count <= 0;
  });
}

function folded(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}
