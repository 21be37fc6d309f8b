import { isHarmlessTag, tagPieces } from '@mailwright/contract';
import type { BlockView } from '../shared/define-block.ts';
import type { HtmlProps } from './definition.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Elements whose content is not for reading. */
const UNREAD = /<(style|script|head|title)\b/iy;

const LINE_END = /<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6]|\/table)\b/iy;

const CELL_START = /<t[dh]\b/iy;

const CELL_END = /<\/t[dh]\b/iy;

/** Stand in the words while they are gathered: the ends of a cell and of a line, and the number of a template tag. */
const MARKS = { cellEnd: '\ue002', line: '\ue003', cellStart: '\ue004', tag: '\ue005' } as const;

/** Two cells of a row, each with words that are not in a paragraph of their own. */
const BESIDE = /([^\s\ue002-\ue004])\s*\ue002\s*\ue004\s*(?=[^\s\ue002-\ue004])/g;

/**
 * The words of foreign HTML; its structure is not guessed beyond line breaks and cells beside each other. Template tags
 * stand as they are.
 */
export function htmlText({ props }: BlockView<HtmlProps>): string {
  const { source, tags } = withNumberedTags(props.source.replace(/[\ue002-\ue005]/g, ''));
  return withoutElements(source)
    .replace(BESIDE, '$1 | ')
    .replace(/[\ue002\ue004]/g, '')
    .replaceAll(MARKS.line, '\n')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .replace(/\ue005(\d+)\ue005/g, (_, index: string) => tags[Number(index)] ?? '');
}

function entity(_: string, name: string): string {
  return ENTITIES[name] ?? '';
}

/** What looks like an element in a template tag is none. */
function withNumberedTags(source: string): { readonly source: string; readonly tags: readonly string[] } {
  const tags: string[] = [];
  const numbered = tagPieces(source).map(({ text, isTag }) => {
    if (!isTag || !isHarmlessTag(text)) return text;
    tags.push(text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, entity).replace(/\s*[\r\n]\s*/g, ' '));
    return `${MARKS.tag}${tags.length - 1}${MARKS.tag}`;
  });
  return { source: numbered.join(''), tags };
}

/** Goes through the source once: each end is looked for from where it may stand, and never again once there is none. */
function withoutElements(source: string): string {
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
    const [, unread] = matchAt(UNREAD, source, at) ?? [];
    const comment = source.startsWith('<!--', at) ? after('-->', at + 4) : -1;
    const element = unread === undefined ? -1 : after(`</${unread.toLowerCase()}\\s*>`, at);
    const end = Math.max(comment, element) >= 0 ? Math.max(comment, element) : after('>', at);
    if (end < 0) break;
    words += source.slice(position, at) + markOf(source, at);
    position = end;
  }
  return words + source.slice(position);
}

/** What an element that begins or ends here leaves in the words. */
function markOf(source: string, at: number): string {
  if (matchAt(LINE_END, source, at)) return MARKS.line;
  if (matchAt(CELL_START, source, at)) return MARKS.cellStart;
  return matchAt(CELL_END, source, at) ? MARKS.cellEnd : '';
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}
