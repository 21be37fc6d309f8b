import type { ContentEntry, ContentPlace } from './content-entry.ts';

export type LinkEntry = Extract<ContentEntry, { readonly kind: 'link' }>;

/** A link as readers see it: words with different looks are several runs with one address. */
export interface LinkOf {
  readonly entries: readonly [LinkEntry, ...LinkEntry[]];
  /** Text of the link: its own words, those of its item or block, or the text of its picture; '' when unknown. */
  readonly words: string;
}

/** The links among the entries of one node, in their order. Of foreign HTML the entries themselves say the words. */
export function linksOf(entries: readonly ContentEntry[]): readonly LinkOf[] {
  const groups: [LinkEntry, ...LinkEntry[]][] = [];
  for (const entry of entries) {
    if (entry.kind !== 'link') continue;
    const last = groups.at(-1);
    if (last && isNext(last.at(-1) ?? last[0], entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups.map((group) => ({ entries: group, words: group[0].words ?? wordsOfLink(group, entries) }));
}

function isNext(one: LinkEntry, next: LinkEntry): boolean {
  if (one.value !== next.value || one.prop !== next.prop || !one.at || !next.at || one.at.length < 2) return false;
  const [before, after] = [one.at, next.at];
  const isBeside = before.length === after.length && before.slice(0, -1).every((step, index) => step === after[index]);
  return isBeside && after.at(-1) === (before.at(-1) ?? 0) + 1;
}

function wordsOfLink(group: readonly [LinkEntry, ...LinkEntry[]], entries: readonly ContentEntry[]): string {
  const [first] = group;
  const texts = entries.flatMap((entry) => (entry.kind === 'text' && entry.role !== 'title' ? [entry] : []));
  if (first.at) {
    const places = new Set(group.map(({ at }) => at?.join('.')));
    return texts
      .filter(({ at }) => at && places.has(at.join('.')))
      .map(({ value }) => value)
      .join('')
      .trim();
  }
  const beside = texts.filter(({ item, at }) => item?.id === first.item?.id && at === undefined);
  const own = beside.length > 0 || first.item ? beside : texts;
  return (own.find(({ role }) => role === 'words') ?? own[0])?.value.trim() ?? '';
}

/** Names where an entry is kept, in a mail. */
export function placeName({ nodeId, prop, item, at }: ContentPlace): string {
  return [nodeId, item?.list ?? '', item?.id ?? '', prop, at?.join('.') ?? ''].join(' ');
}
