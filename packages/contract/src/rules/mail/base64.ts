/** Characters that may be anywhere in an address, because readers of addresses skip them. */
const GAP = String.raw`[\t\n\r]`;
const spaced = (word: string) => [...word].join(`${GAP}*`);

const START = new RegExp(spaced('data:'), 'gi');

// Every repetition but that of gaps is bounded: an endless run of letters after `data:` must not cost more than its length.
const DATA_URL = new RegExp(
  String.raw`${spaced('data:')}(?:[\w.+\-\t\n\r]{1,100}/[\w.+\-\t\n\r]{1,100})?(?:;[^,;"'()<> \f\v]{0,100}){0,8};` +
    String.raw`\s{0,9}${spaced('base64')}\s{0,9},\s{0,9}[\w+/%]`,
  'iy',
);

/**
 * Finds base64 content in HTML or CSS in every spelling that clients read: with entities, with CSS escapes, broken by
 * line ends. Takes time linear to its length.
 * @returns the line of each find, counted from 1, each line once, in order
 */
export function base64Lines(content: string): number[] {
  const plain = spelledOut(content);
  const found = plain === content ? linesIn(content) : [...linesIn(content), ...linesIn(plain)];
  return [...new Set(found)].sort((left, right) => left - right);
}

/** Returns whether any text of a JSON document contains base64. */
export function hasBase64InJson(json: string): boolean {
  if (hasBase64(json)) return true;
  const texts = json.replace(/\\(?:u[\da-f]{4}|.)/gi, (spelling) => JSON.parse(`"${spelling}"`));
  return texts !== json && hasBase64(texts);
}

/** Returns whether the content contains base64 anywhere. */
export function hasBase64(content: string): boolean {
  return base64Lines(content).length > 0;
}

function linesIn(content: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let counted = 0;
  for (const match of content.matchAll(START)) {
    DATA_URL.lastIndex = match.index;
    if (!DATA_URL.test(content)) continue;
    for (; counted < match.index; counted++) if (content.charCodeAt(counted) === 10) line++;
    if (lines.at(-1) !== line) lines.push(line);
  }
  return lines;
}

/** Entities by name that may stand in an address. */
const NAMED: Readonly<Record<string, string>> = {
  bsol: '\\',
  colon: ':',
  comma: ',',
  equals: '=',
  lowbar: '_',
  newline: '',
  period: '.',
  plus: '+',
  semi: ';',
  sol: '/',
  tab: '',
};
const ENTITY =
  /&(?:#0*(\d{1,3})(?!\d);?|#x0*([\da-f]{1,2})(?![\da-f]);?|(bsol|colon|comma|equals|lowbar|newline|period|plus|semi|sol|tab);)/gi;
const CSS_ESCAPE = /\\(?:0{0,4}([1-9a-f][\da-f]?)(?![\da-f])[ \t\f\r]?|([^\da-f]))/gi;

/** ASCII that is written by entities and escapes as what it means. Lines stay: only breaks that somebody spelled go. */
function spelledOut(content: string): string {
  return content
    .replace(ENTITY, (_, decimal?: string, hex?: string, name = '') =>
      decimal || hex ? letterOf(Number(decimal ?? `0x${hex}`)) : (NAMED[name.toLowerCase()] ?? ''),
    )
    .replace(CSS_ESCAPE, (_, hex?: string, letter = '') => (hex ? letterOf(Number(`0x${hex}`)) : letter));
}

function letterOf(code: number): string {
  return code === 9 || code === 10 || code === 13 ? '' : String.fromCharCode(code);
}
