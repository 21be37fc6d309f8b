import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNodeStyle, nodeStyleSchema } from './node-style-schema.ts';

/** Keys that no schema knows do not matter, whatever stands there. */
const UNKNOWN = ['later', '__proto__', 'constructor', 'toString'];
const KEYS = Object.keys(nodeStyleSchema.shape);

const value = fc.oneof(
  fc.constantFrom('left', 'bold', '#fff', 'red;', 'cover', 'solid', 'phone', 'hero', '', 'Arial', '/picture.png'),
  fc.constantFrom<unknown>(0, 1, 20, 600, -3, 1e9, Number.NaN, true, null, undefined),
  fc.constant([]),
);
const values = fc.dictionary(fc.oneof(fc.constantFrom(...KEYS), fc.constantFrom(...UNKNOWN)), value, { maxKeys: 2 });
const styles = fc
  .record(
    { own: values, tablet: fc.oneof(values, value), phone: fc.oneof(values, value), dark: values },
    { requiredKeys: [] },
  )
  .map(({ own, ...widths }) => ({ ...own, ...widths }));

test('a style is one by its own keys exactly where the schema takes it', () => {
  const seen = { taken: 0, refused: 0 };
  fc.assert(
    fc.property(fc.oneof(styles, value), (style) => {
      const { success } = nodeStyleSchema.safeParse(style);
      seen[success ? 'taken' : 'refused'] += 1;
      expect(isNodeStyle(style)).toBe(success);
    }),
    { numRuns: 3000 },
  );
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(100);
});
