import type { Check } from '@mailwright/contract';
import { isUnfinishedLink } from './check-link.ts';

/** What is wrong with foreign HTML, as far as its images and links tell. */
export function checkHtml(html: string): Check[] {
  const source = html.replace(/<!--[\s\S]*?-->/g, '');
  const found: Check[] = [];
  for (const [tag] of source.matchAll(/<img\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi)) {
    const src = attribute(tag, 'src')?.trim() ?? '';
    if (src === '') found.push('imageMissing');
    // An empty text is how a picture says that it is decoration.
    if (attribute(tag, 'alt') === undefined) found.push('imageAlt');
  }
  for (const [tag] of source.matchAll(/<a\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi)) {
    const href = attribute(tag, 'href')?.trim();
    // Without the attribute it is the target of links.
    if (href === '') found.push('linkMissing');
    else if (href !== undefined && isUnfinishedLink(href)) found.push('linkUnfinished');
  }
  return found;
}

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]*)))?(?=[\\s>/])`, 'i').exec(tag);
  return match ? (match[1] ?? match[2] ?? match[3] ?? '') : undefined;
}
