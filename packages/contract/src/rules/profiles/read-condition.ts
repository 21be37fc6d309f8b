import type { BlockForm, Joint, SendingProfile, TestForm } from '../../profiles/sending-profile.ts';
import type { ConditionOperator, ConditionTest, DisplayCondition } from '../conditions/condition.ts';
import { mapTags } from '../tags/tag-pieces.ts';
import { fieldExpression, itemName } from './field-name.ts';
import { fillForm } from './fill-form.ts';
import { formPattern, MAX_READ_LENGTH, spacelessTag } from './form-pattern.ts';
import { withWholeNames } from './names/item-names.ts';
import { neutralNames } from './read-name.ts';
import { type WrittenCondition, writeCondition } from './write-condition.ts';
import { type WrittenRepeat, writeRepeat } from './write-repeat.ts';

/** A condition that tags say, with the tags that stand between it and what others are shown, and after it. */
export interface ReadCondition extends WrittenCondition {
  readonly condition: DisplayCondition;
}

/** A repeat that a tag begins. */
export interface ReadRepeat extends WrittenRepeat {
  readonly list: string;
  /** Name of the item in the source. */
  readonly item: string;
}

/**
 * Reads the tags that begin conditions and repeats in one system's language; undefined for tags that could not be
 * written again.
 */
