import { blockRegistry } from '@mailwright/blocks';
import { findProfile, type ProfileChoice } from '@mailwright/contract';
import {
  createEditor,
  DEFAULT_SETTINGS,
  type DocumentNode,
  type EmailDocument,
  type JsonObject,
} from '@mailwright/document';
import { islandContent } from '@mailwright/island';
import { expect, it } from 'vitest';
import { checkMail, type MailToCheck } from '../check-mail.ts';

function block(type: string, props: JsonObject, more: Partial<DocumentNode> = {}): DocumentNode {
  const seed = blockRegistry.get(type)!.tiles[0]!.create();
  return { id: type, type, props: { ...seed.props, ...props }, style: {}, ...more };
}

const button = (href: string, more: Partial<DocumentNode> = {}) =>
  block('button', { label: 'Go', link: { href, target: '_blank', title: '' } }, more);

function mailOf(...blocks: readonly DocumentNode[]): EmailDocument {
  const column: DocumentNode = { id: 'column', type: 'column', props: { gap: 16 }, style: {}, children: blocks };
  const props = { columns: [100], stack: true, reverse: false, verticalAlign: 'top' };
  const section: DocumentNode = { id: 'section', type: 'section', props, style: {}, children: [column] };
  const wrapper: DocumentNode = { id: 'wrapper', type: 'page-wrapper', props: {}, style: {}, children: [section] };
  return { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [wrapper] };
}

function found(id: ProfileChoice, document: EmailDocument, more: Partial<MailToCheck> = {}) {
  const facts = { html: '<h1>News</h1>', bytes: 1, name: 'News', preheader: 'New', now: 0, registry: blockRegistry };
  const profile = findProfile(id) ?? null;
  return checkMail({ document, ...facts, foreign: islandContent, profile, ...more }).filter(
    ({ check }) => check === 'addressFieldRaw' || check === 'profileDemand',
  );
}

const told = (...mail: Parameters<typeof found>) =>
  found(...mail).map(({ check, severity, node, prop, names }) => [check, severity, node?.id, prop, names]);

const SEARCH = 'https://shop.example/?q={{ city }}&r={{ city }}&e={{ email }}';

it('names the fields that a system puts raw into addresses, of links and pictures alike', () => {
  const raw = ['addressFieldRaw', 'warning', 'button', 'link', ['city', 'email']];
  expect(told('sendgrid', mailOf(button(SEARCH)))).toEqual([raw]);
  expect(told('liquid', mailOf(button(SEARCH)))).toEqual([]);
  expect(told('custom', mailOf(button(SEARCH)))).toEqual([]);
  const picture = block('image', { src: 'https://shop.example/{{ sku }}.png', alt: 'A cup' });
  expect(told('sendgrid', mailOf(picture))).toEqual([['addressFieldRaw', 'warning', 'image', 'src', ['sku']]]);
  expect(told('sendgrid', mailOf(button('{{ shop }}'), button('{{ unsubscribe }}')))).toEqual([]);
  const code = block('html', { source: `<a href="${SEARCH}">x</a>` });
  expect(told('sendgrid', mailOf(code))).toEqual([]);
});

it('lets a system encode what was marked as raw, by a fix', () => {
  const document = mailOf(button('https://shop.example/{{ path | unencoded }}?c={{ city }}'));
  const [finding] = found('liquid', document);
  expect(finding).toMatchObject({ check: 'addressFieldRaw', names: ['path'] });
  const context = {
    registry: blockRegistry,
    mode: 'advanced' as const,
    readOnly: false,
    features: { customCode: true, products: true },
  };
  const editor = createEditor({ document, context });
  expect(finding?.fix && editor.run(finding.fix).ok).toBe(true);
  expect(found('liquid', editor.getState().document)).toEqual([]);
  expect(JSON.stringify(editor.getState().document)).toContain('https://shop.example/{{ path }}?c={{ city }}');
  expect(found('sendgrid', document)[0]?.fix).toBeNull();
});

it('names all that a system demands at once, and puts it in by a fix', () => {
  const document = mailOf(block('text', { content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hi' }] }] }));
  const [finding, ...others] = found('hubspot', document);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ check: 'profileDemand', severity: 'warning', node: null });
  expect(finding?.names).toEqual([
    '{{ site_settings.company_name }}',
    '{{ site_settings.company_street_address_1 }}',
    '{{ site_settings.company_city }}',
    '{{ site_settings.company_state }}',
    '{{ unsubscribe_link }}',
  ]);
  const context = {
    registry: blockRegistry,
    mode: 'advanced' as const,
    readOnly: false,
    features: { customCode: true, products: true },
  };
  const editor = createEditor({ document, context });
  expect(finding?.fix && editor.run(finding.fix).ok).toBe(true);
  expect(found('hubspot', editor.getState().document)).toEqual([]);
  editor.undo();
  expect(editor.getState().document).toBe(document);
});

it('takes what stands in foreign HTML and in fields, and asks nothing of modules and of systems that demand nothing', () => {
  const island = (source: string) => mailOf(block('html', { source }));
  expect(found('mailchimp', island('<a href="*|UNSUB|*">x</a>'))).toEqual([]);
  expect(told('mailchimp', island('<p>x</p>'))).toEqual([['profileDemand', 'warning', undefined, null, ['*|UNSUB|*']]]);
  expect(found('mailchimp', mailOf(button('{{ unsubscribe }}')))).toEqual([]);
  expect(found('mailchimp', island('<p>x</p>'), { isPart: true })).toEqual([]);
  expect(found('mailchimp', island('<p>x</p>'), { isLayout: true })).toEqual([]);
  expect(found('liquid', mailOf())).toEqual([]);
  expect(found('custom', mailOf())).toEqual([]);
});
