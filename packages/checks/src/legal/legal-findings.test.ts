import { blockRegistry } from '@mailwright/blocks';
import { findProfile, PROFILES, type ProfileChoice } from '@mailwright/contract';
import {
  createEditor,
  DEFAULT_SETTINGS,
  type DocumentNode,
  type EmailDocument,
  type JsonObject,
  type NodeCondition,
} from '@mailwright/document';
import { islandContent } from '@mailwright/island';
import { renderDocument } from '@mailwright/render';
import { describe, expect, it, test } from 'vitest';
import { checkMail, type MailToCheck } from '../check-mail.ts';
import { unsaidFindings } from '../sending/unsupported-findings.ts';

const OPTIONS = { registry: blockRegistry, assetBase: 'https://mail.example', title: 'News', preheader: '' };

function block(type: string, props: JsonObject, more: Partial<DocumentNode> = {}): DocumentNode {
  const seed = blockRegistry.get(type)!.tiles[0]!.create();
  return { id: type, type, props: { ...seed.props, ...props }, style: {}, ...more };
}

const linked = (href: string, text: string) => ({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] });
const words = (...content: (string | JsonObject)[]) => [
  {
    type: 'paragraph',
    content: content.map((part) => (typeof part === 'string' ? { type: 'text', text: part } : part)),
  },
];
const text = (...content: (string | JsonObject)[]) => block('text', { content: words(...content) });
const button = (label: string, href: string) => block('button', { label, link: { href, target: '_blank', title: '' } });

function mailOf(blocks: readonly DocumentNode[]): EmailDocument {
  const column: DocumentNode = { id: 'column', type: 'column', props: { gap: 16 }, style: {}, children: blocks };
  const props = { columns: [100], stack: true, reverse: false, verticalAlign: 'top' };
  const section: DocumentNode = { id: 'section', type: 'section', props, style: {}, children: [column] };
  const wrapper: DocumentNode = { id: 'wrapper', type: 'page-wrapper', props: {}, style: {}, children: [section] };
  return { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [wrapper] };
}

const islandMail = (source: string): EmailDocument => ({
  formatVersion: 1,
  settings: DEFAULT_SETTINGS,
  nodes: [{ id: 'island', type: 'html', props: { source }, style: {} }],
});

function found(mail: EmailDocument | readonly DocumentNode[], more: Partial<MailToCheck> = {}) {
  const document = 'nodes' in mail ? mail : mailOf(mail);
  const { html, bytes } = renderDocument(document, OPTIONS);
  const facts = {
    html,
    bytes,
    name: 'News',
    preheader: 'New',
    now: 0,
    registry: blockRegistry,
    foreign: islandContent,
  };
  return checkMail({ document, ...facts, ...more }).filter(({ check }) =>
    /^(?:unsubscribe|address)Missing$/.test(check),
  );
}

const checks = (...mail: Parameters<typeof found>) =>
  found(...mail).map(({ check, severity }) => `${check} ${severity}`);

const NO_WAY_OUT = ['unsubscribeMissing warning'];
const NO_ADDRESS = ['addressMissing warning'];
const ADDRESS = block('text', { content: words('Acme · 12 Harbor Street'), postalAddress: true }, { id: 'address' });
const WAY_OUT = { ...button('Unsubscribe', '{{ unsubscribe }}'), id: 'way-out' };

test('both are missed in a marketing mail, and neither in other mails, modules and layouts', () => {
  expect(checks([text('Hello')])).toEqual([...NO_WAY_OUT, ...NO_ADDRESS]);
  expect(checks([text('Hello')], { purpose: 'transactional' })).toEqual([]);
  expect(checks([text('Hello')], { isPart: true })).toEqual([]);
  expect(checks([text('Hello')], { isLayout: true })).toEqual([]);
  expect(checks([WAY_OUT, ADDRESS])).toEqual([]);
});

