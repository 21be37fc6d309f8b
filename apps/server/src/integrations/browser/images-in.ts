/** What a page asks for last can wait until it does. */
const MOST = 60;

const COMMENT = /<!--[\s\S]*?-->/g;
const IMAGE = /<img\b[^>]*?\ssrc\s*=\s*(?:"(https?:[^"]*)"|'(https?:[^']*)')[^>]*>/gi;

/**
 * Addresses of pictures that a page will certainly ask for, as a browser asks for them, so that they can be fetched
 * while the page is being opened. One that is missed here comes when the page asks.
 */
export function imagesIn(html: string): string[] {
  const found = new Set<string>();
  for (const [tag, double, single] of html.replace(COMMENT, '').matchAll(IMAGE)) {
    const address = (double ?? single ?? '').replaceAll('&amp;', '&');
    const isPlain = !/&\w+;|&#/.test(address) && !/\s(?:srcset|loading)\s*=/i.test(tag);
    const url = isPlain ? URL.parse(address) : null;
    if (url) found.add(url.href);
    if (found.size === MOST) break;
  }
  return [...found];
}
