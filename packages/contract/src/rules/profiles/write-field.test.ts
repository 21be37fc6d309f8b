import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROFILES } from '../../profiles/profiles.ts';
import { findTags } from '../tags/find-tags.ts';
import { isHarmlessTag } from '../tags/write-tags.ts';
import { hostileText } from './testing/hostile-texts.ts';
import type { TagPlace } from './text-literal.ts';
import { writeField } from './write-field.ts';

const PLACES: readonly TagPlace[] = [
  'html',
  'address',
  'within-web',
  'within-other',
  'plain',
  'plain-address',
  'plain-within-web',
  'plain-within-other',
];
const ROWS = PROFILES.map((profile) => [profile.name, profile] as const);

/** The mail's field, with a fallback, and the links, as each system reads them. */
const WRITTEN: Readonly<Record<string, readonly [field: string, fallback: string, unsubscribe: string]>> = {
  'active-campaign': ['%FIRSTNAME%', '%FIRSTNAME%', '%UNSUBSCRIBELINK%'],
  'amazon-ses': ['{{firstName}}', '{{#if firstName}}{{firstName}}{{else}}friend{{/if}}', '{{amazonSESUnsubscribeUrl}}'],
  braze: ['{{${first_name}}}', '{{${first_name} | default: "friend"}}', '{{${set_user_to_unsubscribed_url}}}'],
  brevo: ['{{ contact.FIRSTNAME }}', '{{ contact.FIRSTNAME | default : "friend" }}', '{{ unsubscribe }}'],
  'campaign-monitor': ['[firstname,fallback=]', '[firstname,fallback=friend]', '[unsubscribe]'],
  'customer-io': [
    '{{ customer.first_name }}',
    '{{ customer.first_name | default: "friend" }}',
    '{% unsubscribe_url %}',
  ],
  hubspot: [
    '{{ contact.firstname }}',
    '{{ personalization_token("contact.firstname", "friend") }}',
    '{{ unsubscribe_link_all }}',
  ],
  iterable: ['{{firstName}}', '{{defaultIfEmpty firstName "friend"}}', '{{unsubscribeUrl}}'],
  klaviyo: ['{{ first_name }}', '{{ first_name|default:"friend" }}', '{% unsubscribe_link %}'],
  listmonk: ['{{ .Subscriber.FirstName }}', '{{ .Subscriber.FirstName | default "friend" }}', '{{ UnsubscribeURL }}'],
  mailchimp: ['*|FNAME|*', '*|IF:FNAME|**|FNAME|**|ELSE:|*friend*|END:IF|*', '*|UNSUB|*'],
  mailerlite: ['{$name}', '{$name|default("friend")}', '{$unsubscribe}'],
  mailgun: ['{{firstName}}', '{{#if firstName}}{{firstName}}{{else}}friend{{/if}}', '%unsubscribe_url%'],
  mailjet: ['{{data:firstname}}', '{{data:firstname:"friend"}}', '[[UNSUB_LINK_EN]]'],
  mautic: ['{contactfield=firstname}', '{contactfield=firstname|friend}', '{unsubscribe_url}'],
  postmark: ['{{firstName}}', '{{firstName}}{{^firstName}}friend{{/firstName}}', '{{{ pm:unsubscribe_url }}}'],
  'salesforce-marketing-cloud': [
    '%%=AttributeValue("FirstName")=%%',
    '%%=IIF(EMPTY(AttributeValue("FirstName")),"friend",AttributeValue("FirstName"))=%%',
    '%%unsub_center_url%%',
  ],
  sendgrid: ['{{first_name}}', '{{insert first_name "default=friend"}}', '{{{unsubscribe}}}'],
  sendy: ['[Name,fallback=]', '[Name,fallback=friend]', '[unsubscribe]'],
  handlebars: ['{{firstName}}', '{{#if firstName}}{{firstName}}{{else}}friend{{/if}}', '{{unsubscribe}}'],
  jinja: ['{{ firstName }}', '{{ firstName | default("friend", true) }}', '{{ unsubscribe }}'],
  liquid: ['{{ firstName }}', '{{ firstName | default: "friend" }}', '{{ unsubscribe }}'],
};

