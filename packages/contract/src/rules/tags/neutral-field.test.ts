import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findTags } from './find-tags.ts';
import { neutralTag, readNeutralTag } from './neutral-field.ts';

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

it('takes no tag of a sending system for one', () => {
  expect(readNeutralTag('{{ name | default: "friend" }}')).toBeUndefined();
  expect(readNeutralTag('{{ name|default:"friend" }}')).toBeUndefined();
  expect(readNeutralTag('{{{ name }}}')).toBeUndefined();
  expect(readNeutralTag('{{ name | fallback: "a\\x" }}')).toBeUndefined();
  expect(readNeutralTag('{{ name }}')).toEqual({ name: 'name' });
});
