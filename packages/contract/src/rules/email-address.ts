const MAX_LENGTH = 254;

/** What HTML calls a valid address, with a dot in the domain: a name without one reaches nobody outside. */
const PATTERN =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/i;

/** Whether a text is one plain email address, without a name, blanks or a list around it. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && PATTERN.test(text);
}

/** May this person send from the address? Their own, and those of the domains this server sends for. */
export function maySendFrom(address: string, own: string, domains: readonly string[]): boolean {
  const wanted = address.toLowerCase();
  return wanted === own.toLowerCase() || domains.includes(wanted.slice(wanted.lastIndexOf('@') + 1));
}
