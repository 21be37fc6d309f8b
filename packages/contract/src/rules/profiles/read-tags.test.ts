import { describe, expect, it } from 'vitest';
import { findProfile, PROFILES } from '../../profiles/profiles.ts';
import type { SendingProfile } from '../../profiles/sending-profile.ts';
import { createProfileReader, recognizeProfile, withNeutralTags } from './read-tags.ts';
import { writeField } from './write-field.ts';

function profile(id: string): SendingProfile {
  const found = findProfile(id);
  if (!found) throw new Error(`no ${id}`);
  return found;
}

describe.each(PROFILES.map((each) => [each.name, each] as const))('%s', (_name, each) => {
  it('has its own tags read as the fields they were written from', () => {
    const { field } = createProfileReader(each);
    for (const name of ['firstName', 'email', 'unsubscribe', 'view_in_browser']) {
      const written = writeField(each, { name }, 'html');
      const read = written === '' ? { name } : field(written);
      expect(read && writeField(each, read, 'html'), name).toBe(written);
    }
    const isOneTag = each.field.fallback?.split('<name>').length === 2 && !each.field.fallback.includes('<content>');
    if (!isOneTag) return;
    const written = writeField(each, { name: 'firstName', fallback: 'dear friend' }, 'html');
    expect(field(written)?.fallback).toBe('dear friend');
  });
});

it('tells systems apart by tags that only they have', () => {
  const told = (text: string) => recognizeProfile([text], PROFILES)?.id;
  expect(told('Hi *|FNAME|*, <a href="*|UNSUB|*">x</a>')).toBe('mailchimp');
  expect(told("Hi {{ first_name|default:'there' }} {% unsubscribe_link %}")).toBe('klaviyo');
  expect(
    told('Hi {{ contact.firstname }} {{ unsubscribe_link }} {{ personalization_token("contact.city", "x") }}'),
  ).toBe('hubspot');
  expect(told('%%=AttributeValue("FirstName")=%% %%unsub_center_url%%')).toBe('salesforce-marketing-cloud');
  expect(told('{contactfield=firstname|friend} {unsubscribe_url}')).toBe('mautic');
  expect(told('[[UNSUB_LINK_EN]] {{data:firstname:"friend"}}')).toBe('mailjet');
  expect(told('Hi {{ firstName }}')).toBeUndefined();
  expect(told('Hi there, 50% off')).toBeUndefined();
});

it('makes what it can neutral, and leaves every other tag as it is', () => {
  const neutral = (id: string, text: string) =>
    withNeutralTags(text, (tag) => createProfileReader(profile(id)).field(tag));
  expect(neutral('mailchimp', 'Hi *|FNAME|*, *|IF:CITY|*in *|CITY|**|END:IF|* *|UNSUB|*')).toBe(
    'Hi {{ firstName }}, *|IF:CITY|*in {{ CITY }}*|END:IF|* {{ unsubscribe }}',
  );
  expect(neutral('klaviyo', "{{ first_name|default:'friend' }} {{ event.Items.0.Name|title }}")).toBe(
    '{{ firstName | fallback: "friend" }} {{ event.Items.0.Name|title }}',
  );
  expect(neutral('liquid', '{{ name | default: "a" | upcase }} {{ name | default: "a" }}')).toBe(
    '{{ name | default: "a" | upcase }} {{ name | fallback: "a" }}',
  );
});
