import { blockRegistry } from '@mailwright/blocks';
import { createProfileWriter, findProfile, verbatimTag } from '@mailwright/contract';
import { DEFAULT_SETTINGS, type EmailDocument, fromSeed } from '@mailwright/document';
import { expect, it } from 'vitest';
import { renderDocument } from './render-document.ts';
import type { DocumentOptions } from './render-options.ts';
import { renderText } from './render-text.ts';

const field = { type: 'mergeField', attrs: { name: 'firstName', fallback: 'l’amie & "toi"' } };
const text = {
  type: 'text',
  props: { content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hi ' }, field] }] },
  style: {},
};
const button = {
  type: 'button',
  props: {
    label: 'Go, {{ firstName | fallback: "friend" }}',
    link: { href: 'https://a.example/?c={{ city | fallback: "New York" }}', target: '_self', title: '' },
    fullWidth: false,
    paddingX: 28,
    paddingY: 15,
  },
  style: {},
};
const link = {
  type: 'link',
  props: { label: 'Unsubscribe', link: { href: '{{ unsubscribe }}', target: '_self', title: '' }, underline: true },
  style: {},
};
const view = {
  type: 'link',
  props: { label: 'View online', link: { href: '{{ view_in_browser }}', target: '_self', title: '' }, underline: true },
  style: {},
};
const section = {
  type: 'section',
  props: { columns: [100], stack: true, reverse: false, verticalAlign: 'top' },
  style: {},
  children: [{ type: 'column', props: { gap: 16 }, style: {}, children: [text, button, link, view] }],
};
const mail: EmailDocument = {
  formatVersion: 1,
  settings: DEFAULT_SETTINGS,
  nodes: [fromSeed({ type: 'page-wrapper', props: {}, style: {}, children: [section] }, blockRegistry)],
};

function sent(id?: string, document = mail) {
  const profile = findProfile(id ?? '');
  const options = {
    registry: blockRegistry,
    assetBase: 'https://mail.example',
    title: 'For {{ firstName | fallback: "you" }}',
    ...(profile && { profile: createProfileWriter(profile) }),
  };
  return { html: renderDocument(document, options).html, text: renderText(document, options) };
}

it('writes fields, fallbacks and links to unsubscribe as the sending system reads them', () => {
  const { html, text: plain } = sent('liquid');
  expect(html).toContain('<title>For {{ firstName | default: "you" }}</title>');
  expect(html).toContain('Hi {{ firstName | default: "l’amie &amp; &quot;toi&quot;" }}</p>');
  expect(html).toContain('Go, {{ firstName | default: "friend" }}');
  expect(html).toContain(`href='https://a.example/?c={{ city | default: "New York" | url_encode }}'`);
  expect(plain).toContain('Hi {{ firstName | default: "l’amie & ”toi”" }}');
  const mailchimp = sent('mailchimp').html;
  expect(mailchimp).toContain('Hi *|IF:FNAME|**|FNAME|**|ELSE:|*l’amie &amp; &quot;toi&quot;*|END:IF|*</p>');
  expect(mailchimp).toContain('href="*|UNSUB|*"');
});

it('writes fields that were typed into a text as those that were picked', () => {
  const bold = { type: 'text', text: 'firstName }}  you', marks: [{ type: 'bold' }] };
  const words = [
    { type: 'text', text: 'Hi {{city | fallback: "there"}}, {{ ' },
    bold,
    { type: 'text', text: ' {% x %}' },
  ];
  const typed = { type: 'text', props: { content: [{ type: 'paragraph', content: words }] }, style: {} };
  const column = { type: 'column', props: { gap: 16 }, style: {}, children: [typed] };
  const wrapper = { type: 'page-wrapper', props: {}, style: {}, children: [{ ...section, children: [column] }] };
  const ofText = { ...mail, nodes: [fromSeed(wrapper, blockRegistry)] };
  const mailchimp = sent('mailchimp', ofText);
  const city = '*|IF:CITY|**|CITY|**|ELSE:|*there*|END:IF|*';
  expect(mailchimp.html).toContain(`Hi ${city}, *|FNAME|*<strong>&nbsp; you</strong> {% x %}</p>`);
  expect(mailchimp.text).toContain(`Hi ${city}, *|FNAME|*  you {% x %}`);
  expect(sent(undefined, ofText).html).toContain('Hi {{ city }}, {{ firstName }}<strong>');
});

/** The addresses of a mail with one button. */
function sentAddresses(href: string, options: Partial<DocumentOptions> = {}) {
  const one = { ...button, props: { ...button.props, label: 'Go', link: { ...button.props.link, href } } };
  const column = { type: 'column', props: { gap: 16 }, style: {}, children: [one] };
  const wrapper = { type: 'page-wrapper', props: {}, style: {}, children: [{ ...section, children: [column] }] };
  const document = { ...mail, nodes: [fromSeed(wrapper, blockRegistry)] };
  const all = { registry: blockRegistry, assetBase: 'https://mail.example', title: '', ...options };
  const [, quoted, double, single] =
    /<a [^>]*?href=("([^"]*)"|'([^']*)')/.exec(renderDocument(document, all).html) ?? [];
  const text = /Go:? ?\(?(\S.*?)\)?\n/.exec(renderText(document, all))?.[1];
  return { html: quoted === undefined ? undefined : (double ?? single), text };
}

