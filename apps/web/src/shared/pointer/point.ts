/** A point in CSS pixels of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
