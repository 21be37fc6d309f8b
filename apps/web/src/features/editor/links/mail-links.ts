import { isSendableAddress, readLink } from '@mailwright/blocks';
import type { LinkTracking } from '@mailwright/contract';
import {
  type ContentPlace,
  type DocumentNode,
  type EmailDocument,
  ISLAND_TYPE,
  type LinkEntry,
  type LinkOf,
  linksOf,
  nodeContent,
  sentAddress,
  walk,
} from '@mailwright/document';
import { choiceOf, type LinkChoice } from '../core/inputs/link/link-choices.ts';
import { islandCode } from '../core/island/load-island-code.ts';
import type { EditorSession } from '../core/session/editor-session.ts';

/** Reason why a link leads nowhere. */
export type LinkTrouble = 'empty' | 'placeholder' | 'unfinished' | 'anchor';

export interface MailLink {
  /** The same for as long as it stands there. */
  readonly key: string;
  readonly node: DocumentNode;
  /** Places of its address in the content; words with different styles are several runs with one address each. */
  readonly places: readonly ContentPlace[];
  readonly href: string;
  readonly words: string;
  readonly kind: LinkChoice;
  readonly trouble: LinkTrouble | null;
  /** Setting of the link for the parameters of the mail; undefined when the link takes none. */
  readonly tracking: LinkTracking | null | undefined;
  /** In foreign HTML, where it can say nothing of its own. */
  readonly isForeign: boolean;
  /** The address as it is sent. */
  readonly sent: string;
}

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
    for (const link of linksOf(entries)) {
      const [first] = link.entries;
      const isEmpty = first.value.trim() === '';
      if (isEmpty && first.at === undefined && !missing.has(placeKey(first))) continue;
      links.push(linkOf(node, link, { document, anchors }));
    }
  });
  return links;
}

/** Names a field that a link is kept in, as findings do. */
export function placeKey({ nodeId, prop, item }: ContentPlace): string {
  return [nodeId, item?.list ?? '', item?.id ?? '', prop].join(' ');
}

interface Around {
  readonly document: EmailDocument;
  /** null where foreign HTML may have more. */
  readonly anchors: ReadonlySet<string> | null;
}

function linkOf(node: DocumentNode, { entries, words }: LinkOf, around: Around): MailLink {
  const [first] = entries;
  const href = first.value;
  const isForeign = node.type === ISLAND_TYPE;
  return {
    key: `${placeKey(first)} ${first.at?.join('.') ?? ''}`,
    node,
    places: entries,
    href,
    words: words || networkOf(node, first),
    kind: choiceOf(readLink(href)),
    trouble: troubleOf(href, around.anchors),
    tracking: first.tracking,
    isForeign,
    sent: sentAddress({ ...first, isForeign }, words, around.document.settings.tracking),
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

/** An icon of a network has no words. */
function networkOf({ props }: DocumentNode, entry: LinkEntry | undefined): string {
  const items = entry?.item && props[entry.item.list];
  const item = Array.isArray(items) ? items.find((each) => Object(each).id === entry?.item?.id) : undefined;
  const { network } = Object(item);
  return typeof network === 'string' ? network.charAt(0).toUpperCase() + network.slice(1) : '';
}
