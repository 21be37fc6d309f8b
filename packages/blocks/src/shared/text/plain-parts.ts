/** A line across in plain text. */
export const PLAIN_RULE = '-'.repeat(40);

/** Stands between two cells of a row in plain text. */
export const PLAIN_CELLS = ' | ';

/** Returns what stands before an item of a list in plain text; without a number a bullet. */
export function plainMark(number?: string): string {
  return number === undefined ? '- ' : `${number}. `;
}

/** Returns what follows the words of a link in plain text; '' where they are the address, or it leads nowhere. */
export function plainAddress(address: string, words: string): string {
  const written = readable(address);
  const isSaid = [address, written].some((each) => withoutBlanks(each) === withoutBlanks(words));
  return address && !isSaid ? ` (${written})` : '';
}

function withoutBlanks(text: string): string {
  return text.replace(/\s/g, '');
}

/** Returns whether an address leads to a place within its mail, which plain text lacks; `#UNSUBSCRIBE#` is a system's tag. */
export function isWithinMail(address: string): boolean {
  return /^\s*#/.test(address) && !/^\s*#.*[^#].*#\s*$/s.test(address);
}

/** Returns where a picture or a button leads, after its label. */
export function plainLabel(label: string, address: string): string {
  if (!address) return label;
  return label ? `${label}: ${address}` : address;
}

/** People read a mail address or a number, not how a program writes it. */
function readable(address: string): string {
  const written = address.replace(/^(?:mailto:([^?]*).*|(?:tel|sms):(.*))$/is, '$1$2');
  return written === address ? written : written.replaceAll('%20', ' ');
}
