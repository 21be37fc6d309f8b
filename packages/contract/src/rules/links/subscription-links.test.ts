import { expect, test } from 'vitest';
import { isSubscriptionLink } from './subscription-links.ts';

test.each([
  ['{{ unsubscribe }}', ''],
  ['{{ unsubscribe_profile }}', ''],
  ['{{ view_in_browser }}', ''],
  ['*|ARCHIVE|*', ''],
  ['*|UPDATE_PROFILE|*', ''],
  ['{{ MessageURL }}', ''],
  ['https://a.example/x', 'View this email in your browser'],
  ['https://a.example/x', 'Im Browser ansehen'],
  ['https://a.example/webversion/1', ''],
  ['https://a.example/x', 'Unsubscribe'],
])('%s "%s" is owed to readers', (address, words) => expect(isSubscriptionLink(address, words)).toBe(true));

test.each([
  ['https://a.example/shop', 'View the offer'],
  ['https://a.example/x?email={{ email }}', 'Shop now'],
  ['mailto:a@b.example', 'Write to us'],
])('%s "%s" is not', (address, words) => expect(isSubscriptionLink(address, words)).toBe(false));
