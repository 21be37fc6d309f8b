/** Comparisons of a reader's field with a value; `greater` and `less` compare numbers, all others compare texts. */
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

/** Returns whether the operator compares with a value. */
export function takesValue(operator: ConditionOperator): boolean {
  return operator !== 'is-empty' && operator !== 'is-not-empty';
}

/** One comparison; `value` is left out for the operators that test whether a field is empty. */
export type ConditionTest = {
  readonly field: string;
  readonly operator: ConditionOperator;
  readonly value?: string;
};

/** Readers who are shown a part of a mail: those for whom all tests, or any of them, are true. */
export type DisplayCondition = {
  readonly match: 'all' | 'any';
  readonly tests: readonly ConditionTest[];
};
