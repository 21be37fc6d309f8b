import type { SendingProfile } from '@mailwright/contract';

/** How the link is named where the address says nothing; in the languages that the product speaks. */
const WORDS =
  /unsubscri|opt[ -]?out|abmeld|abbestell|austragen|darse de baja|cancelar (?:la )?suscripci|désabonn|desabonn/i;

/** The longest line of a header, without its name. */
const LONGEST = 900;

/**
 * The headers by which mail programs offer to unsubscribe: the address that the sending system puts there, else that of
 * the mail's own link; {} where there is neither. An address of the web takes the one-click form (RFC 8058), which says
 * that a POST to it is enough; a mail address cannot.
 */
export function unsubscribeHeaders(
  html: string,
  profile: SendingProfile | undefined,
): Readonly<Record<string, string>> {
  const address = profile?.special?.unsubscribe ?? ownLink(html);
  if (!address || address.length > LONGEST || /[\p{Cc}<>]/u.test(address.replace(/<%.*?%>/g, ''))) return {};
  const header = { 'List-Unsubscribe': `<${address}>` };
  return /^mailto:/i.test(address) ? header : { ...header, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The address of the last link that says it unsubscribes: it stands in the footer. */
function ownLink(html: string): string | undefined {
  const links = [...html.matchAll(/<a\b[^>]*?\shref=(?:"([^"]*)"|'([^']*)')[^>]*>([\s\S]{0,2000}?)<\/a>/gi)].map(
    ([, double, single, words = '']) => ({
      address: (double ?? single ?? '')
        .replace(/&amp;/g, '&')
        .replace(/&quot;/g, '"')
        .replace(/&#39;/g, "'"),
      words: words.replace(/<[^>]*>/g, ' '),
    }),
  );
  const sendable = links.filter(({ address }) => /^(?:https:|mailto:)|^(?:\{\{|\{%|\*\||\[|%|<%)/i.test(address));
  return sendable.findLast(({ address, words }) => WORDS.test(words) || WORDS.test(address))?.address;
}
