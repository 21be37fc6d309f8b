import { isSendableAddress, readLink } from '@mailwright/blocks';
import { type LinkTracking, parametersOf, placeParameters } from '@mailwright/contract';
import {
  type ContentEntry,
  type ContentPlace,
  type DocumentNode,
  type EmailDocument,
  ISLAND_TYPE,
  nodeContent,
  walk,
} from '@mailwright/document';
import { choiceOf, type LinkChoice } from '../../inputs/link/link-choices.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { islandCode } from '../../session/island/load-island-code.ts';

/** What keeps a link from leading anywhere. */
export type LinkTrouble = 'empty' | 'placeholder' | 'unfinished' | 'anchor';

export interface MailLink {
  /** The same for as long as it stands there. */
  readonly key: string;
  readonly node: DocumentNode;
  /** Where its address is kept; words with different looks are several runs with one each. */
  readonly places: readonly ContentPlace[];
  readonly href: string;
  readonly words: string;
  readonly kind: LinkChoice;
  readonly trouble: LinkTrouble | null;
  /** What it says of the parameters of the mail; undefined where it takes none. */
  readonly tracking: LinkTracking | null | undefined;
  /** In foreign HTML, where it can say nothing of its own. */
  readonly isForeign: boolean;
  /** The address as it is sent. */
  readonly sent: string;
}

type LinkEntry = Extract<ContentEntry, { readonly kind: 'link' }>;

/** Every link of the mail in its order; what may have an address and has none only where a check misses it. */
export function linksOfMail(
  { editor }: Pick<EditorSession, 'editor'>,
  missing: ReadonlySet<string>,
): readonly MailLink[] {
  const { document } = editor.getState();
  const options = { registry: editor.context.registry, foreign: islandCode()?.islandContent };
  const anchors = anchorsOf(document);
  const links: MailLink[] = [];
  walk(document, (node) => {
    const entries = nodeContent(node, options);
    for (const group of groupsOf(entries)) {
      const [first] = group;
      const isEmpty = first.value.trim() === '';
      if (isEmpty && first.at === undefined && !missing.has(placeKey(first))) continue;
      links.push(linkOf(node, group, { entries, document, anchors }));
    }
  });
  return links;
}

/** Names a field that a link is kept in, as findings do. */
export function placeKey({ nodeId, prop, item }: ContentPlace): string {
  return [nodeId, item?.list ?? '', item?.id ?? '', prop].join(' ');
}

/** Runs of one text that follow each other with the same address are one link to readers. */
function groupsOf(entries: readonly ContentEntry[]): readonly [LinkEntry, ...LinkEntry[]][] {
  const groups: [LinkEntry, ...LinkEntry[]][] = [];
  for (const entry of entries) {
    if (entry.kind !== 'link') continue;
    const last = groups.at(-1);
    if (last && isNext(last.at(-1) ?? last[0], entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

function isNext(one: LinkEntry, next: LinkEntry): boolean {
  if (one.value !== next.value || one.prop !== next.prop || !one.at || !next.at || one.at.length < 2) return false;
  const [before, after] = [one.at, next.at];
  const isBeside = before.length === after.length && before.slice(0, -1).every((step, index) => step === after[index]);
  return isBeside && after.at(-1) === (before.at(-1) ?? 0) + 1;
}

interface Around {
  readonly entries: readonly ContentEntry[];
  readonly document: EmailDocument;
  /** null where foreign HTML may have more. */
  readonly anchors: ReadonlySet<string> | null;
}

function linkOf(node: DocumentNode, group: readonly [LinkEntry, ...LinkEntry[]], around: Around): MailLink {
  const [first] = group;
  const href = first.value;
  const isForeign = node.type === ISLAND_TYPE;
  const { parameters = [], inCode = false } = around.document.settings.tracking ?? {};
  const mail = isForeign && !inCode ? [] : parameters;
  const takesSome = isForeign || first.tracking !== undefined;
  return {
    key: `${placeKey(first)} ${first.at?.join('.') ?? ''}`,
    node,
    places: group,
    href,
    words: wordsOf(node, group, around.entries),
    kind: choiceOf(readLink(href)),
    trouble: troubleOf(href, around.anchors),
    tracking: first.tracking,
    isForeign,
    sent: takesSome ? placeParameters(href, parametersOf(mail, first.tracking)) : href,
  };
}

function troubleOf(href: string, anchors: ReadonlySet<string> | null): LinkTrouble | null {
  const address = href.trim();
  if (address === '') return 'empty';
  if (address === '#') return 'placeholder';
  if (/^(?:https?:\/{0,2}(?:www\.)?\/?|mailto:|tel:|sms:)$/i.test(address) || !isSendableAddress(address)) {
    return 'unfinished';
  }
  return address.startsWith('#') && anchors && !anchors.has(address.slice(1)) ? 'anchor' : null;
}

function anchorsOf(document: EmailDocument): ReadonlySet<string> | null {
  const names = new Set<string>();
  let hasForeign = false;
  walk(document, ({ type, anchor }) => {
    hasForeign ||= type === ISLAND_TYPE;
    if (anchor) names.add(anchor);
  });
  return hasForeign ? null : names;
}

/** What readers press: the words of the link, of its item or block, or the text of the picture. */
function wordsOf(node: DocumentNode, group: readonly LinkEntry[], entries: readonly ContentEntry[]): string {
  const [first] = group;
  const { source } = node.props;
  if (node.type === ISLAND_TYPE && typeof source === 'string') {
    return islandCode()?.linkWords(source, first?.at?.[0] ?? -1) ?? '';
  }
  const texts = entries.flatMap((entry) => (entry.kind === 'text' && entry.role !== 'title' ? [entry] : []));
  if (first?.at) {
    const places = new Set(group.map(({ at }) => at?.join('.')));
    return texts
      .filter(({ at }) => at && places.has(at.join('.')))
      .map(({ value }) => value)
      .join('')
      .trim();
  }
  const beside = texts.filter(({ item, at }) => item?.id === first?.item?.id && at === undefined);
  const own = beside.length > 0 || first?.item ? beside : texts;
  return (own.find(({ role }) => role === 'words') ?? own[0])?.value.trim() ?? networkOf(node, first);
}

/** An icon of a network has no words. */
function networkOf({ props }: DocumentNode, entry: LinkEntry | undefined): string {
  const items = entry?.item && props[entry.item.list];
  const item = Array.isArray(items) ? items.find((each) => Object(each).id === entry?.item?.id) : undefined;
  const { network } = Object(item);
  return typeof network === 'string' ? network.charAt(0).toUpperCase() + network.slice(1) : '';
}
