import { describe, expect, it } from 'vitest';
import { findProfile, PROFILES } from '../../profiles/profiles.ts';
import type { SendingProfile } from '../../profiles/sending-profile.ts';
import { mapAddress } from '../links/address-fields.ts';
import { neutralTag } from '../tags/neutral-field.ts';
import { mapTags } from '../tags/tag-pieces.ts';
import { createProfileWriter } from './profile-writer.ts';
import { createProfileReader, recognizeProfile } from './read-tags.ts';
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
    if (each.field.fallback === undefined || each.field.fallback.includes('<content>')) return;
    const written = writeField(each, { name: 'firstName', fallback: 'dear friend' }, 'html');
    expect(field(written)?.fallback).toBe('dear friend');
  });
});

/** An address as the system has it, and again as it was read. */
function roundTrip(each: SendingProfile, address: string): readonly [written: string, read: string] {
  const writer = createProfileWriter(each);
  const places = { start: 'address', web: 'within-web', other: 'within-other' } as const;
  const written = mapAddress(
    address,
    (words) => words,
    ({ name, fallback }, position) => writer.field(name, fallback, places[position]),
  );
  return [written, createProfileReader(each).address(written)];
}

describe.each(PROFILES.map((each) => [each.name, each] as const))('an address of %s', (_name, each) => {
  const city = each.names.capitals ? 'CITY' : 'city';
  const writer = createProfileWriter(each);

  it('is read as the address it was written from, and written again as it was', () => {
    const canEncode = each.field.encoded !== undefined;
    const mark = canEncode ? ' | unencoded' : '';
    const address = `https://a.example/{{ ${city}${mark} }}/?e={{ email }}&c={{ ${city} }}#x`;
    const [written, read] = roundTrip(each, address);
    expect(read, written).toBe(address);
    expect(roundTrip(each, read)[0]).toBe(written);
    const start = roundTrip(each, '{{ email }}?c=1');
    expect(start).toEqual([`${writer.field('email', undefined, 'address')}?c=1`, '{{ email }}?c=1']);
  });

  it('keeps fallbacks of what is encoded in one place', () => {
    const form = each.field.encodedFallback ?? '<content>';
    if (form.includes('<content>')) return;
    const address = `https://a.example/?c={{ ${city} | fallback: "New York" }}`;
    const [written, read] = roundTrip(each, address);
    expect(read, written).toBe(address);
  });
});

it('reads what is encoded in an address, keeps it as typed elsewhere, and leaves what it could not write again', () => {
  const read = (id: string, address: string) => createProfileReader(profile(id)).address(address);
  expect(read('mailchimp', 'https://a.example/?e=*|URL:EMAIL|*&l=*|LIST:UID|*')).toBe(
    'https://a.example/?e={{ email }}&l=*|LIST:UID|*',
  );
  expect(read('mailchimp', '*|UNSUB|*')).toBe('{{ unsubscribe }}');
  expect(read('mailchimp', 'https://a.example/?u=*|UNSUB|*')).toBe('https://a.example/?u={{ unsubscribe }}');
  expect(createProfileReader(profile('mailchimp')).field('*|URL:EMAIL|*')).toBeUndefined();
  expect(read('liquid', 'https://a.example/?c={{city|url_encode}}&d={{ d | upcase | url_encode }}')).toBe(
    'https://a.example/?c={{ city }}&d={{ d | upcase | url_encode }}',
  );
  expect(read('liquid', 'https://a.example/?c={{ city | default: "New York" }}')).toBe(
    'https://a.example/?c={{ city | default: "New York" }}',
  );
  expect(read('liquid', `https://a.example/?c={{ city | url_encode }}&d=${'x'.repeat(2000)}`)).toMatch(
    /\?c=\{\{ city \}\}&/,
  );
  expect(read('iterable', 'https://a.example/?c={{#urlEncode}}{{{city}}}{{/urlEncode}}&d={{#if a}}1{{/if}}')).toBe(
    'https://a.example/?c={{ city }}&d={{#if a}}1{{/if}}',
  );
});

it('marks what stands raw beside tags that are not read', () => {
  const { address } = createProfileReader(profile('liquid'));
  const source = 'https://a.example/{% if a %}{{ a }}{% endif %}?c={{ city }}&d={{ d | url_encode }}';
  const isRead = [true, false, true, true, true];
  expect(address(source, [], (named, index) => ({ named, isRead: isRead[index] ?? false }))).toBe(
    'https://a.example/{% if a %}{{\t a }}{% endif %}?c={{ city | unencoded }}&d={{ d }}',
  );
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

it.each([
  ['handlebars', '{{#each items}}{{name}} {{../shop}}{{/each}}{{#if sale}}Sale{{/if}}'],
  ['liquid', '{% for line in lines %}{{ line.price | money }}{% endfor %}{% if a == "b" %}x{% endif %}'],
  [
    'liquid',
    '{% for p in products %}{{ p.price | money }} {% if p.sale %}x{% endif %} {% if p.new %}y{% endif %}{% endfor %}',
  ],
  ['liquid', '{% if requires_shipping %}<a href="{{ shop.url }}/admin/{{ id }}">View</a>{% endif %}'],
  ['liquid', '{% capture title %}Hi{% endcapture %} {{ title }}'],
  ['liquid', "{% unless hidden %}x{% endunless %} {{ item | img_url: 'small' }}"],
  ['jinja', '{% if a is defined %}x{% elif b %}y{% endif %} {{ c | default("d", true) }}'],
  ['jinja', '{% if a == "b" %}x{% endif %}'],
  ['brevo', 'Hi {{ contact.FIRSTNAME | default : "you" }} {% if contact.PLAN == "pro" %}x{% endif %}'],
  ['brevo', 'Hi {{ contact.FIRSTNAME }}, <a href="{{ mirror }}">online</a>'],
  ['brevo', '{% for item in params.items %}{{ item.name }}{% endfor %} {{ params.total }}'],
  ['hubspot', '{% module "m" path="/rich" %} {{ contact.firstname|default("you", true) }} {{ unsubscribe_link }}'],
  ['customer-io', '{% if customer.plan == "pro" %}x{% endif %} {{ event.total | money }}'],
  ['sendgrid', '{{#equals plan "pro"}}x{{/equals}} {{{unsubscribe}}}'],
])('tells %s by its language, and names of a system from those of none: %s', (id, text) => {
  expect(recognizeProfile([text], PROFILES)?.id).toBe(id);
});

it('makes what it can neutral, and leaves every other tag as it is', () => {
  const neutral = (id: string, text: string) =>
    mapTags(
      text,
      (words) => words,
      (tag) => {
        const read = createProfileReader(profile(id)).field(tag);
        return read ? neutralTag(read.name, read.fallback) : tag;
      },
    );
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

it('leaves names from the root of the data in repeats as they are typed', () => {
  const read = (id: string, tag: string) => createProfileReader(profile(id)).field(tag, ['products']);
  expect(read('amazon-ses', '{{@root.shop}}')).toBeUndefined();
  expect(read('amazon-ses', '{{../shop}}')).toEqual({ name: 'shop' });
  expect(read('sendgrid', '{{@root.shop}}')).toEqual({ name: 'shop' });
  expect(read('sendgrid', '{{../shop}}')).toBeUndefined();
  expect(read('handlebars', '{{../shop}}')).toEqual({ name: 'shop' });
  expect(read('handlebars', '{{@root.shop}}')).toBeUndefined();
});
