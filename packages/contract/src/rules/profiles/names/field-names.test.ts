import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROFILES } from '../../../profiles/profiles.ts';
import type { SendingProfile } from '../../../profiles/sending-profile.ts';
import { isFieldName, isLanguageWord, isNewFieldName } from '../../conditions/field-name.ts';
import { neutralTag, readNeutralTag } from '../../tags/neutral-field.ts';
import { tagPieces } from '../../tags/tag-pieces.ts';
import { fieldExpression, knownName } from '../field-name.ts';
import { createProfileReader } from '../read-tags.ts';
import { writeField } from '../write-field.ts';

const RUNS = process.env.DEEP ? 3000 : 150;

const letters = fc.constantFrom(...'abcdefnxyzABXZ_éßÄøñЖ漢अ');
const signs = fc.constantFrom(...'abnzAZ_019é漢', ' ', '-', '.', '_');
const newName = fc
  .tuple(letters, fc.array(signs, { maxLength: 14 }))
  .map(([first, rest]) => first + rest.join(''))
  .filter(isNewFieldName);

/** Returns whether the system has a built-in field of this name, or gives all fields this prefix. */
function isOwnName(profile: SendingProfile, name: string): boolean {
  const prefixes = [profile.names.other, profile.names.dotted ?? ''].map((form) => form.split('<name>')[0] ?? '');
  const known = Object.values(profile.names.known ?? {});
  return (
    knownName(profile, name) !== undefined ||
    known.includes(fieldExpression(profile, name)) ||
    prefixes.some((prefix) => prefix !== '' && name.startsWith(prefix))
  );
}

describe.each(PROFILES.map((each) => [each.name, each] as const))('a field written for %s', (_name, profile) => {
  const { field, address } = createProfileReader(profile);
  const same = (read: string | undefined, name: string) => {
    expect(read).toBeDefined();
    // What is written in capitals comes back in capitals.
    if (profile.names.capitals || isOwnName(profile, name))
      expect(fieldExpression(profile, read ?? '')).toBe(fieldExpression(profile, name));
    else expect(read).toBe(name);
  };

  it('is found in a text and read as the same', () => {
    fc.assert(
      fc.property(newName, (name) => {
        const tag = writeField(profile, { name }, 'html');
        const pieces = tagPieces(`Hi ${tag}, you`);
        expect(pieces.map(({ text }) => text)).toEqual(['Hi ', tag, ', you']);
        same(field(tag)?.name, name);
      }),
      {
        numRuns: RUNS,
        examples: [['firstName'], ['first name'], ['x'], ['a.b'], ['first-name'], ['ab'], ['face'], ['größe']],
      },
    );
  });

  it('is found in an address and read as the same', () => {
    fc.assert(
      fc.property(newName, (name) => {
        const written = writeField(profile, { name }, 'within-web');
        const read = address(`https://a.example/?x=${written}&y=1`);
        const [, tag = ''] = /^https:\/\/a\.example\/\?x=(\{\{.*\}\})&y=1$/.exec(read) ?? [];
        same(readNeutralTag(tag)?.name, name);
      }),
      { numRuns: RUNS },
    );
  });
});

it('reads each new name in its neutral tag', () => {
  fc.assert(
    fc.property(newName, (name) => {
      expect(isFieldName(name)).toBe(true);
      expect(readNeutralTag(neutralTag(name))).toEqual({ name });
    }),
  );
});

it.each(['firstName', 'first name', 'first-name', 'order.total', 'größe', '名前', '_id', 'x1', 'thisYear', 'end.date'])(
  '%s is a name for a new field',
  (name) => {
    expect(isNewFieldName(name)).toBe(true);
  },
);

it.each([
  '2nd',
  'a:b',
  'a  b',
  'a..b',
  'a.',
  '.a',
  'a-',
  'a b.',
  '1.a',
  'else',
  'this',
  'this.n',
  'end',
  'item',
  'data-mw-id',
  '',
])('%j is none: not every system would give it back', (name) => {
  expect(isNewFieldName(name)).toBe(false);
});

it.each(['2nd', 'a:b', 'first  name', 'item'])('%s stays a field where a mail has it', (name) => {
  expect(isFieldName(name)).toBe(true);
  expect(isLanguageWord(name)).toBe(false);
  expect(readNeutralTag(`{{ ${name} }}`)).toEqual({ name });
});

it('reads names with a digit first that HubSpot was written', () => {
  const hubspot = PROFILES.find(({ id }) => id === 'hubspot');
  expect(hubspot && createProfileReader(hubspot).field('{{ contact.2nd }}')).toEqual({ name: '2nd' });
});
