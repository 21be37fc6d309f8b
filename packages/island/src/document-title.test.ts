import { expect, it } from 'vitest';
import { documentTitle } from './document-title.ts';

it('finds the title of a mail as one line, wherever its head stands', () => {
  expect(
    documentTitle('<!doctype html><html><head><title>\n  Tea &amp; cups:\n now 20 % off! </title></head></html>'),
  ).toBe('Tea & cups: now 20 % off!');
  expect(documentTitle('<TITLE lang="en">News</TITLE><p>x</p>')).toBe('News');
  expect(documentTitle('<body><svg><title>A cup</title></svg><title>Late</title>')).toBe('Late');
});

it('knows none where there is none, where it is blank, and where a mailing program fills it in', () => {
  for (const title of ['', ' \n', '{{ subject }}', '*|MC:SUBJECT|*', '%%subject%%', '<%= subject %>'])
    expect(documentTitle(`<head><title>${title}</title></head>`)).toBe('');
  expect(documentTitle('<p>No title</p><svg><title>A cup</title></svg>')).toBe('');
  expect(documentTitle('<title>Hello {{ name }}</title>')).toBe('Hello {{ name }}');
});
