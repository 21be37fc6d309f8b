import { createProfileWriter } from '@mailwright/contract';
import { DEFAULT_SETTINGS, type DocumentNode, type EmailDocument } from '@mailwright/document';
import { expect, it } from 'vitest';
import { neutralMail } from './neutral-mail.ts';

const node = (id: string, type: string, props: DocumentNode['props'], children?: readonly DocumentNode[]) =>
  ({ id, type, version: 1, props, style: {}, ...(children && { children }) }) satisfies DocumentNode;

const paragraph = (text: string) => [{ type: 'paragraph', content: [{ type: 'text', text }] }];
const link = (href: string) => ({ href, target: '_self', title: '' });

function mailOf(...blocks: readonly DocumentNode[]): EmailDocument {
  const section = { columns: [100], stack: true, reverse: false, verticalAlign: 'top' };
  const column = node('c', 'column', { gap: 16 }, blocks);
  const nodes = [node('w', 'page-wrapper', {}, [node('s', 'section', section, [column])])];
  return { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes };
}

const blockOf = (mail: EmailDocument, index: number) => mail.nodes[0]?.children?.[0]?.children?.[0]?.children?.[index];

it('recognizes a system by its tags and makes them neutral in texts and addresses, with their fallbacks', () => {
  const { document, profile } = neutralMail(
    mailOf(
      node('t', 'text', { content: paragraph("Hi {{ first_name|default:'friend' }}, {% if x %}you{% endif %}") }),
      node('l', 'link', { label: 'Leave', link: link('{% unsubscribe_link %}'), underline: true }),
      node('h', 'html', { source: '<p>{{ first_name|default:"friend" }}</p>' }),
    ),
  );
  expect(profile?.name).toBe('Klaviyo');
  expect(blockOf(document, 0)?.props.content).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Hi ' },
        { type: 'mergeField', attrs: { name: 'firstName', fallback: 'friend' } },
        { type: 'text', text: ', {% if x %}you{% endif %}' },
      ],
    },
  ]);
  expect(blockOf(document, 1)?.props.link).toEqual(link('{{ unsubscribe }}'));
  expect(blockOf(document, 2)?.props.source).toBe('<p>{{ first_name|default:"friend" }}</p>');
  const field = profile && createProfileWriter(profile).field('firstName', 'friend', 'html');
  expect(field).toBe('{{ first_name|default:"friend" }}');
});

it('reads only the parts that are asked for', () => {
  const tag = node('t', 'text', { content: paragraph('Hi *|FNAME|*') });
  const other = node('o', 'text', { content: paragraph('Hi *|LNAME|*') });
  const { document } = neutralMail(mailOf(tag, other), ['t']);
  expect(JSON.stringify(blockOf(document, 0))).toContain('firstName');
  expect(blockOf(document, 1)).toEqual(other);
});

it('leaves a mail without tags of any system as it is', () => {
  const plain = mailOf(node('t', 'text', { content: paragraph('Hi {{ firstName }}, 50% off') }));
  expect(neutralMail(plain)).toEqual({ document: plain, profile: undefined, read: [], left: [] });
  expect(neutralMail(plain).document).toBe(plain);
});
