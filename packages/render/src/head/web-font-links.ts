import { escapeHtml } from '@mailwright/blocks';
import type { WebFont } from '@mailwright/document';

/**
 * The style sheets of the fonts that a mail uses. Word is not shown them, for which it would give up the fonts that stand
 * in; it is told what to take instead, where it would fall to Times.
 */
export function webFontLinks(fonts: readonly WebFont[], body: string, outlook: boolean): string {
  const used = fonts.filter(({ name, url }) => isWritten(name, body) && /^https:\/\//i.test(url));
  if (used.length === 0) return '';
  const links = [...new Set(used.map(({ url }) => url))]
    .map((url) => `<link href="${escapeHtml(url)}" rel="stylesheet">`)
    .join('\n');
  if (!outlook) return links;
  return `<!--[if mso]><style>${used.map(forWord).join('')}</style><![endif]-->\n<!--[if !mso]><!-->${links}<!--<![endif]-->`;
}

/** Between the signs of a stack: code may write it without quotes, or with those that it needs in an attribute. */
function isWritten(name: string, body: string): boolean {
  return /^[\p{L}\p{N} -]+$/u.test(name) && new RegExp(`[:;,'"]\\s*${name}\\s*[,;'"&}]`).test(body);
}

function forWord({ name, fallback }: WebFont): string {
  const [first = 'Arial'] = fallback.split(',').map((family) => family.trim().replace(/'/g, ''));
  const kind = /monospace/.test(fallback) ? 'modern' : /(?:^|,)\s*serif/.test(fallback) ? 'roman' : 'swiss';
  return `@font-face{font-family:'${name}';mso-font-alt:'${first}';mso-generic-font-family:${kind}}`;
}
