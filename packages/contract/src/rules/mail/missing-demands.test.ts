import { expect, it } from 'vitest';
import { findProfile, PROFILES } from '../../profiles/profiles.ts';
import { writeField } from '../profiles/write-field.ts';
import { missingDemands } from './missing-demands.ts';

const missing = (id: string, ...texts: string[]) =>
  missingDemands(findProfile(id) ?? expect.fail(id), texts).map(({ name }) => name);

it('names what HubSpot demands of a mail', () => {
  expect(missing('hubspot', 'Hi {{ firstName }}')).toEqual([
    '{{ site_settings.company_name }}',
    '{{ site_settings.company_street_address_1 }}',
    '{{ site_settings.company_city }}',
    '{{ site_settings.company_state }}',
    '{{ unsubscribe_link }}',
  ]);
  expect(missing('hubspot', '{{ sender_address }}', '{{ unsubscribe }}')).toEqual([]);
  expect(missing('hubspot', '{{ sender_address }}', '<a href="{{unsubscribe_link}}">out</a>')).toEqual([]);
  expect(missing('hubspot', '{{site_settings.company_name|upper}} {{ site_settings.company_city_2 }}')).toEqual([
    '{{ site_settings.company_street_address_1 }}',
    '{{ site_settings.company_city }}',
    '{{ site_settings.company_state }}',
    '{{ unsubscribe_link }}',
  ]);
});

it('names the link for unsubscribing where a system sends no mail without it', () => {
  expect(missing('mailchimp', 'Unsubscribe: https://a.example')).toEqual(['*|UNSUB|*']);
  expect(missing('mailchimp', '*|unsub|*')).toEqual([]);
  expect(missing('klaviyo', "{% unsubscribe 'click here' %}")).toEqual([]);
  expect(missing('salesforce-marketing-cloud', '%%subscription_center_url%% %%Member_Address%%')).toEqual([
    '%%Member_Addr%%',
  ]);
  expect(missing('liquid', '')).toEqual([]);
});

it('is met by the neutral field that each demand names', () => {
  for (const profile of PROFILES)
    for (const { name, field } of profile.demands ?? []) {
      const written = writeField(profile, { name: field }, 'html');
      expect(
        missingDemands(profile, [`{{ ${field} }}`]).map((each) => each.name),
        written,
      ).not.toContain(name);
    }
});
