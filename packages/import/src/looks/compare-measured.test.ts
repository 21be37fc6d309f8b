import { describe, expect, it } from 'vitest';
import { lookVerdict, type MeasuredItem, type MeasuredMail, withPlainTags } from './compare-measured.ts';

/** Lines of words, each line a box of its own, 20 px under the one before. */
function measured(
  lines: readonly string[],
  change: (item: MeasuredItem) => MeasuredItem = (item) => item,
): MeasuredMail {
  const items = lines.flatMap((line, row) =>
    line.split(' ').map((text, column) =>
      change({
        text,
        isImage: text.endsWith('.png'),
        x: column * 50,
        y: row * 20,
        width: 40,
        height: 18,
        color: 'rgb(0, 0, 0)',
        background: 'rgb(255, 255, 255)',
        font: 'arial normal normal',
        size: 16,
        isFirst: column === 0,
      }),
    ),
  );
  return { height: lines.length * 20, items, areas: { 'rgb(255, 255, 255)': 1 }, isWhole: true };
}

const LINES = ['Spring is here', 'a.png', 'Sow peas and beans now', 'Read more'];
const before = measured(LINES);
const differences = (after: MeasuredMail, from = before) => {
  const verdict = lookVerdict([{ width: 1024, before: from, after }]);
  return verdict.kind === 'different' ? verdict.differences.flatMap((each) => each.differences) : verdict.kind;
};

describe('two measured mails', () => {
  it('look the same where every word is within 4 px of its place, in its color, font and size', () => {
    expect(differences(before)).toBe('same');
    expect(differences(measured(LINES, (item) => ({ ...item, x: item.x + 4 })))).toBe('same');
  });

  it('look the same where one word of a hundred has another color, and not where three have', () => {
    const long = [Array.from({ length: 100 }, (_, index) => `word${index}`).join(' ')];
    const red = (names: readonly string[]) =>
      measured(long, (item) => (names.includes(item.text) ? { ...item, color: 'rgb(255, 0, 0)' } : item));
    expect(differences(red(['word3']), measured(long))).toBe('same');
    expect(differences(red(['word3', 'word4', 'word5']), measured(long))).toEqual([{ kind: 'color', count: 3 }]);
  });

  it('differ in words that moved within their part, not in what is only lower with all of its part', () => {
    const lower = measured(LINES, (item) => (item.y >= 40 ? { ...item, y: item.y + 30 } : item));
    expect(differences({ ...lower, height: 110 })).toEqual([{ kind: 'heights', count: 1 }]);
    const right = measured(LINES, (item) => (item.text === 'beans' ? { ...item, x: item.x + 5 } : item));
    expect(differences(right)).toEqual([{ kind: 'moved', count: 1 }]);
  });

  it('differ in words that are missing, added, or stand in another order', () => {
    expect(differences(measured([...LINES.slice(0, 3), 'Read']))).toEqual([{ kind: 'missing', count: 1 }]);
    expect(differences(measured([...LINES.slice(0, 3), 'Read more here']))).toEqual([{ kind: 'added', count: 1 }]);
    expect(differences(measured([...LINES.slice(0, 3), 'more Read']))).toEqual([{ kind: 'moved', count: 2 }]);
  });

  it('differ in font, size and background', () => {
    const change = (by: Partial<MeasuredItem>) =>
      differences(measured(LINES, (item) => (item.isImage ? item : { ...item, ...by })));
    expect(change({ font: 'arial bold normal' })).toEqual([{ kind: 'font', count: 10 }]);
    expect(change({ size: 17 })).toEqual([{ kind: 'size', count: 10 }]);
    expect(change({ background: 'rgb(9, 9, 9)' })).toEqual([{ kind: 'background', count: 10 }]);
  });

  it('differ in a picture that is gone or larger, however many words are the same', () => {
    expect(
      differences(measured([LINES[0] ?? '', ' ', ...LINES.slice(2)].map((line) => line.trim() || 'b.png'))),
    ).toEqual([{ kind: 'images', count: 2 }]);
    const larger = measured(LINES, (item) => (item.isImage ? { ...item, width: 300 } : item));
    expect(differences(larger)).toEqual([{ kind: 'images', count: 1 }]);
  });

  it('differ in what is painted, from 2 % of the page on', () => {
    const painted = (share: number) => ({ ...before, areas: { 'rgb(255, 255, 255)': 1 - share, red: share } });
    expect(differences(painted(0.01))).toBe('same');
    expect(differences(painted(0.1))).toEqual([{ kind: 'areas', count: 10 }]);
  });

  it('are not measured where one is too large, whatever the other is', () => {
    expect(lookVerdict([{ width: 375, before, after: { ...before, isWhole: false } }])).toEqual({
      kind: 'not-measured',
      reason: 'too-large',
    });
  });

  it('are compared word by word up to 1,200 changes, and beyond by what both have alone', () => {
    const words = (name: string, count: number) =>
      measured([`${Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ')} end`]);
    const apart = (count: number) => differences(words('b', count), words('a', count));
    const gone = (count: number) => [
      { kind: 'missing', count },
      { kind: 'added', count },
    ];
    expect(apart(600)).toEqual(gone(600));
    expect(apart(601)).toEqual([...gone(601), { kind: 'moved', count: 1 }]);
    expect(apart(8000)).toEqual([...gone(8000), { kind: 'moved', count: 1 }]);
  });
});

it('template tags are measured in one spelling, and nothing else is changed', () => {
  expect(withPlainTags('<p>Hi {{  name }}! {% if a %}{{{ raw }}}{%endif%}</p>')).toBe(
    '<p>Hi {{name}}! {%if a%}{{{raw}}}{%endif%}</p>',
  );
  const css = '@media (max-width:480px){.a{color:red}}';
  expect(withPlainTags(css)).toBe(css);
});
