import type { JsonValue } from '@mailwright/document';
import { at, text } from '../design/narrow.ts';

/** A web font that a foreign mail or design brings along. */
export interface FoundFont {
  readonly name: string;
  /** Address of a style sheet that declares it, as the source has it. */
  readonly url: string;
  /** The source's own editor has it in every mail: it comes along only where something is written in it. */
  readonly implied?: true;
}

/** More fonts than any mail has. */
const MAX_FAMILIES = 20;

/** Services whose addresses name the families that they declare, as Google's does. */
const NAMING = /^https:\/\/(?:fonts\.googleapis\.com|fonts\.bunny\.net)\/(?:css2?|icon)$/i;

/** The fonts that a style sheet declares, read off its address; none where that does not say it. */
export function fontsOfAddress(address: string): readonly FoundFont[] {
  const url = secureAddress(address);
  const [, page = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(url) ?? [];
  if (url.length > 2000 || !NAMING.test(page)) return [];
  const names = query
    .split('&')
    .filter((part) => part.startsWith('family='))
    .flatMap((part) => decoded(part.slice('family='.length)).split('|'))
    .map((family) => (family.split(':')[0] ?? '').trim())
    .filter((name) => name !== '');
  return [...new Set(names)].slice(0, MAX_FAMILIES).map((name) => ({ name, url }));
}

/** A part of a query as it is meant; '' where it is broken. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

/** A font of a design, which has an address of its own and a stack that begins with its name. */
export function fontOf(font: JsonValue | undefined, stack: string): readonly FoundFont[] {
  const url = text(at(font, 'url')).trim();
  const name = (stack.split(',')[0] ?? '').replace(/["']/g, '').trim();
  return url === '' || name === '' ? [] : [{ name, url }];
}

/** Google's style sheet for a font of which only the files are known; weights that it lacks are passed over. */
export function googleFont(name: string): FoundFont {
  const family = encodeURIComponent(name).replaceAll('%20', '+');
  return { name, url: `https://fonts.googleapis.com/css?family=${family}:400,700&display=swap` };
}

/** Mails are read anywhere, so that their fonts are fetched in safety or not at all. */
export function secureAddress(address: string): string {
  return address.trim().replace(/^(?:http:)?\/\//i, 'https://');
}
