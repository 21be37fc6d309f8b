/** Point in the window, CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
