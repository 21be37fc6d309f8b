import { expect, test } from 'vitest';
import { choiceOf, isFound, LINK_CHOICES, linkOfChoice } from './link-choices.ts';

test('every choice makes a link that is read as that choice again', () => {
  for (const choice of LINK_CHOICES) expect(choiceOf(linkOfChoice(choice))).toBe(choice);
});

test('unsubscribe, preferences and view in browser stand beside the kinds, and store as tags', () => {
  expect(LINK_CHOICES).toEqual(
    expect.arrayContaining(['web', 'tag.unsubscribe', 'tag.unsubscribe_profile', 'tag.view_in_browser', 'tag']),
  );
  expect(linkOfChoice('tag.view_in_browser')).toEqual({ linkto: 'tag', tag: 'view_in_browser' });
});

test('typing finds by label, in any case, and by the name of the placeholder', () => {
  expect(isFound('tag.unsubscribe', 'Unsubscribe', 'unsub')).toBe(true);
  expect(isFound('tag.unsubscribe_profile', 'Preferences', 'Unsub')).toBe(true);
  expect(isFound('tag.unsubscribe', 'Abmelden', 'abm')).toBe(true);
  expect(isFound('web', 'Web page', 'unsub')).toBe(false);
});
