import { describe, expect, test } from 'vitest';
import { parseIsland } from '../parse-island.ts';
import { editIsland } from './edit-island.ts';
import { runText } from './edit-run.ts';
import type { IslandEdit } from './island-edit.ts';

function indexOf(source: string, tag: string): number {
  return parseIsland(source)?.elements.findIndex((element) => element.tag === tag) ?? -1;
}

function element(
  source: string,
  tag: string,
  patch: Omit<Extract<IslandEdit, { kind: 'element' }>, 'kind' | 'element'>,
) {
  return sourceOf(editIsland(source, { kind: 'element', element: indexOf(source, tag), ...patch }));
}

function structure(source: string, tag: string, kind: 'duplicate' | 'remove' | 'move-up' | 'move-down') {
  return sourceOf(editIsland(source, { kind, element: indexOf(source, tag) }));
}

function text(source: string, value: string, index = 0) {
  return sourceOf(editIsland(source, { kind: 'text', text: index, value }));
}

function sourceOf(result: ReturnType<typeof editIsland>): string {
  return result.ok ? result.source : `refused: ${result.reason}`;
}

describe('a text', () => {
  test('changes between what stays, and keeps blanks, line ends and entities', () => {
    expect(text('<p>\r\n  Caf&eacute; &#38;\r\n  more\r\n</p>', 'Café & less')).toBe(
      '<p>\r\n  Caf&eacute; &#38;\r\n  less\r\n</p>',
    );
  });

  test('is written so that HTML reads it as it was typed', () => {
    expect(text('<p>Hi</p>', 'Fish & <b>chips</b>\u00a0&amp;')).toBe(
      '<p>Fish &amp; &lt;b&gt;chips&lt;/b&gt;&nbsp;&amp;amp;</p>',
    );
  });

  test('keeps template tags as template tags', () => {
    expect(text('<p>Hello {{ name }}</p>', 'Dear {{ a && b }} & *|NAME|* <%= x %>')).toBe(
      '<p>Dear {{ a && b }} &amp; *|NAME|* <%= x %></p>',
    );
  });

  test('can be emptied', () => {
    expect(text('<p> One </p>', '')).toBe('<p>  </p>');
  });

  test('is shown with its entities read and its blanks folded', () => {
    const source = '<p>\n A&nbsp;&copy2 \t\n B &amp;lt; </p>';
    const [run] = parseIsland(source)?.texts ?? [];
    expect(run && runText(source, run)).toBe('A\u00a0©2 B &lt;');
  });

  test('between table cells, or in a style sheet, is read-only', () => {
    expect(text('<table>lost<tr><td>x</td></tr></table>', 'found')).toBe('refused: moved');
    expect(text('<style>a{}</style>', 'b{}')).toBe('refused: code');
  });
});

describe('an attribute', () => {
  test('changes between its own quotes', () => {
    expect(element(`<A HREF='old'  title=x>y</A>`, 'a', { attributes: { href: `it's` } })).toBe(
      `<A HREF='it&#39;s'  title=x>y</A>`,
    );
  });

  test('gets quotes when it had none and needs them', () => {
    expect(element('<img src=a.png width=10>', 'img', { attributes: { src: 'b c.png', width: '20' } })).toBe(
      '<img src="b c.png" width=20>',
    );
    expect(element('<a href=x>y</a>', 'a', { attributes: { href: 'https://b.example/' } })).toBe(
      '<a href="https://b.example/">y</a>',
    );
  });

  test('is written with & or &amp; as before', () => {
    expect(element('<a href="?a=1&b=2">y</a>', 'a', { attributes: { href: '?a=1&b=3&c=4' } })).toBe(
      '<a href="?a=1&b=3&c=4">y</a>',
    );
    expect(element('<a href="?a=1&amp;b=2">y</a>', 'a', { attributes: { href: '?a=1&b=2&c=3' } })).toBe(
      '<a href="?a=1&amp;b=2&amp;c=3">y</a>',
    );
  });

  test('is added after the name of the tag and taken away with its blank', () => {
    expect(element('<img src="a"/>', 'img', { attributes: { alt: 'A "b"' } })).toBe(
      '<img alt="A &quot;b&quot;" src="a"/>',
    );
    expect(element('<td a="1" b="2"c="3">x</td>', 'td', { attributes: { a: null } })).toBe('refused: not-found');
    expect(element('<p a="1" b="2"c="3">x</p>', 'p', { attributes: { b: null } })).toBe('<p a="1" c="3">x</p>');
    expect(element('<p a=1 b="2">x</p>', 'p', { attributes: { b: null } })).toBe('<p a=1>x</p>');
  });

  test('that a template tag reaches out of is left to the code view', () => {
    expect(element('<a href="{{ url "x" }}">y</a>', 'a', { attributes: { href: 'z' } })).toBe('refused: templated');
    expect(element('<a href={{ url }}>y</a>', 'a', { attributes: { href: 'z' } })).toBe('refused: templated');
    expect(element('<a href="{{ url }}">y</a>', 'a', { attributes: { href: '{{ a }}/b' } })).toBe(
      '<a href="{{ a }}/b">y</a>',
    );
  });
});

