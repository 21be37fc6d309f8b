import { DEFAULT_SETTINGS, type RichInline, type RichMark, type RichText } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { mailUrl } from '../link/mail-url.ts';
import { richInlineHtml, richTextHtml } from './rich-text-html.ts';

const context = {
  settings: DEFAULT_SETTINGS,
  url: (address: string) => address,
  mergeTag: (name: string) => `{{ ${name} }}`,
  darkBackground: '',
  responsive: (_screen: string, declarations: string) => declarations,
};

const bold: RichMark = { type: 'bold' };
const italic: RichMark = { type: 'italic' };
const link: RichMark = { type: 'link', attrs: { href: 'https://a.example/', target: '_blank' } };
const LINK = '<a href="https://a.example/" target="_blank" style="color:#2563eb;text-decoration:none">';

const run = (text: string, ...marks: RichMark[]): RichInline => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
});
const inline = (...content: RichInline[]) => richInlineHtml([{ type: 'paragraph', content }], context);
const words = (text: string): RichText[number] => ({ type: 'paragraph', content: [run(text)] });

describe('marks', () => {
  it('nest, and one link stays one element however its words are marked', () => {
    expect(inline(run('all ', link), run('bold', bold, link), run(' link', link), run('.'))).toBe(
      `${LINK}all <strong>bold</strong> link</a>.`,
    );
  });

  it('that neighbours share are opened once, across line breaks too', () => {
    expect(inline(run('a', bold), { type: 'hardBreak' }, run('b', italic, bold), run('c', bold))).toBe(
      '<strong>a<br><em>b</em>c</strong>',
    );
  });

  it('of two links beside each other stay two', () => {
    const other: RichMark = { type: 'link', attrs: { href: 'https://b.example/' } };
    expect(inline(run('a', link), run('b', other)).match(/<a /g)).toHaveLength(2);
  });

  it('that lead nowhere, or where a mail may not lead, are no link', () => {
    for (const href of ['', 'https://', 'javascript:alert(1)']) {
      const nowhere: RichMark = { type: 'link', attrs: { href } };
      const html = richInlineHtml([{ type: 'paragraph', content: [run('a', nowhere, bold)] }], {
        ...context,
        url: (address) => mailUrl(address, '', context.mergeTag),
      });
      expect(html).toBe('<span style="color:#2563eb;text-decoration:none"><strong>a</strong></span>');
    }
  });

  it("carry the author's own colours, sizes and spacing, and nothing that is none", () => {
    const style: RichMark = {
      type: 'textStyle',
      attrs: {
        color: '#ff0000',
        fontSize: '20px',
        lineHeight: '150%',
        fontFamily: 'Georgia, serif',
        backgroundColor: 'red;x:y',
      },
    };
    expect(inline(run('a', style))).toBe(
      '<span style="color:#ff0000;font-family:Georgia,serif;font-size:20px;line-height:2.1">a</span>',
    );
  });

  it('underline links when the settings say so', () => {
    const underlined = { ...context, settings: { ...DEFAULT_SETTINGS, underlineLinks: true } };
    expect(richTextHtml([{ type: 'paragraph', content: [run('a', link)] }], underlined)).toContain(
      'text-decoration:underline',
    );
  });
});

describe('paragraphs and lists', () => {
  it('have space between them and none after the last', () => {
    expect(richTextHtml([words('a'), words('b')], context)).toBe(
      '<p style="margin:0 0 12px">a</p><p style="margin:0">b</p>',
    );
  });

  it('have the extra 1 % of the width between them when set', () => {
    const settings = { ...DEFAULT_SETTINGS, paragraphBottomSpace: true };
    expect(richTextHtml([words('a'), words('b')], { ...context, settings })).toContain('margin:0 0 19px');
  });

  it('have a line height of their own when the author gives them one, in lists too', () => {
    const high: RichText[number] = {
      type: 'paragraph',
      attrs: { textAlign: 'center', lineHeight: 150 },
      content: [run('a')],
    };
    expect(richTextHtml([high], context)).toBe('<p style="margin:0;text-align:center;line-height:2.1">a</p>');
    const list: RichText = [{ type: 'bulletList', content: [{ type: 'listItem', content: [high] }] }];
    expect(richTextHtml(list, context)).toContain(
      '<li><p style="margin:0;text-align:center;line-height:2.1">a</p></li>',
    );
  });

  it('keep an empty paragraph as an empty line', () => {
    expect(richTextHtml([{ type: 'paragraph' }], context)).toBe('<p style="margin:0">&nbsp;</p>');
  });

  it('nest', () => {
    const inner: RichText[number] = { type: 'orderedList', content: [{ type: 'listItem', content: [words('b')] }] };
    const list: RichText = [{ type: 'bulletList', content: [{ type: 'listItem', content: [words('a'), inner] }] }];
    expect(richTextHtml(list, context)).toBe(
      '<ul style="margin:0;margin-left:24px;padding:0"><li>a<ol style="margin:0;margin-left:24px;padding:0"><li>b</li></ol></li></ul>',
    );
  });
});

it('keeps blanks in a row, and writes merge fields with their marks', () => {
  expect(inline(run('a  b'))).toBe('a&nbsp; b');
  expect(inline({ type: 'mergeField', attrs: { name: 'first name' }, marks: [bold] })).toBe(
    '<strong>{{ first name }}</strong>',
  );
});