/** The mail's field within an address, and one with a fallback; undefined where the system has no way to encode. */
const ENCODED: Readonly<Record<string, readonly [field: string, fallback: string]>> = {
  braze: ['{{${email_address} | url_encode}}', '{{${city} | default: "New York" | url_encode}}'],
  brevo: ['{{ contact.EMAIL|urlencode }}', '{{ contact.CITY|default:"New York"|urlencode }}'],
  'customer-io': ['{{ customer.email | url_encode }}', '{{ customer.city | default: "New York" | url_encode }}'],
  hubspot: ['{{ contact.email|urlencode }}', '{{ personalization_token("contact.city", "New York")|urlencode }}'],
  iterable: [
    '{{#urlEncode}}{{{email}}}{{/urlEncode}}',
    '{{#urlEncode}}{{{defaultIfEmpty city "New York"}}}{{/urlEncode}}',
  ],
  klaviyo: ['{{ email|urlencode }}', '{{ person|lookup:"city"|default:"New York"|urlencode }}'],
  listmonk: [
    '{{ .Subscriber.Email | default "" | urlquery }}',
    '{{ .Subscriber.Attribs.city | default "New York" | urlquery }}',
  ],
  mailchimp: ['*|URL:EMAIL|*', '*|IF:CITY|**|URL:CITY|**|ELSE:|*New%20York*|END:IF|*'],
  mautic: ['{contactfield=email|true}', '{contactfield=city|New%20York}'],
  'salesforce-marketing-cloud': [
    '%%=URLEncode(AttributeValue("emailaddr"),1,1)=%%',
    '%%=URLEncode(IIF(EMPTY(AttributeValue("city")),"New York",AttributeValue("city")),1,1)=%%',
  ],
  jinja: ['{{ email | urlencode }}', '{{ city | default("New York", true) | urlencode }}'],
  liquid: ['{{ email | url_encode }}', '{{ city | default: "New York" | url_encode }}'],
};

describe.each(ROWS)('%s', (_name, profile) => {
  it('has a field within an address encoded as its documentation says, or written as elsewhere', () => {
    const within = (name: string, fallback?: string) => writeField(profile, { name, fallback }, 'within-web');
    const plain = (name: string, fallback?: string) => writeField(profile, { name, fallback }, 'address');
    expect([within('email'), within('city', 'New York')]).toEqual(
      ENCODED[profile.id] ?? [plain('email'), plain('city', 'New York')],
    );
    if (profile.special) expect(within('unsubscribe')).toBe(plain('unsubscribe'));
  });

  it('has the field, its fallback and the link to unsubscribe written as its documentation says', () => {
    expect([
      writeField(profile, { name: 'firstName' }, 'html'),
      writeField(profile, { name: 'firstName', fallback: 'friend' }, 'html'),
      writeField(profile, { name: 'unsubscribe' }, 'address'),
    ]).toEqual(WRITTEN[profile.id]);
  });

  it('keeps any fallback within its tag, and the tag within any text and attribute', () => {
    fc.assert(
      fc.property(hostileText, fc.constantFrom(...PLACES), (fallback, place) => {
        const written = writeField(profile, { name: 'firstName', fallback }, place);
        const usual = writeField(profile, { name: 'firstName', fallback: 'friend' }, place);
        const without = writeField(profile, { name: 'firstName' }, place);
        expect(isHarmlessTag(written)).toBe(true);
        expect(written).not.toMatch(/[\r\n]/);
        if (!place.startsWith('plain')) expect(written.includes('"') && written.includes("'")).toBe(false);
        if (written !== without) expect(findTags(written)).toHaveLength(findTags(usual).length);
        const [before = '', after = ''] = usual.split('friend');
        if (written !== without) expect(written.startsWith(before) && written.endsWith(after)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('takes nothing but letters, digits, blanks, dots, colons and dashes into the name of a field', () => {
    fc.assert(
      fc.property(hostileText, (name) => {
        expect(isHarmlessTag(writeField(profile, { name: `a${name}` }, 'html'))).toBe(true);
      }),
    );
  });
});

it('leaves out what could run where a whole address is a field', () => {
  const [liquid] = PROFILES.filter(({ id }) => id === 'liquid');
  if (!liquid) throw new Error('no Liquid');
  expect(writeField(liquid, { name: 'shop', fallback: 'javascript:alert(1)' }, 'address')).toBe(
    '{{ shop | default: "" }}',
  );
  expect(writeField(liquid, { name: 'shop', fallback: 'https://a.example/a b' }, 'address')).toBe(
    '{{ shop | default: "https://a.example/a%20b" }}',
  );
});

it('writes no address that runs once what cannot be seen is gone, and no field that every object has', () => {
  const liquid = PROFILES.find(({ id }) => id === 'liquid') ?? expect.fail('no Liquid');
  const mailchimp = PROFILES.find(({ id }) => id === 'mailchimp') ?? expect.fail('no Mailchimp');
  expect(writeField(liquid, { name: 'shop', fallback: '\u0001javascript:alert(1)' }, 'address')).toBe(
    '{{ shop | default: "" }}',
  );
  expect(writeField(mailchimp, { name: 'constructor' }, 'html')).toBe('*|CONSTRUCTOR|*');
});
