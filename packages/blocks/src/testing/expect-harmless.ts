import fc from 'fast-check';

/** Strings that attackers, or clipboards with odd content, put into a text. */
const hostile = fc.oneof(
  fc.string({ minLength: 1, unit: 'binary' }),
  fc.constantFrom(
    '"><script>alert(1)</script>',
    "' onerror='x",
    '</td></table>',
    '<!--',
    '-->',
    '<![endif]-->',
    '{{',
    '&#34; x=1',
    '{{ "</td><script>" }}',
    '{{ \' onload="x" }}',
    '*|--><script>|*',
  ),
  fc.constantFrom('\u0000', '\ud800', '\ufffe', '\u001b[0m', ']]>', '{{ a"b }}', '{{ <b> }}'),
);

/**
 * Tries texts that mean harm at one place of a block. `harm` says what one of them does, null for nothing; the shortest
 * that does something fails the test, in a sentence that names the place.
 */
export function expectHarmless(place: string, tries: number, harm: (text: string) => string | null): void {
  const { failed, counterexample } = fc.check(
    fc.property(hostile, (text) => harm(text) === null),
    { numRuns: tries },
  );
  if (!failed) return;
  const [text = ''] = counterexample ?? [];
  throw new Error(`The text ${JSON.stringify(text)} in ${place} ${harm(text)}`);
}
