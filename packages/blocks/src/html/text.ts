import type { BlockView } from '../shared/define-block.ts';
import type { HtmlProps } from './definition.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Elements whose content is not for reading. */
const UNREAD = /<(style|script|head|title)\b/iy;

const LINE_END = /<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6]|\/table)\b/iy;

/** The words of foreign HTML; its structure is not guessed beyond line breaks. */
export function htmlText({ props }: BlockView<HtmlProps>): string {
  return withoutTags(props.source)
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Goes through the source once: each end is looked for from where it may stand, and never again once there is none. */
function withoutTags(source: string): string {
  const missing = new Set<string>();
  const after = (ending: string, from: number): number => {
    if (missing.has(ending)) return -1;
    const pattern = new RegExp(ending, 'gi');
    pattern.lastIndex = from;
    if (!pattern.test(source)) missing.add(ending);
    return missing.has(ending) ? -1 : pattern.lastIndex;
  };
  let words = '';
  let position = 0;
  for (let at = source.indexOf('<'); at >= 0; at = source.indexOf('<', position)) {
    UNREAD.lastIndex = at;
    LINE_END.lastIndex = at;
    const [, unread] = UNREAD.exec(source) ?? [];
    const comment = source.startsWith('<!--', at) ? after('-->', at + 4) : -1;
    const element = unread === undefined ? -1 : after(`</${unread.toLowerCase()}\\s*>`, at);
    const end = Math.max(comment, element) >= 0 ? Math.max(comment, element) : after('>', at);
    if (end < 0) break;
    words += source.slice(position, at) + (LINE_END.test(source) ? '\n' : '');
    position = end;
  }
  return words + source.slice(position);
}
