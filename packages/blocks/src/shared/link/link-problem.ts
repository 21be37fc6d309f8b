import { replaceFields } from '../text/merge-text.ts';
import { linkAddress, NUMBER_SIGNS } from './link-address.ts';
import type { LinkFields } from './link-fields.ts';
import { mailUrl } from './mail-url.ts';

/** Field that is missing or wrong, so that the fields do not make a link. */
export type LinkProblem = 'address' | 'email' | 'number' | 'name' | 'anchor';

/** Returns what is wrong with a link's fields; null if nothing is, or if nothing is filled in. */
export function linkProblem(fields: LinkFields): LinkProblem | null {
  const address = linkAddress(fields);
  if (address === '') return null;
  switch (fields.linkto) {
    case 'web':
      return isSendableAddress(fields.href) && isSendableAddress(address) ? null : 'address';
    case 'file':
      return isSendableAddress(fields.file) && isSendableAddress(address) ? null : 'address';
    case 'mail':
      return isEmail(fields.email) ? null : 'email';
    case 'anchor':
      return /\s/.test(plain(fields.anchorlink).trim()) ? 'anchor' : null;
    case 'phone':
      return isNumber(fields.telnumber) ? null : 'number';
    case 'sms':
      return isNumber(fields.sms) ? null : 'number';
    case 'viber':
      return isNumber(fields.viber) ? null : 'number';
    case 'skype':
      return /^[\w.,:@\uFFFC-]+$/.test(plain(fields.skype).trim()) ? null : 'name';
    case 'tag':
      return null;
  }
}

/** Returns whether an address may be in a mail; one that could run code (`javascript:`, `data:` …) may not. '' may. */
export function isSendableAddress(address: string): boolean {
  return address.trim() === '' || mailUrl(address, '/', (name) => name) !== '';
}

function isEmail(email: string): boolean {
  const address = plain(email).trim();
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) || address === FIELD;
}

function isNumber(number: string): boolean {
  const digits = plain(number).replace(NUMBER_SIGNS, '');
  return /^\+?\d{2,20}$/.test(digits) || digits === FIELD;
}

/** No key types it. */
const FIELD = '\uFFFC';

/** Merge fields and template tags count as words. */
function plain(text: string): string {
  return replaceFields(
    text,
    (part) => part,
    () => FIELD,
    () => FIELD,
  );
}
