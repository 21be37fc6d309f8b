import { describe, expect, test } from 'vitest';
import type { Island } from '../../island.ts';
import { parseIsland } from '../../parse-island.ts';
import { mailFixtures } from '../../testing/mail-fixtures.ts';
import { editIsland } from '../edit-island.ts';
import { textHost, textSlots } from './text-slots.ts';

function parsed(source: string): Island {
  const island = parseIsland(source);
  if (!island) throw new Error('too large');
  return island;
}

function slotsOf(source: string, tag: string) {
  const island = parsed(source);
  const host = textHost(island, island.elements.find((element) => element.tag === tag)?.index ?? null) ?? null;
  return { host, slots: textSlots(source, island, host) };
}

/** Writes lines into slots of the host of the first element of a tag, by the slots' place. */
function write(source: string, tag: string, words: Readonly<Record<number, readonly string[]>>, breaks: number[] = []) {
  const { host, slots } = slotsOf(source, tag);
  const edits = Object.entries(words).map(([at, lines]) => ({
    range: slots[Number(at)]?.range ?? { start: -1, end: -1 },
    lines,
  }));
  const result = editIsland(source, { kind: 'words', host, words: edits, breaks });
  if (result.ok) expect(result.island).toEqual(parsed(result.source));
  return result.ok ? result.source : `refused: ${result.reason}`;
}

describe('slots', () => {
  test('are the words of the lines around an element, inline elements included, blocks in it left out', () => {
    const source = '<td>\r\n Hi <b>you</b> &amp; <!-- c --> all<p>Other</p>end</td>';
    const island = parsed(`<table><tr>${source}</tr></table>`);
    const values = (index: number) =>
      textSlots(`<table><tr>${source}</tr></table>`, island, textHost(island, index) ?? null).map(({ value }) => value);
    expect(values(2)).toEqual(['\n Hi ', 'you', ' & ', ' all', 'end']);
    expect(values(3)).toEqual(values(2));
    expect(values(4)).toEqual(['Other']);
    expect(textHost(island, 1)).toBeUndefined();
  });

  test('are there for an element that holds nothing, and at the top of a fragment', () => {
    expect(slotsOf('<p></p>', 'p').slots).toMatchObject([{ value: '', range: { start: 3, end: 3 } }]);
    expect(slotsOf('Words <b>and</b> more', 'b')).toMatchObject({
      host: null,
      slots: [{ value: 'Words ' }, { value: 'and' }, { value: ' more' }],
    });
  });

  test('that a stray tag or a moved text makes unsafe are read-only', () => {
    expect(slotsOf('<p>a</x> b</p>', 'p').slots.map(({ readOnly }) => readOnly)).toEqual(['code', 'code']);
    expect(write('<p>a</x> b</p>', 'p', { 0: ['z'] })).toBe('refused: code');
  });
});

describe('words', () => {
  test('change in several slots at once; tags, blanks, line ends and entities stay as they are written', () => {
    const source = '<p>\r\n  Caf&eacute; <B class=x>all</B>&nbsp;day\r\n</p>';
    expect(write(source, 'p', { 0: ['\n  Café '], 1: ['al'], 2: ['\u00a0long\n'] })).toBe(
      '<p>\r\n  Caf&eacute; <B class=x>al</B>&nbsp;long\r\n</p>',
    );
  });

  test('may leave a slot and come back, also where there were none', () => {
    expect(write('<p>One</p>', 'p', { 0: [''] })).toBe('<p></p>');
    expect(write('<p></p>', 'p', { 0: ['A & B'] })).toBe('<p>A &amp; B</p>');
    const gone = '<p><b>x</b> y</p>';
    const at = (start: number) => {
      const words = [{ range: { start, end: start }, lines: ['Now '] }];
      return editIsland(gone, { kind: 'words', host: 0, words });
    };
    const result = at(3);
    expect(result.ok && result.source).toBe('<p>Now <b>x</b> y</p>');
    const elsewhere = at(4);
    expect(elsewhere.ok).toBe(false);
  });

  test('in template tags stand as they are typed; around them they are HTML', () => {
    expect(write('<p>{{ a }} b</p>', 'p', { 0: ['{{ a > 1 }} b'] })).toBe('<p>{{ a > 1 }} b</p>');
    expect(write('<p>{{ a &amp; c }</p>', 'p', { 0: ['{{ a & c }} < d'] })).toBe('<p>{{ a & c }} &lt; d</p>');
    expect(write('<p>{{ a &gt; c }}</p>', 'p', { 0: ['{{ a > cd }}'] })).toBe('<p>{{ a &gt; cd }}</p>');
    expect(write('<p>x {{ a }}</p>', 'p', { 0: ['x {{ a&copy }}'] })).toBe('<p>x {{ a&amp;copy }}</p>');
  });

  test.each([
    '[[n & m]]',
    '${a && b}',
    '[if:a & b]',
    '{$a & b}',
    '{{ a && b }}',
    '%%[IF @a > 1 && @b THEN]%%',
    '<% a && b %>',
    '*|IF:A & B|*',
  ])('in %s stand as they are typed', (tag) => {
    expect(write('<p>x</p>', 'p', { 0: [`x ${tag} & y`] })).toBe(`<p>x ${tag} &amp; y</p>`);
    const [first, last] = [tag.slice(0, 6), tag.slice(6)];
    expect(write(`<p>${tag}</p>`, 'p', { 0: [`${first}z${last}`] })).toBe(`<p>${first}z${last}</p>`);
  });

  test('in several lines get line breaks as the mail spells them', () => {
    expect(write('<p>one two<BR/>three</p>', 'p', { 0: ['one', 'two'] })).toBe('<p>one<BR/>two<BR/>three</p>');
    expect(write('<p>one two</p>', 'p', { 0: ['one', '', 'tw&o'] })).toBe('<p>one<br><br>tw&amp;o</p>');
    expect(write('<p>a<img src=x /></p>', 'p', { 0: ['a', ''] })).toBe('<p>a<br /><img src=x /></p>');
  });

  test('join when the line break between them goes', () => {
    expect(write('<p>one<br>\n two</p>', 'p', { 1: ['two'] }, [1])).toBe('<p>onetwo</p>');
    expect(write('<p>one<b>two</b></p>', 'p', {}, [1])).toBe('<p>one<b>two</b></p>');
  });
});

test('words of real mails change their slots and not one byte more', { timeout: 120_000 }, () => {
  for (const [name, source] of mailFixtures()) {
    const island = parsed(source);
    const hosts = [...new Set(island.elements.map(({ index }) => textHost(island, index)))];
    let count = 0;
    for (const host of hosts) {
      if (host === undefined) continue;
      const slots = textSlots(source, island, host).filter(({ readOnly }) => readOnly === null);
      const [slot] = slots.filter(({ value }) => value.trim() !== '');
      if (!slot || count >= 3) continue;
      count += 1;
      const { start, end } = slot.range;
      for (const lines of [[`${slot.value}é <`], [`${slot.value} `, ' more']]) {
        const edit = { kind: 'words', host, words: [{ range: slot.range, lines }] } as const;
        const result = editIsland(source, edit, (text) => (text === source ? island : parseIsland(text)));
        if (!result.ok) continue;
        expect(result.source.startsWith(source.slice(0, start)), name).toBe(true);
        expect(result.source.endsWith(source.slice(end)), name).toBe(true);
        expect(result.island, name).toEqual(parsed(result.source));
        const written = result.source.slice(start, end + result.source.length - source.length);
        expect(written.replace(/<br ?\/?>/i, ''), name).toContain(source.slice(start, end));
      }
    }
  }
});