describe('a way to unsubscribe', () => {
  it.each<[string, DocumentNode]>([
    ['the neutral link in a text', text(linked('{{ unsubscribe }}', 'here'))],
    ['the neutral link of a button', button('Leave', '{{ unsubscribe }}')],
    ['the field as words', text({ type: 'mergeField', attrs: { name: 'unsubscribe' } })],
    ['an address that says so', text(linked('https://shop.example/unsubscribe?u=1', 'here'))],
    ['words that say so in German', text(linked('https://shop.example/x', 'Newsletter abbestellen'))],
    ['the reader’s settings with words that say so', text(linked('{{ unsubscribe_profile }}', 'Unsubscribe'))],
    [
      'one of several links',
      block('menu', {
        items: [
          { id: 'a', label: 'Shop', link: { href: 'https://shop.example/' } },
          { id: 'b', label: 'Leave', link: { href: '{{ unsubscribe }}' } },
        ],
      }),
    ],
    ['a tag in whose place the system puts the link', text('{% unsubscribe %}')],
    ['foreign HTML with the system’s own tag', block('html', { source: '<p><a href="*|UNSUB|*">Leave</a></p>' })],
    [
      'foreign HTML with the system’s own element',
      block('html', { source: '<p><unsubscribe>Leave</unsubscribe></p>' }),
    ],
  ])('is %s', (_, node) => {
    expect(checks([node, ADDRESS])).toEqual([]);
  });

  it.each<[string, DocumentNode]>([
    ['a link to the reader’s settings', button('Preferences', '{{ unsubscribe_profile }}')],
    ['a link that leads nowhere', text(linked('#', 'Unsubscribe'))],
    ['a link without an address', button('Unsubscribe', '')],
    ['words without a link', text('To unsubscribe, write to us.')],
    ['a condition on a field', text('{% if unsubscribed %}You left.{% endif %}')],
    ['foreign HTML without one', block('html', { source: '<!-- <a href="*|UNSUB|*">x</a> --><p>Hello</p>' })],
  ])('is not %s', (_, node) => {
    expect(checks([node, ADDRESS])).toEqual(NO_WAY_OUT);
  });

  it('is a link to the reader’s settings where the system writes it as one', () => {
    const mail = [button('Preferences', '{{ unsubscribe_profile }}'), ADDRESS];
    expect(checks(mail, { profile: findProfile('hubspot') ?? null })).toEqual([]);
    expect(checks(mail, { profile: findProfile('mailchimp') ?? null })).toEqual(NO_WAY_OUT);
  });

  it('has to be there for every reader', () => {
    const condition: NodeCondition = { match: 'all', tests: [{ field: 'plan', operator: 'is', value: 'pro' }] };
    const shown = { ...WAY_OUT, condition };
    const others = { ...WAY_OUT, id: 'others', condition: { otherwise: true } } as const;
    expect(checks([shown, ADDRESS])).toEqual(NO_WAY_OUT);
    expect(checks([shown, others, ADDRESS])).toEqual([]);
    expect(checks([shown, { ...text('Hi'), condition: { otherwise: true } }, ADDRESS])).toEqual(NO_WAY_OUT);
    expect(checks([{ ...WAY_OUT, repeat: { list: 'lines' } }, ADDRESS])).toEqual(NO_WAY_OUT);
    const wide = { ...WAY_OUT, style: { hideOn: 'mobile' } } as const;
    expect(checks([wide, ADDRESS])).toEqual(NO_WAY_OUT);
    expect(checks([wide, { ...WAY_OUT, id: 'small', style: { hideOn: 'desktop-tablet' } }, ADDRESS])).toEqual([]);
  });
});

describe('a postal address', () => {
  it.each<[string, DocumentNode]>([
    ['a text that its author marks', ADDRESS],
    ['foreign HTML that its author marks', block('html', { source: '<p>12 Harbor Street</p>', postalAddress: true })],
    ['the field of the sender’s address', text({ type: 'mergeField', attrs: { name: 'sender_address' } })],
    ['the same in a label', button('From {{ sender_address }}', 'https://shop.example/')],
    ['Mailchimp’s own field', block('html', { source: '<p>*|LIST:ADDRESSLINE|*</p>' })],
    ['HubSpot’s own field', text('{{ site_settings.company_street_address_1 }}')],
    ['Salesforce’s own field', text('%%Member_Addr%%')],
    ['ActiveCampaign’s own field', text('%SENDER-INFO%')],
    ['SendGrid’s own field in either form', block('html', { source: '<p>[Sender_Address]</p>' })],
  ])('is %s', (_, node) => {
    expect(checks([node, WAY_OUT])).toEqual([]);
  });

  it.each<[string, DocumentNode]>([
    ['any text', text('Acme · 12 Harbor Street')],
    ['a marked text without words', block('text', { content: [{ type: 'paragraph' }], postalAddress: true })],
    ['a mark that was taken off', block('text', { content: words('12 Harbor Street'), postalAddress: false })],
    ['a field of the reader', text({ type: 'mergeField', attrs: { name: 'address' } })],
    ['words that only name a field', text('LIST:ADDRESSLINE')],
  ])('is not %s', (_, node) => {
    expect(checks([node, WAY_OUT])).toEqual(NO_ADDRESS);
  });

  it('is the one of the brand kit where all of its lines stand in one block', () => {
    const brandAddresses = ['Elsewhere 1', '12 Harbor Street\nPortland, OR 97209'];
    expect(checks([text('ACME · 12 Harbor Street, Portland OR 97209'), WAY_OUT], { brandAddresses })).toEqual([]);
    expect(checks([text('12 Harbor Street'), WAY_OUT], { brandAddresses })).toEqual(NO_ADDRESS);
    expect(checks([text('12 Harbor Street'), WAY_OUT], { brandAddresses: ['\n', ''] })).toEqual(NO_ADDRESS);
  });
});

test('both stand in HubSpot’s footer', () => {
  const source = `<div>{% module "footer" path="@hubspot/email_can_spam" %}</div>`;
  expect(checks([block('html', { source })])).toEqual([]);
});

test('of foreign HTML that nobody can read nothing is said', () => {
  expect(checks([block('html', { source: '<p>x</p>' })], { foreign: undefined })).toEqual([]);
});

