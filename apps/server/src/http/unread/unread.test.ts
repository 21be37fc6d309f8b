import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonElements } from './json-elements.ts';
import { skipKnownSections } from './skip-known-sections.ts';
import { createSeenJson, ObjectText, UNREAD_PATH } from './unread-objects.ts';

const words = fc.oneof(
  fc.string({
    unit: fc.constantFrom('a', '"', '\\', '{', '}', '[', ']', ',', ':', 'é', '😀', '\n', ' '),
    maxLength: 8,
  }),
  fc.constantFrom('components', 'nodes', 'children', 'constructor', '\u0000', '\ud83d'),
);
const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    words,
    fc.integer(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(words, tie('value'), { maxKeys: 3 }),
  ),
})).value;
const sections = fc.array(fc.oneof(fc.dictionary(words, value, { maxKeys: 3 }), value), { maxLength: 5 });

/** JSON of a save, written as other programs may write it. */
const texts = fc
  .record({ sections, more: fc.dictionary(words, value, { maxKeys: 2 }), indent: fc.constantFrom(0, 1, '\t') })
  .map(({ sections: children, more, indent }) =>
    JSON.stringify({ name: 'x', ...more, components: { ...more, nodes: [{ ...more, children }] } }, null, indent),
  );

/** Breaks a text, or says something of it twice. */
const faults = fc.constantFrom<(text: string, at: number) => string>(
  (text) => text,
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => `${text.slice(0, at)}{${text.slice(at)}`,
  (text, at) => `${text.slice(0, at)}"${text.slice(at)}`,
  (text, at) => `${text.slice(0, at)}\\${text.slice(at)}`,
  (text) => text.replace(/\}$/, ',"components":{"nodes":[]}}'),
  (text) => text.replace('"children":', '"children":[],"children":'),
  (text) => text.replace('"nodes":', '"n\\u006fdes":[{"children":[]}],"nodes":'),
  (text) => text.replace(/\}$/, ',"comp\\u006fnents":7}'),
  (text) => `${text}]`,
);

function readWith(text: string, read: (text: string) => unknown): unknown {
  try {
    return { read: read(text) };
  } catch (error) {
    return { refused: (error as Error).message };
  }
}

const objectText = (json: string) => new ObjectText(Buffer.from(json));

/** Returns a value as it is stored: JSON knows one zero. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Reads a request as the server does. */
function readShort(text: string, known: ReturnType<typeof createSeenJson>): unknown {
  const short = skipKnownSections(Buffer.from(text), known);
  if (!short) return asStored(JSON.parse(text));
  try {
    const found: unknown = JSON.parse(short.text);
    if (short.fill(found)) return asStored(found);
  } catch {
    // What is wrong is said of the whole text.
  }
  return asStored(JSON.parse(text));
}

test('a request of which objects are known is the very request that reading the whole of it finds, or as wrong', () => {
  const known = createSeenJson();
  fc.assert(
    fc.property(texts, faults, fc.nat({ max: 400 }), (text, fault, at) => {
      const bytes = Buffer.from(text);
      for (const { start, end } of jsonElements(bytes, UNREAD_PATH)) {
        if (String.fromCharCode(bytes[start] ?? 0) === '{') known.add(new ObjectText(bytes.subarray(start, end)));
      }
      // As it travels: half a character becomes the replacement character.
      const broken = Buffer.from(fault(text, at % text.length)).toString();
      expect(readWith(broken, (each) => readShort(each, known))).toEqual(
        readWith(broken, (each) => asStored(JSON.parse(each))),
      );
    }),
    { numRuns: process.env.DEEP ? 50_000 : 2000 },
  );
}, 300_000);

test('elements are found where they stand', () => {
  const text = ' {"a":{"nodes":[]},"components" : {"x":"}]\\"","nodes":[ {"children" : [ {"a":[1]} ,"]", 7,{} ] } ]}}';
  const spans = jsonElements(Buffer.from(text), UNREAD_PATH);
  expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(['{"a":[1]}', '"]"', '7', '{}']);
  for (const other of ['', '{', '[]', '{"components":{"nodes":{}}}', '{"components":{"nodes":[{"children":[{"a":']) {
    expect(jsonElements(Buffer.from(other), UNREAD_PATH)).toEqual([]);
  }
});

test('what is known is not read again, and only that', () => {
  const known = createSeenJson();
  const text = (...sections: string[]) =>
    Buffer.from(`{"components":{"nodes":[{"children":[${sections.join(',')}]}]}}`);
  known.add(objectText('{"id":"a"}'));
  expect(skipKnownSections(text('{"id":"b"}'), known)).toBeNull();
  const short = skipKnownSections(text('{"id":"b"}', '{"id":"a"}'), known);
  expect(short?.text).not.toContain('"a"');
  const body = JSON.parse(short?.text ?? '');
  expect(short?.fill(body)).toBe(true);
  const [first, second] = body.components.nodes[0].children;
  expect([first, second.json]).toEqual([{ id: 'b' }, '{"id":"a"}']);
  expect(JSON.stringify(body)).toBe(text('{"id":"b"}', '{"id":"a"}').toString());
});

test.each([
  ['a name that reaches for prototypes', '{"__proto__":{"a":1}}'],
  ['a name that reaches for constructors', '{"constructor":{"prototype":{}}}'],
  ['NUL', '{"a":"\\u0000"}'],
  ['half a character', '{"a":"\\ud83d"}'],
  ['a member twice', '{"a":1,"a":2}'],
  ['letters written as numbers', '{"\\u005f_proto__":1}'],
  ['blanks', '{ "a":1}'],
  ['depth', `{"a":${'['.repeat(200)}${']'.repeat(200)}}`],
])('an object with %s is looked at each time', (_, json) => {
  const known = createSeenJson();
  known.add(objectText(json));
  expect(known.has(objectText(json))).toBe(false);
});

test('no more is known than may be', () => {
  const known = createSeenJson(2);
  const objects = ['{"a":1}', '{"a":2}', '{"a":3}'].map(objectText);
  for (const object of objects) known.add(object);
  expect(objects.map(known.has)).toEqual([false, true, true]);
});
