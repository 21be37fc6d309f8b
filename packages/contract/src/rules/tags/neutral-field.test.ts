import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findTags } from './find-tags.ts';
import { neutralTag, readNeutralTag, verbatimTag, withoutVerbatim } from './neutral-field.ts';

it('reads a field with its fallback, whatever stands in that', () => {
  expect(neutralTag('firstName', 'friend')).toBe('{{ firstName | fallback: "friend" }}');
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('"', "'", '{', '}', '%', '\\', '\n', '|', '<', 'a', ' ') }),
      (fallback) => {
        const tag = neutralTag('firstName', fallback);
        expect(findTags(`Hi ${tag}, you`)).toEqual([{ start: 3, end: 3 + tag.length }]);
        expect(readNeutralTag(tag)).toEqual(fallback === '' ? { name: 'firstName' } : { name: 'firstName', fallback });
      },
    ),
  );
});

it('reads a field of an address that is not to be encoded', () => {
  const tag = neutralTag('path', 'a | unencoded', true);
  expect(tag).toBe('{{ path | fallback: "a | unencoded" | unencoded }}');
  expect(readNeutralTag(tag)).toEqual({ name: 'path', fallback: 'a | unencoded', raw: true });
  expect(readNeutralTag('{{path|unencoded}}')).toEqual({ name: 'path', raw: true });
  expect(neutralTag('path', '', true)).toBe('{{ path | unencoded }}');
});

it('takes no tag of a sending system for one', () => {
  expect(readNeutralTag('{{ name | default: "friend" }}')).toBeUndefined();
  expect(readNeutralTag('{{ name|default:"friend" }}')).toBeUndefined();
  expect(readNeutralTag('{{{ name }}}')).toBeUndefined();
  expect(readNeutralTag('{{ name | fallback: "a\\x" }}')).toBeUndefined();
  expect(readNeutralTag('{{ name }}')).toEqual({ name: 'name' });
});

it.each([
  'else',
  'else if a',
  'end',
  'endif',
  'this',
  'this.n',
  '.',
  '.n',
  'loop.index',
  'forloop.first',
  'if .Sale',
  'index .Items 0',
])('takes {{ %s }} for no field: it is of a language', (words) => {
  expect(readNeutralTag(`{{ ${words} }}`)).toBeUndefined();
  expect(readNeutralTag(`{{${words}}}`)).toBeUndefined();
});

it.each(['end_date', 'end.date', 'ending', 'thisYear', 'first name', 'a:b', '2nd', 'loops'])(
  'takes {{ %s }} for a field',
  (name) => {
    expect(readNeutralTag(`{{ ${name} }}`)).toEqual({ name });
  },
);

it('keeps a tag that its system means otherwise, to be sent as it was written', () => {
  for (const tag of ['{{ shop }}', '{{shop}}']) {
    const kept = verbatimTag(tag);
    expect(readNeutralTag(kept)).toBeUndefined();
    expect(findTags(kept)).toHaveLength(1);
    expect(withoutVerbatim(kept)).toBe(tag);
  }
  expect(verbatimTag('{{ shop | upper }}')).toBe('{{ shop | upper }}');
});
