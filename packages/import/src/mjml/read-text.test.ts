import { describe, expect, it } from 'vitest';
import { importedBlocks, text } from '../testing/mjml-parts.ts';

const words = (node: { props: Readonly<Record<string, unknown>> } | undefined) => node?.props.content;
const paragraph = (...content: readonly unknown[]) => ({ type: 'paragraph', content });
const run = (value: string, marks?: readonly object[]) => ({ type: 'text', text: value, ...(marks && { marks }) });

describe('a text', () => {
  it('keeps its font, size, colour, line height, alignment and space', async () => {
    const style = 'font-size:15px;line-height:21px;color:#444;text-align:center;letter-spacing:1px;font-weight:bold';
    const { blocks, said } = await importedBlocks([text('Hello', { 'container-background-color': '#eee' }, style)]);
    expect(said).toEqual(['kept mj-text text']);
    expect(blocks).toMatchObject([
      {
        type: 'text',
        props: { content: [paragraph(run('Hello'))] },
        style: {
          fontFamily: 'Ubuntu, Arial, sans-serif',
          fontSize: 15,
          // 1.4 times the size is single spacing.
          lineHeight: 100,
          color: '#444',
          textAlign: 'center',
          letterSpacing: 1,
          fontWeight: 'bold',
          backgroundColor: '#eee',
          paddingTop: 10,
          paddingRight: 25,
          paddingBottom: 10,
          paddingLeft: 25,
        },
      },
    ]);
  });

  it('keeps the marks, colours and sizes of its words, links and merge fields', async () => {
    const html =
      '<b>Hi</b> {{ name }} <span style="color:#f00;font-size:20px">red</span> <a href="https://a.example" style="color:#00f">go</a>';
    const { blocks } = await importedBlocks([text(html)]);
    expect(words(blocks[0])).toEqual([
      paragraph(
        run('Hi', [{ type: 'bold' }]),
        run(' '),
        { type: 'mergeField', attrs: { name: 'name' } },
        run(' '),
        run('red', [{ type: 'textStyle', attrs: { color: '#f00', fontSize: '20px' } }]),
        run(' '),
        run('go', [
          { type: 'link', attrs: { href: 'https://a.example' } },
          { type: 'textStyle', attrs: { color: '#00f' } },
        ]),
      ),
    ]);
  });

  it('has the space that its paragraphs bring, and lines where they bring none', async () => {
    const apart = await importedBlocks([text('<p>one</p><p>two</p>')]);
    expect(apart.blocks[0]?.style).toMatchObject({ paddingTop: 23, paddingBottom: 23 });
    expect(words(apart.blocks[0])).toEqual([paragraph(run('one')), paragraph(run('two'))]);
    const near = await importedBlocks([text('<p style="margin:0">one</p><p style="margin:0">two</p>')]);
    expect(near.blocks[0]?.style).toMatchObject({ paddingTop: 10, paddingBottom: 10 });
    expect(words(near.blocks[0])).toEqual([paragraph(run('one'), { type: 'hardBreak' }, run('two'))]);
  });

  it('with headings becomes headings and texts with the same space between them', async () => {
    const html = '<p>before</p><h2 style="color:#123456;margin:4px 0">Title</h2><ul><li>item</li></ul>';
    const { blocks, said } = await importedBlocks([text(html)]);
    expect(blocks.map(({ type }) => type)).toEqual(['text', 'heading', 'text']);
    expect(blocks[1]).toMatchObject({
      props: { level: 'h2', content: [paragraph(run('Title'))] },
      style: {
        fontSize: 19.5,
        fontWeight: 'bold',
        color: '#123456',
        paddingTop: 13,
        paddingBottom: 0,
        paddingLeft: 25,
      },
    });
    expect(blocks.map(({ style }) => [style.paddingTop, style.paddingBottom])).toEqual([
      [23, 0],
      [13, 0],
      [13, 23],
    ]);
    expect(said).toEqual(['kept mj-text text', 'kept mj-text heading']);
  });

  it('has the places that links of the mail lead to', async () => {
    const html = '<p><a href="#y">Go</a></p><h2 id="y">Y</h2><p id="z">Z</p>';
    const { blocks, said } = await importedBlocks([{ ...text(html), content: html }]);
    expect(blocks.map(({ anchor }) => anchor)).toEqual([undefined, 'y', undefined]);
    expect(said.filter((each) => !each.startsWith('kept'))).toEqual([]);
  });

  it('is slanted, struck or in capitals word by word, since no block is', async () => {
    const style = 'font-style:italic;text-decoration:underline;text-transform:capitalize';
    const { blocks, said } = await importedBlocks([text('one <i>two</i> {{ name }}', {}, style)]);
    const marks = [{ type: 'italic' }, { type: 'underline' }];
    expect(words(blocks[0])).toEqual([
      paragraph(run('One ', marks), run('Two', marks), run(' ', marks), {
        type: 'mergeField',
        attrs: { name: 'name' },
        marks,
      }),
    ]);
    expect(said).toEqual(['changed mj-text text value-adjusted text-transform']);
  });

  it.each([
    ['a table', '<table><tr><td>1</td></tr></table>'],
    ['a picture', 'see <img src="https://a.example/a.png">'],
    ['a pill', '<span style="padding:2px 8px;border-radius:9px;background:#eee">new</span>'],
    ['a box', '<div style="border:1px solid red">x</div>'],
    ['a comment for Outlook', 'a<!--[if mso]><br><![endif]-->b'],
  ])('that holds %s stays HTML', async (_, html) => {
    const { blocks, said } = await importedBlocks([text(html)]);
    expect(said).toEqual(['code mj-text html own-markup']);
    expect(blocks[0]?.props.source).toContain(html);
  });

  it('says which of its settings it has no place for', async () => {
    const { said } = await importedBlocks([text('Hello', { height: '100px', 'css-class': 'unknown' })]);
    expect(said).toEqual(['changed mj-text text setting-left-out height']);
  });
});