describe('an inline style', () => {
  test('changes one value and keeps the rest, odd as it may be', () => {
    const source = `<p style='COLOR : #fff ;font-family:&quot;A;B&quot;,x;;color:red!important'>x</p>`;
    expect(element(source, 'p', { style: { color: 'blue' } })).toBe(
      `<p style='COLOR : #fff ;font-family:&quot;A;B&quot;,x;;color:blue!important'>x</p>`,
    );
  });

  test('gets a new declaration as the others are written', () => {
    expect(element('<p style="a: b; c: d;">x</p>', 'p', { style: { color: 'red' } })).toBe(
      '<p style="a: b; c: d; color: red;">x</p>',
    );
    expect(element('<p style="a:b">x</p>', 'p', { style: { color: 'red' } })).toBe('<p style="a:b;color:red">x</p>');
    expect(element('<p>x</p>', 'p', { style: { color: 'red', padding: '1px' } })).toBe(
      '<p style="color:red;padding:1px">x</p>',
    );
  });

  test('loses a declaration, and itself with the last', () => {
    expect(element('<p style="a:b; color:red; c:d">x</p>', 'p', { style: { color: null } })).toBe(
      '<p style="a:b; c:d">x</p>',
    );
    expect(element('<p style="color:red">x</p>', 'p', { style: { color: null } })).toBe('<p>x</p>');
  });

  test('keeps template tags and addresses with semicolons whole', () => {
    const source = '<p style="color:{{ a; b }};background:url(data:image/png;base64,x);top:1px">x</p>';
    expect(element(source, 'p', { style: { top: '2px' } })).toBe(source.replace('1px', '2px'));
    expect(element(source, 'p', { style: { color: '{{ c }}' } })).toBe(source.replace('{{ a; b }}', '{{ c }}'));
  });
});

describe('a whole element', () => {
  const row = '<table>\r\n<tr><td>1</td></tr>\r\n<tr><th>2</th></tr>\r\n</table>';

  test('is duplicated, removed and moved with all its bytes', () => {
    expect(structure('<ul><li>A<li>B</ul>', 'li', 'duplicate')).toBe('<ul><li>A<li>A<li>B</ul>');
    expect(structure(row, 'tr', 'remove')).toBe('<table>\r\n\r\n<tr><th>2</th></tr>\r\n</table>');
    expect(structure(row, 'tr', 'move-down')).toBe('<table>\r\n<tr><th>2</th></tr>\r\n<tr><td>1</td></tr>\r\n</table>');
    expect(structure(row, 'tr', 'move-up')).toBe('refused: no-neighbour');
  });

  test('does not cut conditions and loops apart', () => {
    expect(structure('<p>a</p><!--[if mso]></td><td><![endif]--><b>b</b>', 'b', 'move-up')).toBe('refused: between');
    expect(structure('<p>a</p>{% endif %}<b>b</b>', 'b', 'move-up')).toBe('refused: between');
    expect(structure('<p>a</p><!-- two --><b>b</b>', 'b', 'move-up')).toBe('<b>b</b><!-- two --><p>a</p>');
  });

  test('stays when the parser had to move it, or when something else would change', () => {
    expect(structure('<table><p>lost</p><tr><td>x</td></tr></table>', 'p', 'remove')).toBe('refused: moved');
    expect(structure('<p>a <b>b<i>c</i></p><p>d</p>', 'p', 'move-down')).toMatch(/^refused: /);
    expect(structure('<html><body><p>a</p></body></html>', 'body', 'remove')).toBe('refused: document-part');
  });

  test('leaves what is written in it and stands elsewhere when it is removed', () => {
    const rows = '<p>a</p><table><tr><div>x <b>y</b></div><td>b</td></tr><tr><td>c</td></tr></table>';
    expect(structure(rows, 'tr', 'remove')).toBe('<p>a</p><table><div>x <b>y</b></div><tr><td>c</td></tr></table>');
    expect(structure(rows, 'table', 'remove')).toBe('<p>a</p><div>x <b>y</b></div>');
    expect(structure(rows, 'td', 'remove')).toBe(rows.replace('<td>b</td>', ''));
    expect(structure(rows, 'p', 'remove')).toBe(rows.slice('<p>a</p>'.length));
    // The parser reads both pieces as one text, which cannot be left as it is.
    expect(structure('<table><tr>wo<td>a</td>rds</tr></table>', 'tr', 'remove')).toBe('refused: changes-more');
    const looped = '<p>a</p><table>{{#each rows}}<tr><td>A</td></tr>{{/each}}</table>';
    expect(structure(looped, 'table', 'remove')).toBe('<p>a</p>');
  });

  test('tells which element to go on with', () => {
    const source = '<div><p><b>a</b></p><i>b</i></div>';
    expect(editIsland(source, { kind: 'duplicate', element: 1 })).toMatchObject({ element: 3 });
    expect(editIsland(source, { kind: 'move-down', element: 1 })).toMatchObject({ element: 2 });
    expect(editIsland(source, { kind: 'move-up', element: 3 })).toMatchObject({ element: 1 });
    expect(editIsland(source, { kind: 'remove', element: 1 })).toMatchObject({ element: null });
  });
});

test('changes a tag between template tags that browsers move out of their table as one text', () => {
  const source = '<table>{{#each rows}}<tr><td style="color: #111">A</td></tr>{{/each}}</table>';
  const island = parseIsland(source);
  const element = island?.elements.find(({ tag }) => tag === 'td')?.index ?? -1;
  const result = editIsland(source, { kind: 'element', element, style: { color: '#a00' } });
  expect(result.ok && result.source).toBe(source.replace('#111', '#a00'));
});
