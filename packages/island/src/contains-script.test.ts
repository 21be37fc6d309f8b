import { describe, expect, test } from 'vitest';
import { containsScript } from './contains-script.ts';
import { ATTACKS, HARMLESS } from './testing/attacks.ts';
import { mailFixtures } from './testing/mail-fixtures.ts';

describe('code is found in all spellings', () => {
  test.each(ATTACKS.map((attack) => [attack]))('%s', (attack) => expect(containsScript(attack)).toBe(true));
});

test.each(HARMLESS.map((html) => [html]))('%s runs nothing', (html) => {
  expect(containsScript(html)).toBe(false);
});

test.each(mailFixtures())('the mail %s runs nothing', (_, source) => {
  expect(containsScript(source)).toBe(false);
});

test.each([
  ['200,000 levels', '<div>'.repeat(200_000)],
  ['200,000 comments in comments', '<!--[if a]>'.repeat(200_000)],
  ['formatting opened anew a million times', `${'<b><i><u><s>'.repeat(100)}${'<p>x'.repeat(1_000_000)}`],
])('what cannot be judged counts as code, and soon: %s', (_, source) => {
  const start = performance.now();
  expect(containsScript(source)).toBe(true);
  expect(performance.now() - start).toBeLessThan(5000);
});
