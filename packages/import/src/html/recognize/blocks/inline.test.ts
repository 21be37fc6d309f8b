import { describe, expect, it } from 'vitest';
import { importTree, parsedHtml } from '../../../testing/parsed-html.ts';
import { recognizeInline } from './inline.ts';

function inlineIn(html: string, css = '') {
  const { body, context } = parsedHtml(html, css);
  return recognizeInline(body.childNodes, context);
}

const leaf = (html: string, css = '') => {
  const [node] = inlineIn(html, css).nodes;
  if (node?.kind !== 'leaf') throw new Error('This is no leaf.');
  return node;
};

describe('inline content is', () => {
  it('one text, whose style is that of most of its words', () => {
    const text = leaf('<span style="color:#111111">Most of it is this, <i style="color:#ff0000">not that</i></span>');
    expect(text).toMatchObject({ type: 'text', style: { color: '#111111' } });
    expect(text.props.content).toMatchObject([
      {
        content: [
          { text: 'Most of it is this, ' },
          { text: 'not that', marks: [{ type: 'textStyle', attrs: { color: '#ff0000' } }, { type: 'italic' }] },
        ],
      },
    ]);
  });

  it('with blanks folded as browsers do, and breaks kept', () => {
    expect(leaf('A \n b<br>c').props.content).toMatchObject([
      { content: [{ text: 'A b' }, { type: 'hardBreak' }, { text: 'c' }] },
    ]);
  });

  it('with empty lines before and after it as space', () => {
    expect(leaf('<br><br>Text<br><br>')).toMatchObject({ top: 36, bottom: 18 });
  });

  it('of another size on a phone', () => {
    expect(leaf('<b>Text</b>', 'b{font-size:20px} @media (max-width:480px){b{font-size:14px}}').style).toMatchObject({
      fontSize: 20,
      phone: { fontSize: 14 },
    });
  });

  it('images and texts that stand on lines of their own', () => {
    const image = '<img src="https://a.example/x.png" style="display:block">';
    expect(importTree(inlineIn(`Before${image}After`).nodes)).toBe('text image text');
  });

  it('a button, social icons or a menu', () => {
    const button = '<a href="https://a.example" style="background:#0a0;padding:9px 20px;display:inline-block">Go</a>';
    expect(importTree(inlineIn(button).nodes)).toBe('button');
    const icon = (host: string) => `<a href="https://${host}/us"><img src="https://a.example/i.png" width="24"></a>`;
    expect(importTree(inlineIn(icon('x.com') + icon('vk.com')).nodes)).toBe('social');
    const link = (name: string) => `<a href="https://a.example/${name}" style="padding:9px">${name}</a>`;
    expect(importTree(inlineIn(link('A') + link('B')).nodes)).toBe('menu');
  });
});

describe('inline content stays code', () => {
  it.each([
    ['with an image in a line of text', 'See <img src="https://a.example/x.png" width="20"> this'],
    ['with two images on a line', '<img src="https://a.example/x.png"> <img src="https://a.example/y.png">'],
    ['with a field', 'Name <input name="q">'],
    ['with a button among words', 'Or <a href="https://a.example" style="background:#0a0;padding:9px 20px">go</a>'],
    ['with a condition that ends elsewhere', '{% if a %}Text'],
    ['with a link that no block may send', 'See <a href="javascript:x">this</a>'],
  ])('%s', (_, html) => {
    expect(inlineIn(html).nodes).toMatchObject([{ kind: 'code', html }]);
  });
});

it('nothing comes of what is not seen; what is hidden is told apart', () => {
  const { nodes, hidden } = inlineIn('&#8203; <span style="display:none">Hidden</span>');
  expect(nodes).toEqual([]);
  expect(hidden.map(({ tagName }) => tagName)).toEqual(['span']);
});

it('links to one address that stand one right after the other stay two', () => {
  const { body, context } = parsedHtml(
    '<p>See <a href="https://a.example">one</a><a href="https://a.example">two</a></p>',
  );
  const [leaf] = recognizeInline(body.childNodes, context).nodes;
  const runs = leaf?.kind === 'leaf' ? JSON.stringify(leaf.props.content) : '';
  expect(runs.match(/"text":"[^"]*"/g)).toEqual(['"text":"See "', '"text":"one"', '"text":"\u200b"', '"text":"two"']);
});
