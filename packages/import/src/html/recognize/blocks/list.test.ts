import { describe, expect, it } from 'vitest';
import { elementOf, parsedHtml } from '../../../testing/parsed-html.ts';
import { recognizeList } from './list.ts';

function listIn(html: string) {
  const source = parsedHtml(html);
  return recognizeList(elementOf(source, html.startsWith('<ol') ? 'ol' : 'ul'), source.context);
}

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

describe('a list is', () => {
  it('a text with a bullet list, with its marks and its look', () => {
    const list = listIn('<ul style="color:#aa0000;margin:7px 0"><li>One</li> <li>Two</li></ul>');
    expect(list).toMatchObject({ type: 'text', top: 7, bottom: 7, style: { color: '#aa0000' } });
    expect(list?.props.content).toEqual([
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [paragraph('One')] },
          { type: 'listItem', content: [paragraph('Two')] },
        ],
      },
    ]);
  });

  it('ordered, with lists in it', () => {
    const content = listIn('<ol><li>One<ul><li>Inner</li></ul></li></ol>')?.props.content;
    expect(content).toMatchObject([
      { type: 'orderedList', content: [{ content: [paragraph('One'), { type: 'bulletList' }] }] },
    ]);
  });

  it('lines under each other where it has no marks', () => {
    expect(listIn('<ul style="list-style:none"><li>One</li><li>Two</li></ul>')?.props.content).toMatchObject([
      { type: 'paragraph', content: [{ text: 'One' }, { type: 'hardBreak' }, { text: 'Two' }] },
    ]);
  });
});

describe('no list that a text can hold is', () => {
  it.each([
    ['one with an image', '<ul><li>One <img src="https://a.example/x.png"></li></ul>'],
    ['one with a table', '<ul><li><table><tr><td>One</td></tr></table></li></ul>'],
    ['one with a heading', '<ul><li><h2>One</h2></li></ul>'],
    ['one with text outside of its items', '<ul>Zero<li>One</li></ul>'],
    ['one with an item that is hidden', '<ul><li>One</li><li style="display:none">Two</li></ul>'],
    ['one without words', '<ul><li> </li></ul>'],
    ['one deeper than the text editor makes them', `${'<ul><li>x'.repeat(20)}${'</li></ul>'.repeat(20)}`],
  ])('%s', (_, html) => {
    expect(listIn(html)).toBeNull();
  });
});