export interface ConditionReader {
  /** Reads a condition. `tags`: all tags before the content that is shown, e.g. those that compute a value first. */
  readonly condition: (tags: string, lists?: readonly string[]) => ReadCondition | undefined;
  /** Reads a tag with a further test as if it began a condition. */
  readonly elseIf: (tag: string, lists?: readonly string[]) => ReadCondition | undefined;
  readonly repeat: (tag: string, lists?: readonly string[]) => ReadRepeat | undefined;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Reads what `writeCondition` and `writeRepeat` write, and the same with other blanks and quotes. */
export function createConditionReader(profile: SendingProfile): ConditionReader {
  const whole = (tags: string, lists: readonly string[]) =>
    mapTags(
      tags,
      (words) => words,
      (tag) => withWholeNames(profile, tag, lists.length),
    ).trim();
  const condition: ConditionReader['condition'] = (tags, lists = []) => {
    const text = whole(tags, lists);
    if (text.length > MAX_READ_LENGTH || /\s{20}/.test(text)) return undefined;
    const read = readExpression(profile, text, lists) ?? readBlocks(profile, text, lists);
    const written = read && writeCondition(profile, read, lists);
    return read && written && { ...written, condition: read };
  };
  return {
    condition,
    elseIf(tag, lists = []) {
      const forms = profile.condition?.elseIf;
      const text = whole(tag, lists);
      if (!forms || text.length > MAX_READ_LENGTH || /\s{20}/.test(text)) return undefined;
      const { test } = formPattern(forms.tag).exec(plain(text))?.groups ?? {};
      return test === undefined ? undefined : condition(fillForm(forms.open, { test }), lists);
    },
    repeat(tag, lists = []) {
      const forms = profile.repeat;
      const text = whole(tag, lists);
      if (!forms || text.length > MAX_READ_LENGTH || /\s{20}/.test(text)) return undefined;
      const { list, item = itemName(lists.length) } = formPattern(forms.open).exec(plain(text))?.groups ?? {};
      if (list === undefined) return undefined;
      const named = forms.list === undefined ? undefined : formPattern(forms.list).exec(list)?.groups?.name;
      for (const name of [...(named === undefined ? [] : [named]), ...neutralNames(profile, list, lists)]) {
        // `products limit` is no name.
        if (/\s/.test(name)) continue;
        const written = writeRepeat(profile, name, lists);
        const own = spacelessTag(fillForm(forms.open, { list, item: itemName(lists.length) }));
        if (written && spacelessTag(written.open) === own) return { ...written, list: name, item };
      }
      return undefined;
    },
  };
}

function readExpression(profile: SendingProfile, text: string, lists: readonly string[]): DisplayCondition | undefined {
  const expression = profile.condition?.expression;
  if (!expression) return undefined;
  const open = formPattern(expression.open).source.slice(1, -1);
  const { before = '', test = '' } = new RegExp(`^(?<before>[\\s\\S]*)${open}$`, 'u').exec(plain(text))?.groups ?? {};
  if (test === '') return undefined;
  for (const match of ['all', 'any'] as const) {
    const parts = split(test.trim(), expression[match]);
    if (!parts || (match === 'any' && parts.length < 2)) continue;
    const tests = readTests(profile, before, parts, lists);
    if (tests) return { match, tests };
  }
  return undefined;
}

/** The tests one after the other, each with its share of what is worked out before them all. */
function readTests(
  profile: SendingProfile,
  before: string,
  parts: readonly string[],
  lists: readonly string[],
): readonly ConditionTest[] | undefined {
  const tests: ConditionTest[] = [];
  let left = before.trim();
  for (const part of parts) {
    const found = readTest(profile, left, part, lists);
    if (!found) return undefined;
    tests.push(found.test);
    left = left.slice(found.used).trim();
  }
  return left === '' ? tests : undefined;
}

function readTest(
  profile: SendingProfile,
  before: string,
  part: string,
  lists: readonly string[],
): { readonly test: ConditionTest; readonly used: number } | undefined {
  const forms = Object.entries(profile.condition?.expression?.tests ?? {}) as [ConditionOperator, TestForm][];
  const prepared = before === '' ? [] : forms.filter(([, form]) => typeof form !== 'string');
  const { typed = {} } = profile.condition?.expression ?? {};
  const simple = forms.flatMap(([operator, form]): [ConditionOperator, TestForm][] => {
    const others = typed[operator] ?? (typeof form === 'string' ? [] : (TYPED[operator] ?? []));
    return [...(typeof form === 'string' ? [form] : []), ...others].map((each) => [operator, each]);
  });
  for (const [operator, form] of [...prepared, ...simple]) {
    const own = typeof form === 'string' ? { before: '', test: form } : form;
    const first = own.before === '' ? null : formPattern(own.before, 'uy').exec(before);
    if (own.before !== '' && !first) continue;
    const second = formPattern(own.test).exec(part);
    if (!second) continue;
    const test = testOf(profile, operator, { ...second.groups, ...first?.groups }, lists);
    if (test) return { test, used: first?.[0].length ?? 0 };
  }
  return undefined;
}

const STRIPPED = '{% assign <slot> = <name> | append: "" | strip %}';

/**
 * Tests that people write by hand in a simpler form, and tests that earlier releases wrote, for which `false` was not
 * empty.
 */
const TYPED: Readonly<Partial<Record<ConditionOperator, readonly TestForm[]>>> = {
  greater: ['<name> > <number>'],
  less: ['<name> < <number>'],
  'is-empty': ['<name> == blank', { before: STRIPPED, test: '<slot> == ""' }],
  'is-not-empty': ['<name> != blank', { before: STRIPPED, test: '<slot> != ""' }],
};

function testOf(
  profile: SendingProfile,
  operator: ConditionOperator,
  groups: Groups,
  lists: readonly string[],
): ConditionTest | undefined {
  const { name, double, single, back, words, number } = groups;
  const literal = double ?? single ?? words;
  const text = profile.text.backslash === 'doubled' ? literal?.replaceAll('\\\\', '\\') : literal;
  const value = number ?? text ?? back;
  for (const field of name === undefined ? [] : neutralNames(profile, name.trim(), lists)) {
    const test: ConditionTest = { field, operator, ...(value !== undefined && { value }) };
    const isField = spacelessTag(fieldExpression(profile, field, lists)) === spacelessTag(name ?? '');
    if (isField && writeCondition(profile, { match: 'all', tests: [test] }, lists)) return test;
  }
  return undefined;
}

/** Tests within each other, each in a tag of its own. */
function readBlocks(profile: SendingProfile, text: string, lists: readonly string[]): DisplayCondition | undefined {
  const blocks = Object.entries(profile.condition?.blocks ?? {}) as [ConditionOperator, BlockForm][];
  const forms = blocks.toSorted(([, a], [, b]) => b.open.length - a.open.length);
  const tests: ConditionTest[] = [];
  let left = plain(text);
  while (left !== '' && tests.length < MAX_TESTS) {
    const rest = left;
    for (const [operator, { open }] of forms) {
      const found = formPattern(open, 'uy').exec(left);
      const test = found && testOf(profile, operator, found.groups ?? {}, lists);
      if (!found || !test) continue;
      tests.push(test);
      left = left.slice(found[0].length).trim();
      break;
    }
    if (left === rest) return undefined;
  }
  return left === '' && tests.length > 0 ? { match: 'all', tests } : undefined;
}

const MAX_TESTS = 10;

const QUOTES = '"\'`';

/** Splits what joins tests, outside of quotes; undefined where it is not joined so. */
function split(test: string, joint: Joint): readonly string[] | undefined {
  if (typeof joint === 'string') return splitOutside(test, joint);
  if (!test.startsWith(joint.before)) return [test];
  const [open = '', close = ''] = joint.each.split('<test>');
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  let quote = '';
  for (const sign of test.slice(joint.before.length)) {
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (QUOTES.includes(sign)) quote = sign;
    else if (sign === open) depth += 1;
    else if (sign === close) depth -= 1;
    const isBetween = depth === 0 && quote === '' && /\s/.test(sign);
    if (!isBetween) part += sign;
    else if (part !== '') parts.push(part);
    if (isBetween) part = '';
  }
  if (part !== '') parts.push(part);
  const isWrapped = (each: string) => each.startsWith(open) && each.endsWith(close);
  return depth === 0 && quote === '' && parts.length > 1
    ? parts.map((each) => (isWrapped(each) ? each.slice(open.length, -close.length) : each))
    : undefined;
}

function splitOutside(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let quote = '';
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (QUOTES.includes(sign)) quote = sign;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(text.slice(from, at).trim());
      from = at + separator.length;
    }
  }
  return [...parts, text.slice(from).trim()];
}

/** Without what only takes blanks away around a tag. */
function plain(tags: string): string {
  return tags.replace(/(\{%|\{\{)[-~]/g, '$1').replace(/[-~](%\}|\}\})/g, '$1');
}
