import { readNeutralTag, type SendingProfile, tagPieces, unsubscribes } from '@mailwright/contract';
import { type ContentEntry, type DocumentNode, ISLAND_TYPE, linksOf } from '@mailwright/document';
import { isUnfinishedLink } from '../check-content.ts';
import { fieldsOf } from '../sending/find-unsupported.ts';

/** An element that a sending system makes the link of. */
const OWN_ELEMENT = /<unsubscribe[\s>]/i;

/** HubSpot's modules that hold the link and the address of a footer. */
const FOOTER_MODULE = /\bemail_(?:can_spam|footer)\b/;

/** Tags that ask something of a field, whatever it is called. */
const STATEMENT = /^\W*(?:if|unless|else|elseif|elsif|elif|for|each|case|when|set|assign)(?![a-z])/i;

/**
 * Returns whether readers can unsubscribe by a node itself: by a link that says so, or a tag that the system replaces with
 * one.
 *
 * @param profile the sending system; null for the server's own syntax
 */
export function letsUnsubscribe(
  node: DocumentNode,
  entries: readonly ContentEntry[],
  profile: SendingProfile | null,
): boolean {
  if (node.type === ISLAND_TYPE && OWN_ELEMENT.test(String(node.props.source))) return true;
  if (fieldsOf(node).some(({ name }) => name === 'unsubscribe')) return true;
  const isLink = linksOf(entries).some(({ entries: [{ value }], words }) => isWayOut(value, words, profile));
  return isLink || entries.some(isTagOfOne);
}

/** A link to the reader's settings is a way out only where it says so to readers, or the system writes it as one. */
function isWayOut(address: string, words: string, profile: SendingProfile | null): boolean {
  if (address.trim() === '' || isUnfinishedLink(address)) return false;
  if (readNeutralTag(address.trim())?.name !== 'unsubscribe_profile') return unsubscribes(address, words);
  return unsubscribes(profile?.special?.unsubscribe_profile ?? '', words);
}

function isTagOfOne(entry: ContentEntry): boolean {
  if (entry.kind !== 'text' || entry.role !== 'words') return false;
  return tagPieces(entry.value).some(
    ({ text, isTag }) =>
      isTag &&
      !STATEMENT.test(text) &&
      readNeutralTag(text)?.name !== 'unsubscribe_profile' &&
      (unsubscribes(text) || FOOTER_MODULE.test(text)),
  );
}
