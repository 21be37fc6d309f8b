import { describe, expect, test } from 'vitest';
import { ATTACKS, HARMLESS } from '../testing/attacks.ts';
import { mailFixtures } from '../testing/mail-fixtures.ts';
import { containsScript } from './contains-script.ts';

describe('code is found in all spellings', () => {
  test.each(ATTACKS.map((attack) => [attack]))('%s', (attack) => expect(containsScript(attack)).toBe(true));
});

test.each(HARMLESS.map((html) => [html]))('%s runs nothing', (html) => {
  expect(containsScript(html)).toBe(false);
});

test.each(mailFixtures())('the mail %s runs nothing', (_, source) => {
  expect(containsScript(source)).toBe(false);
});

test('what is read in several ways and levels runs nothing either, as long as that is some mail', () => {
  const comment = `<!--[if mso]><svg><title>x</title></svg><noscript>${'<p>Words</p>'.repeat(5000)}</noscript><![endif]-->`;
  expect(containsScript(`<svg></svg><noscript>y</noscript>${comment.repeat(5)}`)).toBe(false);
  expect(containsScript(`<svg></svg><noscript>y</noscript>${comment.repeat(5)}<!--[if mso]><b onclick="x()">`)).toBe(
    true,
  );
});

test.each([
  ['200,000 levels', '<div>'.repeat(200_000)],
  ['200,000 comments in comments', '<!--[if a]>'.repeat(200_000)],
  ['ten megabytes of comments in comments', '<!--[if mso]>'.repeat(800_000)],
  [
    'eight levels of a megabyte, each of which can be read in four ways',
    `${'<svg></svg><noscript></noscript><!--[if a]>'.repeat(8)}${'x'.repeat(1_000_000)}`,
  ],
  [
    'a long attribute opened anew in every paragraph of a mail that is written out',
    `<svg></svg><p><b title="${'x'.repeat(100_000)}">${'<p>x'.repeat(20_000)}`,
  ],
  ['formatting opened anew a million times', `${'<b><i><u><s>'.repeat(100)}${'<p>x'.repeat(1_000_000)}`],
])('what cannot be judged counts as code: %s', { timeout: 60_000 }, (_, source) => {
  expect(containsScript(source)).toBe(true);
});