describe('the fixes', () => {
  const fixed = (mail: EmailDocument, more: Partial<MailToCheck> = {}) => {
    const context = {
      registry: blockRegistry,
      mode: 'advanced' as const,
      readOnly: false,
      features: { customCode: true, products: true },
    };
    const editor = createEditor({ document: mail, context });
    for (const check of checks(mail, more)) {
      const before = editor.getState().document;
      const fix = found(before, more).find((each) => check.startsWith(each.check))?.fix;
      expect(fix && editor.run(fix).ok).toBe(true);
      editor.undo();
      expect(editor.getState().document).toBe(before);
      editor.redo();
    }
    return editor.getState().document;
  };
  const profileOf = (id: ProfileChoice) => ({ profile: findProfile(id) ?? null });

  it('put what is missed under the last text, in its look and the language of the mail, one step each', () => {
    const footer = { ...text('Acme'), style: { color: '#555555', fontSize: 12, textAlign: 'center' } } as const;
    const german = { ...mailOf([footer]), settings: { ...DEFAULT_SETTINGS, lang: 'de-AT' } };
    const mended = fixed(german);
    expect(found(mended)).toEqual([]);
    const blocks = mended.nodes[0]?.children?.[0]?.children?.[0]?.children ?? [];
    expect(blocks.map(({ style }) => style)).toEqual([footer.style, footer.style, footer.style]);
    expect(blocks.map(({ props }) => props.content)).toEqual([
      words('Acme'),
      words(linked('{{ unsubscribe }}', 'Abmelden')),
      words({ type: 'mergeField', attrs: { name: 'sender_address' } }),
    ]);
  });

  it('make a section of their own where the last one has no text for everybody', () => {
    const condition: NodeCondition = { match: 'all', tests: [{ field: 'plan', operator: 'is-not-empty' }] };
    for (const last of [{ ...text('Only you'), condition }, button('Go', 'https://shop.example/')]) {
      const mended = fixed(mailOf([last]));
      expect(found(mended)).toEqual([]);
      expect(mended.nodes[0]?.children).toHaveLength(2);
    }
    expect(found(fixed({ ...mailOf([]), nodes: [{ ...mailOf([]).nodes[0]!, children: [] }] }))).toEqual([]);
  });

  it('put in the address of the brand where there is one', () => {
    const mended = fixed(mailOf([text('Hi'), WAY_OUT]), {
      brandAddresses: ['12 Harbor Street\nPortland', 'Elsewhere 1'],
    });
    expect(JSON.stringify(mended)).toContain('"postalAddress":true');
    expect(found(mended)).toEqual([]);
  });

  it('write into the body of a mail that is foreign HTML, in its system’s tags, and change nothing else', () => {
    const source = '<html><body><p>Hi</p>\n</body></html>';
    const mended = fixed(islandMail(source), profileOf('mailchimp'));
    const look = '<p style="margin:16px;text-align:center;font-size:14px">';
    expect(mended.nodes[0]?.props.source).toBe(
      `<html><body><p>Hi</p>\n${look}<a href="*|UNSUB|*">Unsubscribe</a></p>\n${look}*|LIST:ADDRESSLINE|*</p>\n</body></html>`,
    );
    expect(found(mended)).toEqual([]);
    const capitals = fixed(islandMail('<BODY>İİİ</BODY>'), profileOf('mailchimp'));
    expect(capitals.nodes[0]?.props.source).toMatch(/^<BODY>İİİ<p style=/);
    const hidden = '<html><p>Hi</p><!-- </body> --></html>';
    expect(found(islandMail(hidden)).map(({ fix }) => fix)).toEqual([null, null]);
  });

  it('leave the address to a person where the system has no field for it and the brand names none', () => {
    expect(found([text('Hi')], profileOf('brevo')).map(({ fix }) => fix === null)).toEqual([false, true]);
  });
});

describe.each(PROFILES)('$name', (profile) => {
  it('takes its own tags in foreign HTML, and what the fixes put into blocks', () => {
    const { unsubscribe = '{{ unsubscribe }}', sender_address: address = '{{ sender_address }}' } =
      profile.special ?? {};
    const source = `<p><a href="${unsubscribe.replaceAll('"', '&quot;')}">x</a> ${address}</p>`;
    expect(checks([block('html', { source })], { profile })).toEqual([]);
    let mail = mailOf([text('Hi')]);
    const context = {
      registry: blockRegistry,
      mode: 'advanced' as const,
      readOnly: false,
      features: { customCode: true, products: true },
    };
    for (const check of ['unsubscribeMissing', 'addressMissing']) {
      const fix = found(mail, { profile }).find((finding) => finding.check === check)?.fix;
      if (!fix) continue;
      const editor = createEditor({ document: mail, context });
      expect(editor.run(fix).ok).toBe(true);
      mail = editor.getState().document;
    }
    const hasAddress = !profile.special || profile.special.sender_address !== undefined;
    expect(checks(mail, { profile })).toEqual(hasAddress ? [] : NO_ADDRESS);
    expect(unsaidFindings(mail, blockRegistry, profile)).toEqual([]);
  });
});
