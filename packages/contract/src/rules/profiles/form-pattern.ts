/** Pattern of the text in each placeholder of a form. */
const PLACES: Readonly<Record<string, string>> = {
  name: '[\\p{L}\\p{N}_.:$@/\\x7b\\x7d|"\'() -]+?',
  list: '[\\p{L}\\p{N}_.:$@/\\x7b\\x7d|"\'() -]+?',
  item: '[\\p{L}_][\\p{L}\\p{N}_]*',
  words: '[^"\'\\x7b\\x7d|\\]]*?',
  number: '-?\\d+(?:\\.\\d+)?',
  length: '\\d+',
  slot: 'test_\\d+',
  test: '[\\s\\S]+?',
};

const TEXT = '(?:"(?<double>[^"]*)"|\'(?<single>[^\']*)\'|`(?<back>[^`]*)`)';

/** No tag that a person wrote is longer, in characters. */
export const MAX_READ_LENGTH = 1000;

/** Compiled patterns; their number is limited, since forms are data. */
const patterns = new Map<string, RegExp>();

/**
 * Returns the pattern of the tags that a form writes, with other blanks and quotes too; a placeholder that occurs again
 * must have the same text.
 */
export function formPattern(form: string, flags: 'u' | 'uy' = 'u'): RegExp {
  const known = patterns.get(flags + form);
  if (known) {
    known.lastIndex = 0;
    return known;
  }
  const seen = new Set<string>();
  const source = form
    .split(/(<\w+>|\s+)/)
    .map((part) => {
      if (/^\s+$/.test(part)) return '\\s*';
      const place = /^<(\w+)>$/.exec(part)?.[1] ?? '';
      const own = place === 'text' ? TEXT : PLACES[place] && `(?<${place}>${PLACES[place]})`;
      if (!own) return part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
      if (seen.has(place)) return place === 'text' ? '(?:"\\k<double>"|\'\\k<single>\'|`\\k<back>`)' : `\\k<${place}>`;
      seen.add(place);
      return own;
    })
    .join('');
  const pattern = new RegExp(flags === 'uy' ? source : `^${source}$`, flags);
  patterns.set(flags + form, pattern);
  return pattern;
}

/** Without blanks, with one kind of quotes, and without what only takes blanks away around a tag. */
export function spacelessTag(tag: string): string {
  return tag
    .replace(/(\{%|\{\{)[-~]/g, '$1')
    .replace(/[-~](%\}|\}\})/g, '$1')
    .replace(/\s+/g, '')
    .replaceAll("'", '"');
}
