import { expect, it } from 'vitest';
import { textTable } from './text-table.ts';

it('lets the right column start under itself, and goes on there', () => {
  const long = 'A long answer '.repeat(8).trim();
  const lines = textTable([
    ['Field', 'Answer'],
    ['First name', '{{ firstName | default: "a friend" }}'],
    ['Comment', long],
  ]).split('\n');
  expect(lines.slice(0, 2)).toEqual(['Field       Answer', 'First name  {{ firstName | default: "a friend" }}']);
  expect(lines.slice(2).every((line) => line.length <= 78 && /^(?:Comment {5}| {12})\S/.test(line))).toBe(true);
  expect(
    lines
      .slice(2)
      .map((line) => line.slice(12))
      .join(' '),
  ).toBe(long);
});

it('gives a long label a line of its own, and leaves out what is empty', () => {
  const label = 'What did you like best about it?';
  expect(
    textTable([
      [label, 'All'],
      ['', ''],
      ['Name', ''],
    ]),
  ).toBe(`${label}\n${' '.repeat(32)}All\nName`);
});

it('keeps a tag and an address whole, however long they are', () => {
  const address = `https://shop.example/${'a'.repeat(90)}`;
  const tag = '{% if customer.has_a_very_long_name and customer.country == "somewhere" %}';
  const lines = textTable([['Link', `${address} ${tag}`]]).split('\n');
  expect(lines).toEqual([`Link  ${address}`, `      ${tag}`]);
});
