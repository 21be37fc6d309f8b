import { readFileSync } from 'node:fs';
import { type ProfileId, tagPieces } from '@mailwright/contract';

/** A sending system, with its links to leave and to read a mail online as they stand in HTML and in plain text. */
interface OwnSystem {
  readonly id: ProfileId;
  readonly html: readonly string[];
  readonly text: readonly string[];
}

export const OWN_SYSTEMS: readonly OwnSystem[] = [
  {
    id: 'listmonk',
    html: ['href="{{ UnsubscribeURL }}"', 'href="{{ MessageURL }}"'],
    text: ['{{ UnsubscribeURL }}', '{{ MessageURL }}'],
  },
  { id: 'mailchimp', html: ['href="*|UNSUB|*"', 'href="*|ARCHIVE|*"'], text: ['*|UNSUB|*', '*|ARCHIVE|*'] },
  { id: 'campaign-monitor', html: ['<unsubscribe', '<webversion'], text: ['[unsubscribe]', '[webversion]'] },
];

/** Reads a mail as it is written for a system, in HTML. */
export function ownSystemMail(id: ProfileId): string {
  return readFileSync(`${import.meta.dirname}/own-systems/${id}.html`, 'utf8');
}

/** Finds the tags of a mail, sorted, without what ends Word's conditional comments, which looks like one of some systems. */
export function bodyTags(html: string): readonly string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<!--[\s\S]*?-->/g, '');
  return tagPieces(body)
    .flatMap(({ text, isTag }) => (isTag ? [text] : []))
    .toSorted();
}

/** Counts how often a text has a part. */
export function countOf(text: string, part: string): number {
  return text.split(part).length - 1;
}
