import { blockRegistry } from '@mailwright/blocks';
import { createProfileWriter, findProfile } from '@mailwright/contract';
import { DEFAULT_SETTINGS, type EmailDocument, fromSeed } from '@mailwright/document';
import { expect, it } from 'vitest';
import { renderDocument } from './render-document.ts';
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
  expect(html).toContain(`href='https://a.example/?c={{ city | default: "New%20York" }}'`);
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
