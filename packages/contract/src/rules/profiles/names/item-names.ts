import type { SendingProfile } from '../../../profiles/sending-profile.ts';
import { loopVariables, type TagScope } from '../../tags/tag-scopes.ts';
import { isNameless, itemExpression, itemName, outerExpression, UP } from '../field-name.ts';
import { MAX_READ_LENGTH } from '../form-pattern.ts';

/** A repeat around a tag: the neutral name of its list, and the source's name of its item. */
export interface RepeatItem {
  readonly list: string;
  readonly name: string;
}

/** Tags of the languages that have repeats; tags of all others name no item. */
const HAS_NAMES = /^\{(?:\{|%)/;

/** Tags that declare the variable named directly after them. */
const DECLARES = /^\{%[-~]?\s*(?:assign|set|capture|with|increment|decrement)\s+$/;

/** Tags that contain names literally, or declare them in other ways. */
const UNREAD = /^\{%[-~]?\s*(?:raw|verbatim|macro|call|import|from)\b/;

/**
 * A tag of the source in which the items of the repeats around are called as the mail's own writer calls them; undefined
 * where it would come to mean something else. Text in quotes, properties, filters and what other loops declare keep
 * their names.
 *
 * @param items the repeats around that the mail says itself, the innermost last
 * @param scope the loops of the source around it
 */
export function withItemNames(
  profile: SendingProfile,
  tag: string,
  items: readonly RepeatItem[],
  { variables }: TagScope,
): string | undefined {
  const forms = profile.repeat;
  if (!forms || items.length === 0 || isNameless(forms) || !HAS_NAMES.test(tag)) return tag;
  if (UNREAD.test(tag) || tag.length > MAX_READ_LENGTH) return undefined;
  const sign = /<item>/.test(forms.self) ? forms.self.slice(0, forms.self.indexOf('<item>')) : '';
  const written = new Map(items.map(({ name }, index) => [sign + name, sign + itemName(index)]));
  const own = new Set(items.map((_, index) => sign + itemName(index)));
  return renamed(tag, (name) => {
    if (variables.has(name)) return name;
    const item = written.get(name);
    if (item === undefined) return own.has(name) ? undefined : name;
    // A variable of a loop in between would hide the item.
    return item !== name && variables.has(item) ? undefined : item;
  });
}

const NAMES = /"[^"]*"|'[^']*'|\$\{[^{}]*\}|\$?[\p{L}_][\p{L}\p{N}_]*/gu;

/** A tag with its variables named anew; undefined where one of them has no new name, or is declared. */
function renamed(tag: string, nameOf: (name: string) => string | undefined): string | undefined {
  const declared = new Set(loopVariables(tag));
  let result = '';
  let from = 0;
  for (const { 0: word, index } of tag.matchAll(NAMES)) {
    const before = tag.slice(0, index);
    const after = tag.slice(index + word.length);
    if (/^["']|^\$\{/.test(word) || !isVariable(before, after)) continue;
    if (declared.has(word) && !/\sin\s|:=/.test(before)) continue;
    const name = nameOf(word);
    // `p-x` is one name to some languages and a difference to others.
    const isUnclear = /^-[\p{L}\p{N}_]/u.test(after) || /[\p{L}\p{N}_]-$/u.test(before);
    if (name === undefined || (name !== word && (isUnclear || DECLARES.test(before)))) return undefined;
    result += tag.slice(from, index) + name;
    from = index + word.length;
  }
  return result + tag.slice(from);
}

/** Returns whether a name is a variable: no property, filter, argument, namespace or word of the tag. */
function isVariable(before: string, after: string): boolean {
  if (/[.@]\s*$|\|\s*$|(?:^|[^\p{L}\p{N}_])(?:var|data|mj):$/u.test(before)) return false;
  if (/^\{%[-~]?\s*$/.test(before)) return false;
  const isFirst = /^\{\{\{?[-~]?\s*$/.test(before);
  const isArgument = /^\s*:(?!=)/.test(after) && !/\[\s*$/.test(before);
  const isKey = /^\s*=(?!=)/.test(after) && /[(,]\s*$/.test(before);
  return isFirst || !(isArgument || isKey);
}

const PARTS = /^(\{\{\{?~?\s*)(#|\^|else\s+|)\s*([\s\S]*?)(\s*~?\}?\}\})$/;
const TOKENS = /"[^"]*"|'[^']*'|[\p{L}\p{N}_]+\s*=|[()]|[^\s()="']+/gu;
const PATH = /^(?:\.\.\/)*(?:\.\/|this[./])?([\p{L}_][\p{L}\p{N}_./-]*)?$|^(?:\.\.\/)*\.{1,2}$/u;
const LITERALS: ReadonlySet<string> = new Set(['true', 'false', 'null', 'undefined', 'else']);

/**
 * A tag within repeats of a language that looks for names in the item, with each name as the writer says it: `{{n}}`,
 * `{{./n}}` and `{{this.n}}` are one field. For reading alone: a tag that is not read stays as it is written.
 */
export function withWholeNames(profile: SendingProfile, tag: string, depth: number): string {
  const forms = profile.repeat;
  if (!forms || depth === 0 || !isNameless(forms) || tag.length > MAX_READ_LENGTH) return tag;
  const [, open = '', sign = '', body = '', close = ''] = PARTS.exec(tag) ?? [];
  const tokens = [...body.matchAll(TOKENS)].map(({ 0: token, index }) => ({ token, index }));
  if (open === '' || tokens.length === 0 || body.includes('|')) return tag;
  let written = open + sign;
  let from = 0;
  for (const [at, { token, index }] of tokens.entries()) {
    const isHelper = (at === 0 && tokens.length > 1) || tokens[at - 1]?.token === '(';
    written += body.slice(from, index) + (isHelper ? token : pathOf(token, forms, depth));
    from = index + token.length;
  }
  return written + body.slice(from) + close;
}

function pathOf(token: string, forms: NonNullable<SendingProfile['repeat']>, depth: number): string {
  if (LITERALS.has(token) || !PATH.test(token)) return token;
  let rest = token;
  let above = 0;
  for (; rest.startsWith(UP); rest = rest.slice(UP.length)) above += 1;
  if (rest === '..') {
    above += 1;
    rest = '';
  }
  const name = rest
    .replace(/^(?:\.\/|this[./])/, '')
    .replace(/^(?:this|\.)$/, '')
    .replaceAll('/', '.');
  if (above > depth || (above === depth && name === '')) return token;
  // A system that is told of the root by name reads such a path as its author typed it.
  if (above === depth && !forms.outer?.startsWith(UP)) return token;
  return above === depth ? outerExpression(forms, name, depth) : itemExpression(forms, name, depth - 1 - above, depth);
}
