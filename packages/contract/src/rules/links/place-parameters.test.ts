import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTags } from '../tags/find-tags.ts';
import { parametersOf } from './link-tracking.ts';
import { placeParameters } from './place-parameters.ts';

const SOURCE = [{ name: 'utm_source', value: 'news' }];
const TWO = [...SOURCE, { name: 'utm_campaign', value: 'Spring sale & more' }];

describe('parameters are placed', () => {
  it.each([
    ['https://shop.example', 'https://shop.example?utm_source=news'],
    ['https://shop.example/a#top', 'https://shop.example/a?utm_source=news#top'],
    ['https://shop.example/a?b=1#top', 'https://shop.example/a?b=1&utm_source=news#top'],
    ['https://shop.example/?a={{x}}#top', 'https://shop.example/?a={{x}}&utm_source=news#top'],
    ['https://shop.example/{{ path }}', 'https://shop.example/{{ path }}?utm_source=news'],
    ['{{ shop }}/sale', '{{ shop }}/sale?utm_source=news'],
    ['https://shop.example/*|ID|*?', 'https://shop.example/*|ID|*?utm_source=news'],
    ['https://shop.example/?a=1&', 'https://shop.example/?a=1&utm_source=news'],
    ['shop.example:8080/x', 'shop.example:8080/x?utm_source=news'],
    ['//shop.example', '//shop.example?utm_source=news'],
    ['https://shop.example/#/route?x=1', 'https://shop.example/?utm_source=news#/route?x=1'],
    [
      'https://shop.example/{% if a %}one{% else %}two{% endif %}',
      'https://shop.example/{% if a %}one{% else %}two{% endif %}?utm_source=news',
    ],
    ['https://shop.example/{{#if a}}one{{/if}}#top', 'https://shop.example/{{#if a}}one{{/if}}?utm_source=news#top'],
    ['https://shop.example/?q={{ "a#b?c" }}', 'https://shop.example/?q={{ "a#b?c" }}&utm_source=news'],
  ])('in %s', (address, expected) => {
    expect(placeParameters(address, SOURCE)).toBe(expected);
  });

  it('with their values encoded and the tags in them as they are', () => {
    const parameters = [
      { name: 'a b', value: '1 & 2#3' },
      { name: 'utm_id', value: 'x {{ user id }}/*|EMAIL|*' },
    ];
    expect(placeParameters('https://a.example', parameters)).toBe(
      'https://a.example?a%20b=1%20%26%202%233&utm_id=x%20{{ user id }}%2F*|EMAIL|*',
    );
  });
});

describe('an address stays as it is', () => {
  it.each([
    'mailto:a@shop.example',
    'tel:+4912345',
    'sms:123',
    'skype:anna?chat',
    'myapp:open',
    '#top',
    '',
    '  ',
    'https://',
    'http:',
    '/api/v2/assets/user/1/asset/a.pdf',
    '{{ unsubscribe }}',
    '{{ shop }}',
    '{% unsubscribe_link %}',
    '*|UNSUB|*',
    '%unsubscribe_url%',
    '[unsubscribe]',
    '{{ shop',
    'https://list.example/unsubscribe?id={{ id }}',
    'https://list.example/opt-out/{{ id }}',
    'https://shop.example/{% if a %}?b=1{% endif %}',
    'https://shop.example/{{#if a}}#top{{/if}}',
    'https://shop.example/{% if a %}',
    'https://shop.example/?utm_source=own',
    'https://shop.example/?a=1&amp;utm_source={{ own }}',
    'https://shop.example/?utm%5Fsource=own#x',
  ])('%s', (address) => {
    expect(placeParameters(address, SOURCE)).toBe(address);
  });

  it('where a parameter has no name or no value', () => {
    const empty = [
      { name: ' ', value: 'x' },
      { name: 'utm_term', value: ' ' },
    ];
    expect(placeParameters('https://a.example', empty)).toBe('https://a.example');
  });
});

