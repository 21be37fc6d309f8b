import { type SendingProfile, unsubscribes } from '@mailwright/contract';

/** Length of the longest address in a header, characters. */
const MAX_ADDRESS_LENGTH = 900;

/**
 * Returns the headers by which mail programs offer to unsubscribe: with the address of the sending system, else that of the
 * mail's own link; {} without either. The one-click form (RFC 8058) promises that a POST to the address is enough: that is
 * known only of a sending system with such a profile.
 */
export function unsubscribeHeaders(
  html: string,
  profile: SendingProfile | undefined,
): Readonly<Record<string, string>> {
  const address = profile?.special?.unsubscribe ?? ownLink(html);
  if (!address || address.length > MAX_ADDRESS_LENGTH || /[\p{Cc}<>]/u.test(address.replace(/<%.*?%>/g, ''))) return {};
  const header = { 'List-Unsubscribe': `<${address}>` };
  const isOneClick = profile?.oneClick === true && address === profile.special?.unsubscribe;
  return isOneClick ? { ...header, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : header;
}

/** Most links that are searched, from the end, and characters of each: a footer has no more. */
const MAX_LINKS = 200;
const MAX_CHARACTERS = 3000;

/** Returns the address of the last link whose text or address is about unsubscribing: it is in the footer. */
function ownLink(html: string): string | undefined {
  const parts = html.split(/<\/a>/i, html.length).slice(0, -1).slice(-MAX_LINKS);
  for (const part of parts.toReversed()) {
    const end = part.slice(-MAX_CHARACTERS);
    const link = end.slice(Math.max(0, end.toLowerCase().lastIndexOf('<a ')));
    const [whole, double, single] = /\shref=(?:"([^"]*)"|'([^']*)')/i.exec(link) ?? [];
    if (whole === undefined) continue;
    const address = (double ?? single ?? '')
      .replace(/&amp;/g, '&')
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'");
    const rest = link.slice(link.indexOf(whole) + whole.length);
    const words = rest.slice(rest.indexOf('>') + 1).replace(/<[^<>]*>/g, ' ');
    const isSendable = /^(?:https:|mailto:)|^(?:\{\{|\{%|\*\||\[|%|<%)/i.test(address);
    if (isSendable && unsubscribes(address, words)) return address;
  }
  return undefined;
}
