import { type RichBlock, type RichText, richTextSchema } from '@mailwright/document';
import { expect, it } from 'vitest';
import { richTextFromPaste } from './paste-rich-text.ts';

/** A line for each paragraph: `-` for a bullet, the number as it counts for others, and what is said beside it. */
function outline(html: string): string {
  const text = richTextFromPaste({ html, text: '' });
  expect(richTextSchema.safeParse(text).success).toBe(true);
  return linesOf(text).join('\n');
}

function linesOf(text: RichText): readonly string[] {
  return text.flatMap((block: RichBlock) => {
    if (block.type === 'paragraph') {
      const words = (block.content ?? []).map((inline) => (inline.type === 'text' ? inline.text : '↵')).join('');
      return [`${words}${block.attrs ? ` ${JSON.stringify(block.attrs)}` : ''}`];
    }
    const said = block.attrs ? ` ${JSON.stringify(block.attrs)}` : '';
    return block.content.flatMap((item, index) => {
      const mark = `${block.type === 'bulletList' ? '-' : '#'}${item.attrs?.value ?? ''}${index === 0 ? said : ''}`;
      return linesOf(item.content).map((line, at) => (at === 0 ? `${mark} ${line}` : `  ${line}`));
    });
  });
}

const mark = (text: string) =>
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${text}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>`;
const item = (list: string, level: number, sign: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;text-indent:-.25in;mso-list:${list} level${level} lfo1'>${mark(sign)}${words}<o:p></o:p></p>`;

it('Word gives the levels and numbers of its lists, whichever marks it writes', () => {
  const styles =
    '<style><!--@list l1:level1{mso-level-start-at:4;}@list l2:level1{mso-level-number-format:roman-lower;}--></style>';
  expect(
    outline(
      `${styles}${item('l0', 1, '·', 'First')}${item('l0', 2, 'o', 'Inner <b>bold</b>')}\n${item('l0', 1, '·', 'Second')}<p class=MsoNormal>Between</p>${item('l1', 1, '4.', 'Four')}${item('l1', 1, '5.', 'Five')}${item('l2', 1, 'v.', 'Roman')}${item('l3', 1, 'b)', 'Letter')}${item('l3', 3, '1.1.2.', 'Skips a level')}`,
    ),
  ).toBe(
    [
      '- First',
      '  - Inner bold',
      '- Second',
      'Between',
      '# {"start":4} Four',
      '# Five',
      '# {"marker":"lower-roman","start":5} Roman',
      '# {"marker":"lower-alpha","start":2} Letter',
      '  # {"start":2} Skips a level',
    ].join('\n'),
  );
});

it('Word on the web, whose lists stand one by one, gives lists in lists', () => {
  const list = (tag: string, level: number, words: string, start = 1) =>
    `<div class="ListContainerWrapper"><${tag} start="${start}"><li data-aria-level="${level}" data-listid="${tag}"><p>${words}</p></li></${tag}></div>`;
  expect(
    outline(
      `${list('ul', 1, 'One')}${list('ul', 2, 'Deep')}${list('ul', 1, 'Two')}${list('ol', 1, 'a')}${list('ol', 1, 'b', 2)}<p>x</p>${list('ol', 1, 'c', 3)}`,
    ),
  ).toBe(['- One', '  - Deep', '- Two', '# a', '# b', 'x', '# {"start":3} c'].join('\n'));
});

it('Slack, whose lists stand one by one, gives lists in lists', () => {
  const list = (indent: number, words: string) =>
    `<ul data-stringify-type="unordered-list" data-indent="${indent}"><li data-stringify-indent="${indent}">${words}</li></ul>`;
  expect(outline(list(0, 'one') + list(1, 'in') + list(0, 'two'))).toBe('- one\n  - in\n- two');
});

it('lists straight in lists, as Google Docs and Apple Notes write them, belong to the item before', () => {
  expect(
    outline(
      '<ul><li aria-level="1"><p>One</p></li><ul><li aria-level="2"><p>Deep</p></li></ul><li><p>Two</p></li></ul><ul><ul><li>Alone</li></ul></ul>',
    ),
  ).toBe('- One\n  - Deep\n- Two\n- Alone');
});

it('numbers, markers and numbers of single items are kept, and nothing is said that clients do by themselves', () => {
  expect(
    outline(
      '<ol start="5"><li>five</li><li value="9">nine</li><li>ten</li></ol><ol type="a"><li>x</li></ol><ul style="list-style-type:square"><li>sq</li></ul><ul><li style="list-style-type:disc">a<ul><li style="list-style-type:circle">b</ul></ul><ol reversed><li>two<li>one</ol>',
    ),
  ).toBe(
    [
      '# {"start":5} five',
      '#9 nine',
      '# ten',
      '# {"marker":"lower-alpha"} x',
      '- {"marker":"square"} sq',
      '- a',
      '  - b',
      '# {"start":2} two',
      '#1 one',
    ].join('\n'),
  );
});

it('the boxes of check lists say nothing', () => {
  expect(
    outline(
      '<ul><li role="checkbox" aria-checked="true"><img alt="checked" src="data:image/png;base64,AA"><p>Done</p></li></ul>',
    ),
  ).toBe('- Done');
});

it('what is read from right to left stays so', () => {
  expect(
    outline(
      '<p dir="rtl" style="text-align:right">שלום <span dir="ltr">ACME 12</span></p><div style="direction:rtl"><p>عربي</p><ul><li>واحد</li></ul></div><p dir="ltr">mid</p>',
    ),
  ).toBe('שלום ACME 12 {"textAlign":"right","dir":"rtl"}\nعربي {"dir":"rtl"}\n- {"dir":"rtl"} واحد\nmid');
});

it('each row of a table of data is a line, whatever its cells are made of; a layout gives what stands in it', () => {
  expect(
    outline(
      '<table><tr><th><p>Coat</p></th><td>40</td></tr><tr><td colspan="2"><p>Hat</p></td></tr><tr><td>a<br>b</td><td>1</td></tr></table>',
    ),
  ).toBe('Coat\u200340\nHat\na↵b\u20031');
  expect(outline('<table><tr><td><p>One</p><p>Two</p></td><td><p>Right</p></td></tr></table>')).toBe('One\nTwo\nRight');
});
