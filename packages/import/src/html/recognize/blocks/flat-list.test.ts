import { DEFAULT_SETTINGS } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { nodesOf } from '../../../testing/block-tree.ts';
import { convertMail } from '../../convert-html.ts';

function converted(body: string, html = '<html>') {
  const mail = convertMail(`<!doctype html>${html}<body>${body}</body></html>`, DEFAULT_SETTINGS, { scope: 'mw-c' });
  const nodes = mail?.document.nodes ?? [];
  return {
    settings: mail?.document.settings,
    content: nodesOf(nodes, 'text').flatMap(({ props }) => props.content as readonly object[]),
    code: nodesOf(nodes, 'html').map(({ props }) => String(props.source)),
    dropped: mail?.report.findings.filter(({ fidelity }) => fidelity === 'dropped'),
  };
}

const line = (text: string, attrs?: object) => ({
  type: 'paragraph',
  ...(attrs && { attrs }),
  content: [{ type: 'text', text }],
});
const item = (...content: readonly object[]) => ({ type: 'listItem', content });
const list = (type: string, attrs: object | null, ...content: readonly object[]) => ({
  type,
  ...(attrs && { attrs }),
  content,
});

describe('items that say their level themselves are lists in lists', () => {
  it('where Word wrote them as paragraphs, and the marks that it wrote are not lost words', () => {
    const written = (level: number, mark: string, words: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
    const { content, code, dropped } = converted(
      `${written(1, '4.', 'Four')}${written(2, 'o', 'Inner')}${written(1, '5.', 'Five')}<p class=MsoNormal>After<o:p>&nbsp;</o:p></p>`,
    );
    expect(content[0]).toEqual(
      list(
        'orderedList',
        { start: 4 },
        item(line('Four'), list('bulletList', null, item(line('Inner')))),
        item(line('Five')),
      ),
    );
    expect([code, dropped]).toEqual([[], []]);
  });

  it('where Word on the web wrote each in a list of its own', () => {
    const written = (level: number, start: number, words: string) =>
      `<div><ol start="${start}"><li data-aria-level="${level}" data-listid="1"><p>${words}</p></li></ol></div>`;
    expect(converted(`${written(1, 1, 'One')}${written(2, 1, 'Deep')}${written(1, 2, 'Two')}`).content).toEqual([
      list('orderedList', null, item(line('One'), list('orderedList', null, item(line('Deep')))), item(line('Two'))),
    ]);
  });
});

describe('a list in HTML keeps', () => {
  it('its first number, numbers of items and markers', () => {
    expect(
      converted(
        '<ol start="5"><li>five</li><li value="9">nine</li></ol><ol type="a"><li>x</li></ol><ul style="list-style-type:square"><li>sq</li></ul>',
      ).content,
    ).toEqual([
      list('orderedList', { start: 5 }, item(line('five')), { ...item(line('nine')), attrs: { value: 9 } }),
      list('orderedList', { marker: 'lower-alpha' }, item(line('x'))),
      list('bulletList', { marker: 'square' }, item(line('sq'))),
    ]);
  });

  it('lists that stand straight in it, without an empty item', () => {
    expect(converted('<ul><li>One</li><ul><li>Deep</li></ul><li>Two</li></ul>').content).toEqual([
      list('bulletList', null, item(line('One'), list('bulletList', null, item(line('Deep')))), item(line('Two'))),
    ]);
  });

  it('no words of the boxes of a check list', () => {
    const { content, code, dropped } = converted(
      '<ul><li role="checkbox"><img alt="checked" src="https://a.example/box.png" width="18"><p>Done</p></li></ul>',
    );
    expect(content).toEqual([list('bulletList', null, item(line('Done')))]);
    expect([code, dropped]).toEqual([[], []]);
  });
});

describe('where reading begins', () => {
  it('is said of what differs from the mail', () => {
    const { content, settings } = converted(
      '<p dir="rtl">שלום <span dir="ltr">ACME 12 Inc.</span></p><ul style="direction:rtl"><li>واحد</li></ul><p>mid</p>',
    );
    expect(settings?.dir).toBe('ltr');
    expect(content).toEqual([
      { type: 'paragraph', attrs: { dir: 'rtl' }, content: [{ type: 'text', text: 'שלום ACME 12 Inc.' }] },
      list('bulletList', { dir: 'rtl' }, item(line('واحد', { dir: 'rtl' }))),
      line('mid'),
    ]);
  });

  it('is that of the whole mail where its body says so', () => {
    const { content, settings } = converted('<div dir="rtl"><p>واحد</p></div><p dir="ltr">One</p>', '<html dir="rtl">');
    expect(settings?.dir).toBe('rtl');
    expect(content).toEqual([line('واحد'), line('One', { dir: 'ltr' })]);
  });
});