const written = (id: string) => ({ profile: createProfileWriter(findProfile(id) ?? expect.fail(id)) });

it('has fields within addresses encoded by the sending system, in HTML and in plain text', () => {
  const address = 'https://a.example/{{ city }}/?e={{ email }}&p={{ plan | unencoded }}';
  expect(sentAddresses(address, written('mailchimp'))).toEqual({
    html: 'https://a.example/*|URL:CITY|*/?e=*|URL:EMAIL|*&amp;p=*|PLAN|*',
    text: 'https://a.example/*|URL:CITY|*/?e=*|URL:EMAIL|*&p=*|PLAN|*',
  });
  expect(sentAddresses('https://a.example/?e={{ email }}', written('sendgrid'))).toEqual({
    html: 'https://a.example/?e={{email}}',
    text: 'https://a.example/?e={{{email}}}',
  });
  expect(sentAddresses(address).html).toBe('https://a.example/{{ city }}/?e={{ email }}&amp;p={{ plan }}');
});

it('writes an address that begins with a field, and a host, as they are', () => {
  expect(sentAddresses('{{ product.link }}', written('liquid')).html).toBe('{{ product.link }}');
  expect(sentAddresses('{{ link }}?c={{ city }}', written('liquid')).html).toBe('{{ link }}?c={{ city | url_encode }}');
  expect(sentAddresses('http://{{ link }}', written('mailchimp')).html).toBe('http://*|LINK|*');
});

it('shows sample values encoded within an address, and as they are where it begins', () => {
  const samples = { link: 'https://s.example/a b?x=1&y=2', city: 'A & B/ü', bad: 'javascript:alert(1)', path: 'a/b' };
  const href = (address: string) => sentAddresses(address, { samples }).html;
  expect(href('{{ link }}')).toBe('https://s.example/a%20b?x=1&amp;y=2');
  expect(href('{{ link }}&c={{ city }}')).toBe('https://s.example/a%20b?x=1&amp;y=2&amp;c=A%20%26%20B%2F%C3%BC');
  expect(href('https://a.example/{{ path }}/{{ path | unencoded }}')).toBe('https://a.example/a%2Fb/a/b');
  expect(href('{{ bad }}')).toBeUndefined();
  expect(href('{{ none | fallback: "javascript:alert(1)" }}')).toBeUndefined();
  expect(href('{{ none | fallback: "https://f.example/" }}')).toBe('https://f.example/');
});

