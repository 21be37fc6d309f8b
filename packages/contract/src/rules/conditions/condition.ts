/** How a field of the reader is compared; `greater` and `less` compare numbers, all others texts. */
export type ConditionOperator =
  | 'is'
  | 'is-not'
  | 'contains'
  | 'not-contains'
  | 'starts-with'
  | 'ends-with'
  | 'greater'
  | 'less'
  | 'is-empty'
  | 'is-not-empty';

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
