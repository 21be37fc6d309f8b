/// <reference path="../../css-tree.d.ts" />

import type { CssNode, ParseOptions } from 'css-tree';
import parse from 'css-tree/parser';
import { tokenize, tokenTypes } from 'css-tree/tokenizer';

/** One declaration of a rule; `value` without its `!important`. */
export interface Declaration {
  readonly name: string;
  readonly value: string;
  readonly important: boolean;
}

export interface StyleRule {
  readonly selectors: readonly string[];
  readonly declarations: readonly Declaration[];
  /** Text between the braces, as written. */
  readonly body: string;
  /** Media queries around it, outermost first; the rule counts where all of them do. */
  readonly media: readonly string[];
}

export interface StyleSheet {
  readonly rules: readonly StyleRule[];
  /** Fonts and animations, as they are written. */
  readonly others: readonly string[];
}

/** Far beyond any mail; the rules after them are not looked at. */
const MAX_RULES = 5000;

/** Blocks in each other. */
const MAX_NESTING = 16;

/**
 * Characters that are parsed at once, up to the next rule. Each error costs the parser as much as all that it was given, so
 * that a whole sheet of errors would take the square of its length.
 */
const PARSED_AT_ONCE = 1024;

/** Errors of a sheet, far beyond the tags that mails have in theirs: with more it is no CSS, and what follows is left out. */
const MAX_ERRORS = 1000;

/** The same of one list of declarations, which is parsed whole. */
const MAX_ERRORS_IN_LIST = 100;

/** Takes CSS apart as browsers do, as far as mails need it, in linear time. What cannot be read is left out. */
export function readStyleSheet(source: string): StyleSheet {
  const rules: StyleRule[] = [];
  const others: string[] = [];
  let left = MAX_ERRORS;
  for (const css of piecesOf(readable(source))) {
    const { node, errors } = parsed(css, { positions: true }, left);
    if (node?.type === 'StyleSheet') readNodes(node.children, css, [], rules, others);
    left -= errors;
    if (left <= 0 || rules.length >= MAX_RULES) break;
  }
  return { rules, others };
}

/** The declarations of a style attribute or a rule's body. */
export function readDeclarations(body: string): readonly Declaration[] {
  if (!body.includes(':')) return [];
  const { node } = parsed(readable(body), { context: 'declarationList' }, MAX_ERRORS_IN_LIST);
  return node?.type === 'DeclarationList' ? declarationsOf(node.children) : [];
}

/** Splits where `separator` stands in neither quotes nor brackets. */
export function splitOutside(text: string, separator: ';' | ',' | ' '): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\') at += 1;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && (sign === separator || (separator === ' ' && /\s/.test(sign)))) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)].filter((part) => part.trim() !== '');
}

/** Selectors and values are read by who needs them. */
const AS_WRITTEN = {
  parseAtrulePrelude: false,
  parseRulePrelude: false,
  parseValue: false,
  parseCustomProperty: false,
} as const;

/** Parses CSS; `node` is null where it has more errors than may be. */
function parsed(
  css: string,
  options: ParseOptions,
  most: number,
): { readonly node: CssNode | null; readonly errors: number } {
  let errors = 0;
  const tooMany = new Error('Too many errors.');
  const onParseError = () => {
    errors += 1;
    if (errors > most) throw tooMany;
  };
  try {
    return { node: parse(css, { ...AS_WRITTEN, ...options, onParseError }), errors };
  } catch (error) {
    if (error === tooMany) return { node: null, errors };
    throw error;
  }
}

/** Splits a sheet where a block has ended and nothing else is open. */
function* piecesOf(css: string): Generator<string> {
  if (css.length <= PARSED_AT_ONCE) return yield css;
  const cuts: number[] = [];
  const open: number[] = [];
  let from = 0;
  tokenize(css, (type, _, stop) => {
    const closing = CLOSING.get(type);
    if (closing !== undefined) open.push(closing);
    else if (type === open.at(-1)) {
      open.pop();
      if (open.length > 0 || type !== tokenTypes.RightCurlyBracket || stop - from < PARSED_AT_ONCE) return;
      cuts.push(stop);
      from = stop;
    }
  });
  from = 0;
  for (const cut of cuts) {
    yield css.slice(from, cut);
    from = cut;
  }
  if (from < css.length) yield css.slice(from);
}

const CLOSING: ReadonlyMap<number, number> = new Map([
  [tokenTypes.LeftCurlyBracket, tokenTypes.RightCurlyBracket],
  [tokenTypes.LeftSquareBracket, tokenTypes.RightSquareBracket],
  [tokenTypes.LeftParenthesis, tokenTypes.RightParenthesis],
  [tokenTypes.Function, tokenTypes.RightParenthesis],
]);

/** Without comments, and up to where blocks are deeper in each other than the parser, which is recursive, may go. */
function readable(css: string): string {
  if (!/\/\*|<!--|-->|\{/.test(css)) return css;
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  let end = css.length;
  tokenize(css, (type, start, stop) => {
    if (type === tokenTypes.LeftCurlyBracket) depth += 1;
    else if (type === tokenTypes.RightCurlyBracket) depth = Math.max(0, depth - 1);
    else if (type === tokenTypes.Comment || type === tokenTypes.CDO || type === tokenTypes.CDC) {
      if (start < end) parts.push(css.slice(from, start), ' ');
      from = stop;
    }
    if (depth > MAX_NESTING) end = Math.min(end, start);
  });
  return [...parts, css.slice(from, Math.max(from, end))].join('');
}

function readNodes(
  nodes: Iterable<CssNode>,
  css: string,
  media: readonly string[],
  rules: StyleRule[],
  others: string[],
): void {
  for (const node of nodes) {
    if (rules.length >= MAX_RULES) return;
    if (node.type === 'Rule') {
      const selectors = splitOutside(written(node.prelude, css), ',').map((selector) => selector.trim());
      const body = written(node.block, css)
        .replace(/^\{|\}$/g, '')
        .trim();
      if (selectors.length > 0)
        rules.push({ selectors, declarations: declarationsOf(node.block.children), body, media });
    } else if (node.type === 'Atrule' && node.block) {
      if (node.name.toLowerCase() === 'media')
        readNodes(node.block.children, css, [...media, node.prelude ? written(node.prelude, css) : ''], rules, others);
      else if (/^(?:font-face|(?:-\w+-)?keyframes)$/i.test(node.name)) others.push(written(node, css));
    }
  }
}

function declarationsOf(nodes: Iterable<CssNode>): readonly Declaration[] {
  return [...nodes].flatMap((node) => {
    if (node.type !== 'Declaration' || node.value.type !== 'Raw' || node.value.value === '') return [];
    const custom = node.property.startsWith('--');
    const name = custom ? node.property : node.property.toLowerCase();
    return [{ name, value: node.value.value.trim(), important: /^(?:true|important)$/i.test(String(node.important)) }];
  });
}

function written({ loc }: CssNode, css: string): string {
  return loc ? css.slice(loc.start.offset, loc.end.offset).trim() : '';
}
