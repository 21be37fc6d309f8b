import { readFileSync } from 'node:fs';
import { type BrandKit, type ProfileId, tagPieces } from '@mailwright/contract';

/** The brand that mails of other systems are put in. */
export const ACME_KIT: BrandKit = {
  name: 'Acme',
  colors: [{ id: 'accent', name: 'Accent', light: '#6d28d9', dark: null, role: 'accent' }],
  fonts: { heading: null, body: null },
  logo: { src: '/api/v2/assets/user/u/asset/acme.png', alt: 'Acme' },
  logoDark: { src: '' },
  button: { background: '#6d28d9', color: '#ffffff', radius: 3, paddingX: 30, paddingY: 14 },
  spacing: [],
  social: [{ network: 'linkedin', url: 'https://www.linkedin.com/company/acme' }],
  footer: { company: 'Acme Inc.', address: '1 Main Street\nSpringfield', reason: 'You signed up at acme.example.' },
};

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
