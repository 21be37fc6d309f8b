import { htmlContent } from '../../law/html-content.ts';
import { plainWords } from '../../law/plain-words.ts';
import { type Elsewhere, isTwin } from './counts.ts';

/** Looking for words ends here, in characters: a mail of normal size needs a hundredth of it. What comes then is no twin. */
const BUDGET = 200_000_000;

/** Tags and blanks alone, of which none leads or shows anything: there is nothing to parse. */
const MERE_LAYOUT = /^(?:[ \t\r\n\f]|<(?!a\b|img\b)[^<>]*>)*$/i;

/** Of more, the engine of regular expressions runs out of memory. */
const MAX_LAYOUT_LENGTH = 10_000;

/** Returns a function that tells whether HTML has only words and addresses of the source; it reads the source once. */
export function createTwinTest(source: string): (html: string) => boolean {
  let known: Elsewhere | null = null;
  let budget = BUDGET;
  return (html) => {
    if (html.length <= MAX_LAYOUT_LENGTH && MERE_LAYOUT.test(html)) return true;
    const own = htmlContent(html);
    const words = own.words.map(plainWords).filter((word) => word !== '');
    const addresses = [...own.links, ...own.images].filter((address) => address !== '');
    if (words.length + addresses.length === 0) return true;
    known ??= elsewhereIn(source);
    budget -= words.length * known.words.length;
    return budget >= 0 && isTwin(words, addresses, known);
  };
}

function elsewhereIn(source: string): Elsewhere {
  const { words, addresses } = htmlContent(source);
  return { words: plainWords(words.join(' ')), addresses: new Set(addresses.map((each) => each.trim())) };
}
