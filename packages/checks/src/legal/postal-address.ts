import { PROFILES, tagPieces } from '@mailwright/contract';
import { type ContentEntry, type DocumentNode, wordsOf } from '@mailwright/document';
import { fieldsOf } from '../sending/find-unsupported.ts';

/** Names of fields that hold the sender's postal address, here and in the sending systems. */
const NAMES = ['sender_address', ...PROFILES.flatMap(({ addressFields = [] }) => addressFields)]
  .map((name) => name.replaceAll('.', '\\.'))
  .join('|');

const ADDRESS_FIELD = new RegExp(`(?<!\\w)(?:${NAMES})(?!\\w)`, 'i');

/** The same in signs that no grammar of tags takes for one by themselves, such as `[Sender_Address]`. */
const SIGNED_FIELD = new RegExp(`[[{%|$]\\s{0,9}(?:${NAMES})\\s{0,9}[\\]}%|]`, 'i');

/**
 * Returns whether a node itself has the sender's address: its author says so, it holds a field of the sending system for it,
 * or it has all lines of a brand's address.
 */
export function saysAddress(
  node: DocumentNode,
  entries: readonly ContentEntry[],
  brandAddresses: readonly string[],
): boolean {
  const words = entries.filter((entry) => entry.kind === 'text' && entry.role === 'words');
  if (node.props.postalAddress === true && words.length + fieldsOf(node).length > 0) return true;
  if (fieldsOf(node).some(({ name }) => ADDRESS_FIELD.test(name))) return true;
  if (words.some(({ value }) => SIGNED_FIELD.test(value) || holdsField(value))) return true;
  const said = plain(wordsOf(words));
  return brandAddresses.some((address) => {
    const lines = address.split('\n').map(plain).filter(Boolean);
    return lines.length > 0 && lines.every((line) => said.includes(line));
  });
}

function holdsField(value: string): boolean {
  return tagPieces(value).some(({ text, isTag }) => isTag && ADDRESS_FIELD.test(text));
}

/** Words without case and without what stands between them. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s,;·|•]+/g, ' ')
    .trim();
}
