import { expect, it } from 'vitest';
import { loopVariables, tagScopes } from './tag-scopes.ts';

const scopesOf = (...tags: readonly string[]) =>
  tagScopes(tags).map(({ depth, variables }) => [depth, ...variables].join(' '));

it('says what is around each tag, and which variables loops have there', () => {
  expect(
    scopesOf(
      '{{ a }}',
      '{% for p in products %}',
      '{{ p }}',
      '{% if p.sale %}',
      '{{ p.old }}',
      '{% endif %}',
      '{% for t in p.tags %}',
      '{{ t }}',
      '{% endfor %}',
      '{% endfor %}',
      '{{ b }}',
    ),
  ).toEqual(['0', '0', '1 p', '1 p', '2 p', '1 p', '1 p', '2 p t', '1 p', '0', '0']);
});

it('takes what never ends, and what never began, for nothing around', () => {
  expect(scopesOf('{% if a %}', '{{ b }}')).toEqual(['0', '0']);
  expect(scopesOf('{% endif %}', '{{ b }}', '{{#if a}}', '{{c}}', '{{/if}}')).toEqual(['0', '0', '0', '1', '0']);
});

it.each([
  ['{% for p in products %}', ['p']],
  ['{%- for key, value in rows -%}', ['key', 'value']],
  ['{% tablerow p in products cols:2 %}', ['p']],
  ['{% for (key, value) in rows %}', ['key', 'value']],
  ['{{ range $p := .Items }}', ['$p']],
  ['{{ range $i, $p := .Items }}', ['$i', '$p']],
  ['{{#each products as |p i|}}', ['p', 'i']],
  ['{{#each products}}', []],
  ['{% if p in products %}', []],
] as const)('%s declares %j', (tag, names) => {
  expect(loopVariables(tag)).toEqual(names);
});
