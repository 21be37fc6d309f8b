import { expect, test } from 'vitest';
import { publishedSet } from '../../../testing/icon-file.ts';
import { readName } from './icon-style.ts';
import { rankIcons } from './rank-icons.ts';
import { isHarmlessDrawing, readSet } from './read-set.ts';

const LINE = '<path fill="none" stroke="currentColor" d="M0 0h9"/>';
const AREA = '<path fill="currentColor" d="M0 0h9"/>';

const named = (prefix: string, ...names: string[]) =>
  readSet(publishedSet(prefix, 'MIT', Object.fromEntries(names.map((name) => [name, AREA]))))?.icons ?? [];

test.each([
  ['MIT', true],
  ['Apache-2.0', true],
  ['ISC', true],
  ['CC0-1.0', true],
  ['CC-BY-4.0', false],
  ['CC-BY-SA-4.0', false],
  ['CC-BY-NC-4.0', false],
  ['GPL-3.0', false],
  ['OFL-1.1', false],
])('of a set under %s icons are offered: %s', (license, isOffered) => {
  expect(readSet(publishedSet('one', license, { star: AREA })) !== null).toBe(isOffered);
});

test('icons that a set has withdrawn are left out, those without an area, and those that do more than draw', () => {
  const published = publishedSet('one', 'MIT', { star: AREA, bad: '<script>alert(1)</script>' });
  const old = { body: AREA, hidden: true };
  const flat = { body: AREA, height: 0 };
  const long = { body: AREA, width: 4000 };
  const icons = { ...published.icons, icons: { ...published.icons.icons, old, flat, long } };
  expect(readSet({ ...published, icons })?.icons.map(({ name }) => name)).toEqual(['star']);
});

test.each([
  ['<script>alert(1)</script>'],
  ['<path onload="alert(1)" d="M0 0"/>'],
  ['<foreignObject><p>x</p></foreignObject>'],
  ['<image href="https://evil.example/x.png"/>'],
  ['<use href="https://evil.example/x.svg#a"/>'],
  ['<use xlink:href="//evil.example/x.svg#a"/>'],
  ['<path fill="url(https://evil.example/#a)" d="M0 0"/>'],
  ['<path style="background:url(//evil.example)" d="M0 0"/>'],
  ['<animate attributeName="href" values="javascript:alert(1)"/>'],
  ['<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
  ['<text>x</text>'],
  ['<path d="M0 0"/><!-- x -->'],
  ['<path d="&lt;"/>'],
  ['<path d=M0/>'],
  ['</svg><script>alert(1)</script>'],
])('%s is no harmless drawing', (body) => {
  expect(isHarmlessDrawing(body)).toBe(false);
});

test('paths, gradients and masks of the drawing itself are harmless', () => {
  const gradient =
    '<defs><linearGradient id="a" x1="0" y2="9"><stop offset="0" stop-color="#f00"/></linearGradient></defs>';
  expect(isHarmlessDrawing(`${gradient}<g fill="none"><path fill="url(#a)" d="M0 0h9"/></g>`)).toBe(true);
  expect(isHarmlessDrawing('<mask id="m" style="mask-type:alpha"><path d="M0 0"/></mask>')).toBe(true);
  expect(isHarmlessDrawing('<use href="#a" x="2"/>')).toBe(true);
});

test.each([
  ['tabler', 'home', LINE, ['home'], ['outline']],
  ['tabler', 'home-filled', AREA, ['home'], ['filled']],
  ['tabler', 'bold', LINE, ['bold'], ['outline']],
  ['ph', 'house-duotone', AREA, ['house'], ['duotone']],
  ['ph', 'house-thin', AREA, ['house'], ['thin']],
  ['fluent', 'home-24-regular', AREA, ['home'], ['outline']],
  ['heroicons', 'home-20-solid', AREA, ['home'], ['filled']],
  ['material-symbols', 'home-outline-rounded', AREA, ['home'], ['outline', 'rounded']],
  ['material-symbols', 'home-sharp', AREA, ['home'], ['sharp', 'filled']],
  ['icon-park', 'home', '<path fill="#2F88FF" d="M0 0"/>', ['home'], ['color']],
  ['unknown', 'home-line', LINE, ['home'], ['outline']],
])('of %s, %s says what it shows and how it is drawn', (set, name, body, words, styles) => {
  const read = readName(set, name, body);
  expect(read.words).toEqual(words);
  expect([...read.styles].sort()).toEqual([...styles].sort());
});

test('icons are in the categories that their words and their set say; brands are logos and nothing else', () => {
  const categories = (name: string) => named('mdi', name)[0]?.categories;
  expect(categories('email-outline')).toEqual(['communication']);
  expect(categories('shopping-search')).toEqual(['commerce']);
  expect(categories('hand-arrow-left')).toEqual(['people']);
  expect(categories('github')).toEqual(['logos']);
  expect(named('tabler', 'brand-figma')[0]?.categories).toEqual(['logos']);
  expect(named('ph', 'figma-logo')[0]?.categories).toEqual(['logos']);
  expect(named('bi', 'apple')[0]?.categories).toEqual(['logos']);
  expect(named('tabler', 'apple')[0]?.categories).toEqual(['food']);
});

test('few words come first, then the plain form, then the set; other sizes of the same drawing come last', () => {
  const icons = [
    ...named('mdi', 'home-heart', 'home'),
    ...named('fluent', 'home-16-regular', 'home-24-regular', 'home-20-regular', 'home-24-filled'),
    ...named('tabler', 'home-2', 'home', 'home-filled'),
  ];
  expect(rankIcons(icons).map(({ set, name }) => `${set}:${name}`)).toEqual([
    'tabler:home',
    'mdi:home',
    'fluent:home-24-regular',
    'tabler:home-filled',
    'fluent:home-24-filled',
    'tabler:home-2',
    'mdi:home-heart',
    'fluent:home-16-regular',
    'fluent:home-20-regular',
  ]);
});

test('other names of an icon are words it is found by, names of turned drawings are not', () => {
  const aliases = { house: { parent: 'home' }, cabin: { parent: 'house' }, upside: { parent: 'home', rotate: 2 } };
  const icons = readSet(publishedSet('one', 'MIT', { home: AREA }, { aliases }))?.icons;
  expect(icons?.[0]?.synonyms).toEqual(expect.arrayContaining(['house', 'cabin', 'haus', 'casa']));
  expect(icons?.[0]?.synonyms).not.toContain('upside');
});
