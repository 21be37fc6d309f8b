/** Characters; Gmail gives up style elements of more. */
export const HEAD_CODE_LENGTH = 16_384;

/** Blanks of HTML; `\\s` has more characters, which are letters of names in HTML. */
const BLANK = String.raw`[ \t\n\f\r]`;
const EQUALS = `${BLANK}*=${BLANK}*`;
const UNQUOTED = String.raw`[^ \t\n\f\r"'=<>\`]+`;
const ATTRIBUTE = String.raw`${BLANK}+[a-z][\w:-]*(?:${EQUALS}(?:"[^"]*"|'[^']*'|${UNQUOTED}))?`;
const ATTRIBUTES = `(?<attributes>(?:${ATTRIBUTE})*)${BLANK}*`;
const JSON_LD = String.raw`${BLANK}+type${EQUALS}(?:"application\/ld\+json"|'application\/ld\+json')${BLANK}*`;
const TOKENS = [
  new RegExp(`${BLANK}+`, 'y'),
  /<!--(?!-?>)(?:(?!-->|--!>)[\s\S])*-->/y,
  new RegExp(String.raw`<(?:meta|link)${ATTRIBUTES}\/?>`, 'iy'),
  new RegExp(String.raw`<style${ATTRIBUTES}>(?:(?!<\/?style)[\s\S])*<\/style${BLANK}*>`, 'iy'),
  new RegExp(String.raw`<script${JSON_LD}>(?:(?!<\/?script|<!--)[\s\S])*<\/script${BLANK}*>`, 'iy'),
];

/** One attribute of those that `ATTRIBUTES` has found; none of them begins within another's name. */
const ONE = new RegExp(
  String.raw`(?<name>[a-z][\w:-]*)(?:${EQUALS}(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>${UNQUOTED})))?${BLANK}*`,
  'giy',
);

/**
 * The line (from 1) of what may not stand in the head of a mail, null where all may: style, meta and link elements, data
 * for search engines and mail programs (JSON-LD), comments.
 */
export function headCodeProblem(code: string): number | null {
  let at = 0;
  while (at < code.length) {
    const found = nextToken(code, at);
    if (!found) return code.slice(0, at).split('\n').length;
    at += found.length;
  }
  return null;
}

function nextToken(code: string, at: number): string | null {
  for (const token of TOKENS) {
    token.lastIndex = at;
    const match = token.exec(code);
    if (match) return isHarmless(match.groups?.attributes ?? '') ? match[0] : null;
  }
  return null;
}

/**
 * Returns whether no attribute runs code, leads to another page or to an address without `https`, or sets what may be
 * loaded.
 */
function isHarmless(attributes: string): boolean {
  for (const { groups = {} } of attributes.trim().matchAll(ONE)) {
    const name = (groups.name ?? '').toLowerCase();
    const value = (groups.double ?? groups.single ?? groups.bare ?? '').trim().toLowerCase();
    if (name.startsWith('on') || value.includes('javascript:')) return false;
    if (name === 'http-equiv' && value !== 'x-ua-compatible' && value !== 'content-type') return false;
    if (name === 'href' && value !== '' && !value.startsWith('https://')) return false;
  }
  return true;
}
