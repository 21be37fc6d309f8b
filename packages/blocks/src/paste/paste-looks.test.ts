import { expect, it } from 'vitest';
import { designFromHtml } from './paste-rich-text.ts';

const read = (html: string) => designFromHtml(html, { color: '#333333' });
const styled = (text: string, attrs: object) => ({ type: 'text', text, marks: [{ type: 'textStyle', attrs }] });

it('keeps the colours, sizes, fonts and alignments of a design that is taken over', () => {
  const html = `<p style="text-align:left;color:#ff0000">Red <span style="font-size:20px;font-family:&quot;Open Sans&quot;, Arial">and
    large</span> {{ name }}</p>`;
  const [text] = read(html);
  expect(text?.props.content).toEqual([
    {
      type: 'paragraph',
      attrs: { textAlign: 'left' },
      content: [
        styled('Red ', { color: '#ff0000' }),
        styled('and large', { color: '#ff0000', fontSize: '20px', fontFamily: "'Open Sans', Arial" }),
        styled(' ', { color: '#ff0000' }),
        { type: 'mergeField', attrs: { name: 'name' }, marks: [{ type: 'textStyle', attrs: { color: '#ff0000' } }] },
      ],
    },
  ]);
});

it('gives links the colour they are given, that of the text where they inherit it, and else their own', () => {
  const link = (style: string) => `<a href="https://a.example/" style="${style}">x</a>`;
  const mark = { type: 'link', attrs: { href: 'https://a.example/' } };
  const marksOf = (html: string) => {
    const [text] = read(html) as unknown as { props: { content: { content: { marks: object[] }[] }[] } }[];
    return text?.props.content[0]?.content[0]?.marks;
  };
  expect(marksOf(link('color:#00f'))).toEqual([mark, { type: 'textStyle', attrs: { color: '#00f' } }]);
  expect(marksOf(link('color:inherit'))).toEqual([mark, { type: 'textStyle', attrs: { color: '#333333' } }]);
  expect(marksOf(`<span style="color:red">${link('')}</span>`)).toEqual([mark]);
});

it('gives a heading the look it sets for itself, and takes nothing that could leave a declaration', () => {
  const [heading] = read('<h2 style="color:#123456;font-size:30px;text-align:center">Hi</h2>');
  expect(heading).toMatchObject({
    type: 'heading',
    props: { level: 'h2' },
    style: { color: '#123456', fontSize: 30, textAlign: 'center' },
  });
  const [text] = read('<p style="color:expression(1);background-color:url(x);font-family:a}b">x</p>');
  expect(text?.props.content).toEqual([{ type: 'paragraph', content: [{ type: 'text', text: 'x' }] }]);
});

it('reads styles with semicolons in them, and what is important', () => {
  const html = `<p>Words <span style="font-family:'A;B';background:url('data:image/png;base64,AA==');color:#ff0000 !important;color:#00ff00">in red</span></p>`;
  const [text] = read(html) as unknown as { props: { content: { content: { marks?: { attrs: object }[] }[] }[] } }[];
  expect(text?.props.content[0]?.content[1]?.marks?.[0]?.attrs).toMatchObject({ color: '#ff0000' });
});
