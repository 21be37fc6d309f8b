/** Characters; Gmail gives up style elements of more. */
export const HEAD_CODE_LENGTH = 16_384;

const ATTRIBUTE = String.raw`\s+[a-z][\w:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>\`]+))?`;
const TOKENS = [
  /\s+/y,
  /<!--(?!-?>)(?:(?!-->|--!>)[\s\S])*-->/y,
  new RegExp(String.raw`<(?:meta|link)(?<attributes>(?:${ATTRIBUTE})*)\s*\/?>`, 'iy'),
  new RegExp(String.raw`<style(?<attributes>(?:${ATTRIBUTE})*)\s*>(?:(?!<\/?style)[\s\S])*<\/style\s*>`, 'iy'),
  /<script\s+type\s*=\s*(?:"application\/ld\+json"|'application\/ld\+json')\s*>(?:(?!<\/?script|<!--)[\s\S])*<\/script\s*>/iy,
];

/** Attributes that run something, lead away or say what may be loaded. */
const FORBIDDEN =
  /(?:^|\s)on[a-z]+\s*=|http-equiv\s*=\s*["']?\s*(?!x-ua-compatible|content-type)|javascript:|(?:^|\s)href\s*=\s*["']?\s*(?!https:\/\/|["'\s])/i;

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
    if (match) return FORBIDDEN.test(match.groups?.attributes ?? '') ? null : match[0];
  }
  return null;
}
