import type { DocumentNode, JsonObject, NodeStyle } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { linkAddress, readLink } from '../shared/link/link-address.ts';
import { renderForTest, textForTest } from '../testing/render-for-test.ts';
import { linkBlock } from './definition.ts';

const to = (href: string) => ({ href, target: '_self', title: '' });

const link = (props: JsonObject, style: NodeStyle = {}): DocumentNode => ({
  id: 'l',
  type: 'link',
  props: { ...linkBlock.tiles[0]!.create().props, ...props },
  style,
});

describe('the link', () => {
  it.each(['https://shop.example/', 'mailto:anna@acme.example', 'tel:+49123', '#prices', '{{ unsubscribe }}'])(
    'leads to %s',
    (href) => expect(renderForTest(link({ link: to(href) }))).toContain(`<a href="${href}"`),
  );

  it('has a colour of its own that clients do not take from it, underlined or not', () => {
    expect(renderForTest(link({ link: to('https://a.example/') }, { color: '#b00020' }))).toContain(
      '<a href="https://a.example/" style="color:#b00020;text-decoration:underline">Read the whole story</a>',
    );
    expect(renderForTest(link({ underline: false }))).toContain('text-decoration:none');
  });

  it.each(['unsubscribe', 'unsubscribe_profile', 'view_in_browser'] as const)(
    'that the sending system fills in, %s, is its placeholder in the mail and in plain text, and read back',
    (tag) => {
      const href = linkAddress({ linkto: 'tag', tag });
      const node = link({ label: 'Leave', link: to(href) });
      expect(renderForTest(node)).toContain(`<a href="{{ ${tag} }}"`);
      expect(textForTest(node)).toBe(`Leave: {{ ${tag} }}`);
      expect(readLink(href)).toEqual({ linkto: 'tag', tag });
    },
  );

  it('becomes label and address in plain text, and an address once', () => {
    expect(textForTest(link({ label: 'More', link: to('https://a.example/') }))).toBe('More: https://a.example/');
    expect(textForTest(link({ label: 'https://a.example/', link: to('https://a.example/') }))).toBe(
      'https://a.example/',
    );
  });
});
