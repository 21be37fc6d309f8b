import { expect, test } from 'vitest';
import { fileNames } from './export-all.ts';

test('templates of the same name get files of their own, on every file system', () => {
  expect(fileNames(['News', 'news', 'News (2)', 'A/B', '', 'News'])).toEqual([
    'News.html',
    'news (2).html',
    'News (2) (2).html',
    'A-B.html',
    'mail.html',
    'News (3).html',
  ]);
});
