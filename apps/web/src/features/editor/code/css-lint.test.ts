import { beforeAll, expect, test } from 'vitest';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { loadNamespace } from '../../../shared/i18n/load-namespace.ts';
import { speak } from '../../../shared/i18n/testing/speak.ts';
import type { TextKey, Translate } from '../../../shared/i18n/text-key.ts';
import { cssLint } from './css-lint.ts';

beforeAll(async () => speak('en', { code: await loadNamespace('en', 'code') }));

const translate: Translate<'code'> = (key, values) => i18n.t(`code:${key}` as TextKey<'code'>, values);

const problems = (css: string) => cssLint(translate)(css);

test('an at-rule within another is warned of at its line, since Gmail drops the whole block for it', () => {
  const css = '.a{color:red}\n@media (max-width:600px){\n  @media (min-width:300px){.a{color:blue}}\n}';
  expect(problems(css)).toEqual([
    {
      from: css.indexOf('  @media'),
      to: css.lastIndexOf('\n'),
      message: 'Line 3: Gmail ignores the whole block for an at-rule inside another rule (@media).',
      severity: 'warning',
    },
  ]);
});

test('fonts, which are taken out of what they stand in, and at-rules beside each other are fine', () => {
  expect(problems('@media screen{@font-face{font-family:Own}}')).toEqual([]);
  expect(problems('@media screen{.a{color:red}}\n@supports (display:grid){.a{color:blue}}')).toEqual([]);
});

test('more than 16 KB is warned of, counted in bytes', () => {
  const long = { from: 0, message: 'Gmail ignores style blocks larger than 16 KB.', severity: 'warning' };
  const room = 16 * 1024 - '.a{content:""}'.length;
  expect(problems(`.a{content:"${'x'.repeat(room)}"}`)).toEqual([]);
  expect(problems(`.a{content:"${'x'.repeat(room + 1)}"}`)).toMatchObject([long]);
  expect(problems(`.a{content:"${'ü'.repeat(room / 2 + 1)}"}`)).toMatchObject([long]);
});
