import { expect, it } from 'vitest';
import { elementTag, fieldOfElementTag, linkElementTags, withLinkElements } from './link-elements.ts';

it('knows the tags that elements of sending systems stand for, and the fields that these are', () => {
  expect(['unsubscribe', 'forwardtoafriend', 'span', 'constructor'].map(elementTag)).toEqual([
    ...['[unsubscribe]', '[forwardtoafriend]', undefined, undefined],
  ]);
  expect(
    ['[unsubscribe]', '[preferences]', '[webversion]', '[forwardtoafriend]', '[name]', 'unsubscribe'].map(
      fieldOfElementTag,
    ),
  ).toEqual([
    ...['{{ unsubscribe }}', '{{ unsubscribe_profile }}', '{{ view_in_browser }}', undefined, undefined, undefined],
  ]);
});

it('finds the tags that elements stand for', () => {
  expect(
    linkElementTags('<p><WebVersion style="x">a</WebVersion> <unsubscribe>b</unsubscribe> <unsubscribed>'),
  ).toEqual(['[webversion]', '[unsubscribe]']);
});

it('writes links to these tags as their elements, with all that is said of them', () => {
  expect(
    withLinkElements(
      '<p><a href="[unsubscribe]" target="_blank" style="color:#123456">Out <b>now</b></a> or <a href="https://a.example">on</a> <a href="[preferences]?a=1">x</a></p>',
    ),
  ).toBe(
    '<p><unsubscribe target="_blank" style="color:#123456">Out <b>now</b></unsubscribe> or <a href="https://a.example">on</a> <a href="[preferences]?a=1">x</a></p>',
  );
});