it('begins a mail for HubSpot with what lets it read conditions for each contact', () => {
  expect(sent('hubspot').html).toMatch(
    /^<!--\n {2}templateType: email\n {2}isEnabledForEmailV3Rendering: true\n-->\n<!doctype html>\n<html /,
  );
  expect(sent('klaviyo').html).toMatch(/^<!doctype html>/);
  expect(sent('hubspot').text).not.toContain('templateType');
});

it('leaves a tag that is no field as it was written, in plain text and in its addresses, too', () => {
  const address = `https://a.example/?c=${verbatimTag('{{ shop }}')}&e={{ email }}`;
  expect(sentAddresses(address, written('customer-io')).text).toBe(
    'https://a.example/?c={{ shop }}&e={{ customer.email | url_encode }}',
  );
});

const OPTIONS = { registry: blockRegistry, assetBase: '', title: 'T' };

it('draws no shape for Word around a link that is an element of the sending system', () => {
  const leaving = { ...button, props: { ...button.props, link: { ...button.props.link, href: '{{ unsubscribe }}' } } };
  const document = fromSeed(
    { ...section, children: [{ type: 'column', props: { gap: 16 }, style: {}, children: [leaving] }] },
    blockRegistry,
  );
  const written = (id: string) =>
    renderDocument(
      { ...mail, nodes: [document] },
      { ...OPTIONS, profile: createProfileWriter(findProfile(id) ?? expect.fail(id)) },
    ).html;
  const html = written('campaign-monitor');
  expect(html).not.toMatch(/<v:|\[unsubscribe\]/);
  expect(html.match(/<unsubscribe /g)).toHaveLength(2);
  expect(written('mailchimp')).toContain('<v:roundrect href="*|UNSUB|*"');
});

it('says nothing in plain text for listmonk of an attribute that a reader has not got', () => {
  const names = ['city', 'email', 'favorite color'];
  const content = [
    { type: 'paragraph', content: names.map((name) => ({ type: 'mergeField', attrs: { name } })) },
  ] as unknown as string;
  const node = fromSeed({ type: 'text', props: { content }, style: {} }, blockRegistry);
  const profile = createProfileWriter(findProfile('listmonk') ?? expect.fail('no listmonk'));
  const own = { ...OPTIONS, profile };
  expect(
    renderText({ ...mail, nodes: [node] }, own)
      .trim()
      .replace('\n', ''),
  ).toBe(
    '{{ .Subscriber.Attribs.city | default "" }}{{ .Subscriber.Email }}{{ (index .Subscriber.Attribs "favorite color") | default "" }}',
  );
  expect(renderDocument({ ...mail, nodes: [node] }, own).html).toContain('{{ .Subscriber.Attribs.city }}');
});

it('leaves words without a link where the system has no such link', () => {
  const { html } = sent('braze');
  expect(html).toContain('href="{{${set_user_to_unsubscribed_url}}}"');
  expect(html).not.toContain('view_in_browser');
  expect(html).toMatch(/<span[^>]*>View online<\/span>/);
});

it('writes the syntax of the server without a profile, which has no fallbacks', () => {
  const { html } = sent();
  expect(html).toContain('Hi {{ firstName }}</p>');
  expect(html).toContain('href="https://a.example/?c={{ city }}"');
  expect(html).toContain('href="{{ view_in_browser }}"');
});

it('shows the sample value, or else the fallback, in previews', () => {
  const options = { registry: blockRegistry, assetBase: '', title: '', samples: { city: 'Lisbon' } };
  const { html } = renderDocument(mail, options);
  expect(html).toContain('Hi l’amie &amp; &quot;toi&quot;</p>');
  expect(html).toContain('Go, friend');
  expect(html).toContain('?c=Lisbon');
});

it('writes tags that are kept for one system as they were', () => {
  const kept = 'https://a.example/?x={{\t shop }}';
  expect(sentAddresses(kept, written('hubspot'))).toEqual({
    html: 'https://a.example/?x={{ shop }}',
    text: 'https://a.example/?x={{ shop }}',
  });
});
