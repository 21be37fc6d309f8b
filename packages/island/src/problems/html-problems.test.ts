import { expect, test } from 'vitest';
import { mailFixtures } from '../testing/mail-fixtures.ts';
import { htmlProblems } from './html-problems.ts';

const found = (source: string) =>
  htmlProblems(source).map(({ kind, tag, range }) => [kind, tag, source.slice(range.start, range.end)]);

test('an opening tag without its end is named where it opens', () => {
  expect(found('<div>\n<b>x</div>')).toEqual([['unclosed', 'b', '<b>']]);
  expect(found('<table><tr><td><span>x')).toEqual([
    ['unclosed', 'table', '<table>'],
    ['unclosed', 'span', '<span>'],
  ]);
});

test('an end without its opening tag is named', () => {
  expect(found('<p>a</span></p></div>')).toEqual([
    ['stray', 'span', '</span>'],
    ['stray', 'div', '</div>'],
  ]);
});

test('slips in attributes and what is cut off are named', () => {
  expect(found('<a href="x" href="y"title>x</a>').map(([kind]) => kind)).toEqual(['duplicate', 'attribute']);
  expect(found('<p>x</p><div class="x>').map(([kind]) => kind)).toEqual(['cut-off']);
  expect(found('<!-- x').map(([kind]) => kind)).toEqual(['cut-off']);
});

test('what mails are full of is no slip', () => {
  expect(found('<!doctype html><p>one<p>two<ul><li>a<li>b</ul><br/><img src=x><![if !mso]>x<![endif]>')).toEqual([]);
  expect(found('{{#each x}}<tr><td>{{ y }}</td></tr>{{/each}}<%= z %><!--[if mso]><table><![endif]-->')).toEqual([]);
  expect(found('<style>a>b{content:"</p>"}</style><title><b></title><v:rect fill="f" />')).toEqual([]);
});

test('a flood of slips is named in part, and quickly', () => {
  expect(htmlProblems('<b></i>'.repeat(50_000))).toHaveLength(100);
});

test.each(mailFixtures())('%s: every slip is named within the source', (_, source) => {
  for (const { range } of htmlProblems(source)) {
    expect(range.start).toBeLessThan(range.end);
    expect(range.end).toBeLessThanOrEqual(source.length + 1);
  }
});
