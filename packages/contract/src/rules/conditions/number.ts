/** A number that every sending system can be told: the order of dates is another in each of them. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Returns whether `greater` and `less` can compare with the value. */
export function isComparedNumber(value: string): boolean {
  return NUMBER.test(value.trim());
}
