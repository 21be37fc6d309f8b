import fc from 'fast-check';

/** Texts that readers stumble over: prototype keys, halves of characters, paths, other languages' code, long ones. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00y',
  '\u202egnp.exe',
  '\ufeff',
  '\r\nX-Injected: 1',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%',
  '%c0%ae',
  '.',
  '..',
  '/',
  '\\',
  "' or '1'='1",
  '"; drop table users; --',
  '%_[]^$*',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '{{#each',
  '*|IF:X|*',
  'NaN',
  'null',
  'undefined',
  '-1',
  '1e309',
  '9007199254740993',
  '99999999999999999999999999',
  '0x10',
  '2026-02-30T25:61:61.000Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-20T00:00:00.000Z',
  'Invalid Date',
  '🏴‍☠️'.repeat(20),
  'a'.repeat(70),
  'a'.repeat(300),
  'é'.repeat(6000),
  '['.repeat(3000),
  '<div>'.repeat(600),
];

const HOSTILE_NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  1e-320,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 53 - 1,
  -(2 ** 53),
  2 ** 63,
  8.64e15 + 1,
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
);

/** An object whose keys are those of every object's prototype. */
const prototypeKeys = fc.constantFrom<unknown>(
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  JSON.parse('{"constructor":{"prototype":{"isAdmin":true}}}'),
  { toString: 1, valueOf: null, hasOwnProperty: [] },
  JSON.parse('{"then":"now","toJSON":"x","length":1e9}'),
);

function nested(depth: number, isList: boolean): unknown {
  let value: unknown = 'deep';
  for (let at = 0; at < depth; at += 1) value = isList ? [value] : { children: value };
  return value;
}

/** Any value that JSON can hold, most of them not what is expected. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...HOSTILE_NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { '': '' }) },
  { weight: 1, arbitrary: prototypeKeys },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(40, 300, 2500), fc.boolean()).map(([depth, isList]) => nested(depth, isList)),
  },
);