it('a link has the values of the mail with its own in their place, or none', () => {
  expect(parametersOf(TWO, null)).toEqual(TWO);
  expect(parametersOf(TWO, 'none')).toEqual([]);
  expect(
    parametersOf(TWO, [
      { name: 'utm_source', value: 'top' },
      { name: 'cta', value: '1' },
    ]),
  ).toEqual([
    { name: 'utm_source', value: 'top' },
    { name: 'utm_campaign', value: 'Spring sale & more' },
    { name: 'cta', value: '1' },
  ]);
});

describe('laws of placing parameters', () => {
  const TAGS = [
    '{{ a }}',
    '{{ a | default: "b?c#d" }}',
    '*|A|*',
    '%%=v(@a)=%%',
    '{% assign x = 1 %}',
    '<%= a %>',
    '[[a]]',
    '${a}',
  ];
  const tag = fc.constantFrom(...TAGS);
  const word = fc.stringMatching(/^[a-z0-9._~-]{0,8}$/);
  const parts = (...joints: string[]) =>
    fc.array(fc.oneof(word, tag, fc.constantFrom(...joints)), { maxLength: 6 }).map((list) => list.join(''));
  const address = fc
    .tuple(
      fc.constantFrom('https://shop.example', 'http://a.example:8080/x', '//b.example/'),
      parts('/'),
      parts('&', '=', '?'),
      parts('#', '?', '/'),
    )
    .map(([start, path, query, fragment]) => `${start}/${path}${query && `?${query}`}${fragment && `#${fragment}`}`);
  const parameters = fc.array(
    fc.record({
      name: fc.stringMatching(/^zq_[a-z]{1,5}$/),
      value: fc.oneof(
        fc.string({ unit: 'binary' }),
        tag,
        fc.tuple(fc.string(), tag).map((two) => two.join('')),
      ),
    }),
    { maxLength: 4 },
  );
  const texts = (text: string) => findTags(text).map(({ start, end }) => text.slice(start, end));

  it('all else of the address stays, in its order, before and behind them', () => {
    fc.assert(
      fc.property(address, parameters, (before, own) => {
        const after = placeParameters(before, own);
        const added = after.length - before.length;
        const isPutInAt = (at: number) =>
          after.startsWith(before.slice(0, at)) &&
          after.endsWith(before.slice(at)) &&
          (added === 0 || /^(?:[?&]|zq)/.test(after.slice(at)));
        expect(Array.from({ length: before.length + 1 }, (_, at) => at).some(isPutInAt)).toBe(true);
      }),
    );
  });

  it('placing them twice is placing them once', () => {
    fc.assert(
      fc.property(address, parameters, (before, added) => {
        const once = placeParameters(before, added);
        expect(placeParameters(once, added)).toBe(once);
      }),
    );
  });

  it('no tag of the address is changed or lost', () => {
    fc.assert(
      fc.property(address, parameters, (before, added) => {
        const kept = texts(placeParameters(before, added));
        for (const each of texts(before)) expect(kept).toContain(each);
      }),
    );
  });

  it('browsers read each value as it was given, and the fragment as it was', () => {
    const plain = fc.tuple(word, fc.array(fc.tuple(word, word), { maxLength: 3 }), word).map(([path, query, hash]) => {
      const asked = query.map(([name, value]) => `${name}=${value}`).join('&');
      return `https://shop.example/${path}${asked && `?${asked}`}${hash && `#${hash}`}`;
    });
    const values = fc.string({ minLength: 1 }).filter((value) => value.trim() !== '' && findTags(value).length === 0);
    fc.assert(
      fc.property(plain, values, (before, value) => {
        const [was, is] = [new URL(before), new URL(placeParameters(before, [{ name: 'zq_a', value }]))];
        expect(is.searchParams.get('zq_a')).toBe(value.trim());
        expect(is.hash).toBe(was.hash);
        expect(is.pathname).toBe(was.pathname);
        for (const [name, other] of was.searchParams) expect(is.searchParams.getAll(name)).toContain(other);
      }),
    );
  });
});
