import { expect, it } from 'vitest';
import { elementLink, linkElementTags, withLinkElements } from './link-elements.ts';

it('says where the elements of sending systems lead', () => {
  expect(
    ['unsubscribe', 'preferences', 'webversion', 'forwardtoafriend', 'span', 'constructor'].map(elementLink),
  ).toEqual([
    ...['{{ unsubscribe }}', '{{ unsubscribe_profile }}', '{{ view_in_browser }}', '[forwardtoafriend]'],
    ...[undefined, undefined],
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
