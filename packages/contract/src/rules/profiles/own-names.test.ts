import { describe, expect, it } from 'vitest';
import { findProfile, PROFILES } from '../../profiles/profiles.ts';
import { createProfileReader, recognizeProfile } from './read-tags.ts';
import { writeField } from './write-field.ts';

/** Fields as some system or other calls them, signs and all. */
const SPACES = [
  'Subscriber.',
  '.Subscriber.',
  'Subscriber.Attribs.',
  '.Subscriber.Attribs.',
  'contact.',
  'customer.',
  'var:',
  'data:',
  'mj:',
  'lead.',
  'user.',
  'custom_attribute.',
  'params.',
  'person.',
];
const NAMES = [
  ...SPACES.flatMap((space) => ['city', 'FirstName', 'first_name', 'EMAIL', 'email'].map((name) => space + name)),
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: a system's own signs.
  '${first_name}',
  '${city}',
  'custom_attribute.${plan}',
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: a system's own signs.
  'AttributeValue("FirstName")',
  'AttributeValue("plan")',
  'person|lookup:"plan"',
  'city',
  'firstName',
  'items.title',
  '2nd',
  'a:b',
  'first name',
  'one.2nd',
] as const;

describe.each(PROFILES.map((each) => [each.name, each] as const))('%s', (_name, profile) => {
  const { field } = createProfileReader(profile);
  const beginnings = [profile.names.other, profile.names.dotted ?? '']
    .map((form) => form.split('<name>')[0] ?? '')
    .filter((beginning) => beginning !== '');

  it('builds no name around a name, and writes what it reads as it was', () => {
    for (const name of NAMES) {
      const written = writeField(profile, { name }, 'html');
      const read = field(written);
      if (read) expect(writeField(profile, read, 'html'), name).toBe(written);
      for (const beginning of beginnings) {
        expect(written.split(beginning).length, `${name}: ${written}`).toBeLessThanOrEqual(2);
        const bare = beginning.replace(/^\./, '');
        if (/[.:]$/.test(bare)) expect(written.split(bare).length, `${name}: ${written}`).toBeLessThanOrEqual(2);
      }
    }
  });
});

const written = (id: string, name: string) => writeField(findProfile(id) ?? expect.fail(id), { name }, 'html');

it('writes names of a system as they are there', () => {
  expect(written('listmonk', 'Subscriber.FirstName')).toBe('{{ .Subscriber.FirstName }}');
  expect(written('listmonk', '.Subscriber.Attribs.city')).toBe('{{ .Subscriber.Attribs.city }}');
  expect(written('listmonk', 'Subscriber.city')).toBe('{{ .Subscriber.Attribs.city }}');
  expect(written('listmonk', 'Campaign.UUID')).toBe('{{ .Campaign.UUID }}');
  expect(written('mailjet', 'data:city')).toBe('{{data:city}}');
  expect(written('mailjet', 'var:order.total')).toBe('{{var:order.total}}');
  expect(written('mailjet', 'mj:campaign.name')).toBe('{{mj:campaign.name}}');
  expect(written('braze', 'custom_attribute.plan')).toBe('{{custom_attribute.$' + '{plan}}}');
  expect(written('braze', '$' + '{first_name}')).toBe('{{$' + '{first_name}}}');
  expect(written('klaviyo', 'person|lookup:"plan"')).toBe('{{ person|lookup:"plan" }}');
  expect(written('salesforce-marketing-cloud', 'AttributeValue("plan")')).toBe('%%=AttributeValue("plan")=%%');
  expect(written('hubspot', 'contact.city')).toBe('{{ contact.city }}');
});

it('reads names of a system that could be no others', () => {
  const { field } = createProfileReader(findProfile('mailjet') ?? expect.fail('no Mailjet'));
  expect(field('{{var:order_id}}')).toEqual({ name: 'var:order_id' });
  expect(field('{{mj:campaign.name}}')).toEqual({ name: 'mj:campaign.name' });
  expect(field('{{data:city}}')).toEqual({ name: 'city' });
  expect(field('{{other:city}}')).toBeUndefined();
});

it('writes names that Go has no words for as texts', () => {
  expect(written('listmonk', 'favorite color')).toBe('{{ (index .Subscriber.Attribs "favorite color") }}');
  expect(written('listmonk', '2nd')).toBe('{{ (index .Subscriber.Attribs "2nd") }}');
  expect(written('listmonk', 'one.2nd')).toBe('{{ (index .Subscriber.Attribs "one" "2nd") }}');
  const { field } = createProfileReader(findProfile('listmonk') ?? expect.fail('no listmonk'));
  expect(field('{{ (index .Subscriber.Attribs "favorite color") }}')).toEqual({ name: 'favorite color' });
  expect(field('{{ (index .Subscriber.Attribs "one" "2nd") | default "x" }}')).toEqual({
    name: 'one.2nd',
    fallback: 'x',
  });
});

it('recognizes systems by names in braces that only they have, and by no others', () => {
  const told = (text: string) => recognizeProfile([text], PROFILES)?.id;
  expect(told('Hi {{ .Subscriber.FirstName }}, {{ .Subscriber.Attribs.city }}')).toBe('listmonk');
  expect(told('<a href="{{ UnsubscribeURL }}">out</a> {{ TrackView }}')).toBe('listmonk');
  expect(told('Hi {{data:city}}, {{var:order}}')).toBe('mailjet');
  expect(told('{{ contact.firstname }} <a href="{{ unsubscribe_link_all }}">out</a>')).toBe('hubspot');
  expect(told('Hi {{ firstName }} {{ contact.city }} {{ unsubscribe }} {{ unsubscribe_url }}')).toBeUndefined();
  expect(told('{{ UnsubscribeURLs }} {{ dataset }} {{ unsubscribeUrl }}')).toBeUndefined();
});
