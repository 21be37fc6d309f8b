import type { BlockForm, ConditionForms, Joint, SendingProfile, TestForm } from '../../profiles/sending-profile.ts';
import { type ConditionTest, type DisplayCondition, takesValue } from '../conditions/condition.ts';
import { isComparedNumber } from '../conditions/number.ts';
import { fieldExpression } from './field-name.ts';
import { fillForm } from './fill-form.ts';
import { comparedText } from './text-literal.ts';

/** Tags before a part of a mail, between it and the part for other readers (undefined: the system has none), and after both. */
export interface WrittenCondition {
  readonly open: string;
  readonly else: string | undefined;
  readonly close: string;
}

/**
 * Returns the tags of a condition in the system's syntax; undefined when the system cannot express it. The tags are
 * between elements, never in attributes.
 *
 * @param lists the lists of the repeats around, the innermost last
 */
export function writeCondition(
  profile: SendingProfile,
  condition: DisplayCondition,
  lists: readonly string[] = [],
): WrittenCondition | undefined {
  const forms = profile.condition;
  const tests = condition.tests.map((test, index) => valuesOf(profile, test, index, lists));
  if (!forms || tests.length === 0) return undefined;
  const known = tests.filter((test) => test !== undefined);
  if (known.length < tests.length) return undefined;
  return asExpression(forms, condition.match, known) ?? asBlocks(forms, condition.match, known);
}

interface TestValues {
  readonly test: ConditionTest;
  readonly values: Readonly<Record<string, string>>;
}

function valuesOf(
  profile: SendingProfile,
  test: ConditionTest,
  index: number,
  lists: readonly string[],
): TestValues | undefined {
  const name = fieldExpression(profile, test.field, lists);
  const value = test.value ?? '';
  if (!takesValue(test.operator)) {
    return { test, values: { name, slot: `test_${index + 1}` } };
  }
  const isNumeric = test.operator === 'greater' || test.operator === 'less';
  if (isNumeric) return isComparedNumber(value) ? { test, values: numeric(name, value, index) } : undefined;
  const text = comparedText(value, profile.text);
  if (text === undefined || value === '') return undefined;
  const { quoted, words } = text;
  const values = { name, text: quoted, length: String([...value].length), slot: `test_${index + 1}` };
  return { test, values: words === undefined ? values : { ...values, words } };
}

function numeric(name: string, value: string, index: number): Readonly<Record<string, string>> {
  return { name, number: value.trim(), slot: `test_${index + 1}` };
}

function asExpression(
  { expression }: ConditionForms,
  match: DisplayCondition['match'],
  tests: readonly TestValues[],
): WrittenCondition | undefined {
  if (!expression) return undefined;
  const forms = tests.map(({ test }) => expression.tests[test.operator]);
  if (forms.includes(undefined)) return undefined;
  const parts = tests.map(({ values }, index) => {
    const form: TestForm = forms[index] ?? '';
    const { before, test } = typeof form === 'string' ? { before: '', test: form } : form;
    return { before: fillForm(before, values), test: fillForm(test, values) };
  });
  const joined = join(
    parts.map(({ test }) => test),
    expression[match],
  );
  const before = parts.map((part) => part.before).join('');
  return {
    open: before + fillForm(expression.open, { test: joined }),
    else: expression.else,
    close: expression.close,
  };
}

function join(tests: readonly string[], joint: Joint): string {
  if (tests.length === 1) return tests[0] ?? '';
  if (typeof joint === 'string') return tests.join(joint);
  return joint.before + tests.map((test) => fillForm(joint.each, { test })).join(joint.between);
}

/** Blocks within each other: only who passes all of them sees what is inside, and none of them has an else for all. */
function asBlocks(
  { blocks }: ConditionForms,
  match: DisplayCondition['match'],
  tests: readonly TestValues[],
): WrittenCondition | undefined {
  if (!blocks || (match === 'any' && tests.length > 1)) return undefined;
  const written: BlockForm[] = [];
  for (const { test, values } of tests) {
    const form = blocks[test.operator];
    if (!form || (form.open.includes('<words>') && values.words === undefined)) return undefined;
    written.push({ ...form, open: fillForm(form.open, values), close: fillForm(form.close, values) });
  }
  return {
    open: written.map(({ open }) => open).join(''),
    else: written.length === 1 ? written[0]?.else : undefined,
    close: written
      .map(({ close }) => close)
      .reverse()
      .join(''),
  };
}
