/** How a field of the reader is compared; `greater` and `less` compare numbers, all others texts. */
export const CONDITION_OPERATORS = [
  'is',
  'is-not',
  'contains',
  'not-contains',
  'starts-with',
  'ends-with',
  'greater',
  'less',
  'is-empty',
  'is-not-empty',
] as const;

export type ConditionOperator = (typeof CONDITION_OPERATORS)[number];

/** Whether it compares with a value. */
export function takesValue(operator: ConditionOperator): boolean {
  return operator !== 'is-empty' && operator !== 'is-not-empty';
}

/** One comparison; `value` is left out where a field is empty or not. */
export type ConditionTest = {
  readonly field: string;
  readonly operator: ConditionOperator;
  readonly value?: string;
};

/** Who is shown a part of a mail: those for whom all of the tests, or any of them, are true. */
export type DisplayCondition = {
  readonly match: 'all' | 'any';
  readonly tests: readonly ConditionTest[];
};
