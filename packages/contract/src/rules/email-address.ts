const MAX_LENGTH = 254;

/** Pattern of valid addresses in HTML, with a dot in the domain added: a name without one reaches nobody outside. */
const PATTERN =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/i;

/** Returns whether a text is one plain email address, without a name, blanks or a list around it. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && PATTERN.test(text);
}

/**
 * Returns whether the person may send from the address: their own address, or one of the domains that this server sends
 * for.
 */
export function maySendFrom(address: string, own: string, domains: readonly string[]): boolean {
  const wanted = address.toLowerCase();
  return wanted === own.toLowerCase() || domains.includes(wanted.slice(wanted.lastIndexOf('@') + 1));
}
