import { blockRegistry, paragraph } from '@mailwright/blocks';
import { DEFAULT_SETTINGS, type DocumentNode, type EmailDocument, type JsonObject } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { renderText } from './render-text.ts';

const OPTIONS = { registry: blockRegistry, assetBase: 'https://mail.example' };

function mail(...blocks: readonly (readonly [type: string, props: JsonObject])[]): EmailDocument {
  const children: DocumentNode[] = blocks.map(([type, props], index) => ({ id: `b${index}`, type, props, style: {} }));
  return {
    formatVersion: 1,
    settings: DEFAULT_SETTINGS,
    nodes: [{ id: 'w', type: 'page-wrapper', props: {}, style: {}, children }],
  };
}

const text = (words: string) => ['text', { content: paragraph(words) }] as const;

describe('the plain-text part', () => {
  it('is made of a text of a million words too', () => {
    const lines = renderText(mail(text('word '.repeat(1_000_000).trim())), OPTIONS).split('\n');
    expect(lines.join(' ').match(/word/g)).toHaveLength(1_000_000);
    expect(Math.max(...lines.slice(0, 100).map(({ length }) => length))).toBeLessThan(80);
  });

  it('is made block by block, an empty line between them', () => {
    const link = { href: '/sale', target: '_self', title: '' } as const;
    const document = mail(
      ['heading', { level: 'h1', content: paragraph('Spring') }],
      text('Words'),
      ['space', { height: 50 }],
      ['button', { label: 'Buy {{ what }}', link, fullWidth: false, paddingX: 0, paddingY: 0 }],
      ['nothing-known', {}],
    );
    expect(renderText(document, { ...OPTIONS, samples: { what: 'tea & cake' } })).toBe(
      'Spring\n======\n\nWords\n\nBuy tea & cake: https://mail.example/sale\n',
    );
  });

  it('has the numbers of links as people dial them', () => {
    const link = { type: 'link', attrs: { href: 'tel:+49 30 1', target: '_self', title: '' } };
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Call', marks: [link] }] }];
    expect(renderText(mail(['text', { content }]), OPTIONS)).toBe('Call (+49 30 1)\n');
  });

  it('is wrapped at 78 characters', () => {
    const lines = renderText(mail(text('lorem ipsum dolor '.repeat(20))), OPTIONS)
      .trim()
      .split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(78);
    expect(lines.join(' ')).toBe('lorem ipsum dolor '.repeat(20).trim());
  });

  it('never breaks an address', () => {
    const address = `https://shop.example/${'x'.repeat(100)}`;
    expect(renderText(mail(text(`See ${address} now`)), OPTIONS)).toBe(`See\n${address}\nnow\n`);
  });

  it('never breaks a template tag, nor the word that it stands in', () => {
    const tags = [
      '{{ customer.first_name | default: "our dear and most valued friend" }}',
      '%%=IIF(@a == "b", "some words in here", "other words in there")=%%',
      '<% if (customer.plan == "free" and customer.age > 30) %>',
      '[firstname,fallback=our dear and most valued friend of the house]',
    ];
    for (const tag of tags) {
      const lines = renderText(
        mail(text(`Words ${'and more '.repeat(7)}(${tag}), and so on`.repeat(2))),
        OPTIONS,
      ).split('\n');
      expect(lines.filter((line) => line.includes(`(${tag}),`))).toHaveLength(2);
      for (const line of lines) expect(line.replace(`(${tag}),`, '').length).toBeLessThanOrEqual(78);
    }
    const link = {
      href: 'mailto:a@b.example?subject={{ subject | default: "a b" }}',
      target: '_self',
      title: '',
    } as const;
    const button = ['button', { label: 'Write', link, fullWidth: false, paddingX: 0, paddingY: 0 }] as const;
    expect(renderText(mail(button), OPTIONS)).toBe(
      'Write: mailto:a@b.example?subject={{ subject | default: "a b" }}\n',
    );
  });

  it('keeps continued lines of a list item under its words', () => {
    const item = { type: 'listItem', content: paragraph('word '.repeat(30).trim()) };
    const document = mail(['text', { content: [{ type: 'bulletList', content: [item] }] } as unknown as JsonObject]);
    expect(renderText(document, OPTIONS).split('\n')[1]).toMatch(/^ {2}word/);
  });
});
