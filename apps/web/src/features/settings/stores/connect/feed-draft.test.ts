import type { FeedLook } from '@mailwright/contract';
import { expect, test } from 'vitest';
import { draftOf, settingsOf, withColumn } from './feed-draft.ts';

const LOOK: FeedLook = {
  settings: { format: 'csv', columns: { id: 'sku' }, delimiter: ';', encoding: 'windows-1252', currency: null },
  columns: ['sku', 'title', 'price'],
  rows: [['1', 'Cup', '4,50']],
};

test('what a look proposes is complete once id and name have their columns', () => {
  const draft = draftOf(LOOK);
  expect(settingsOf(draft)).toBeNull();
  const named = withColumn(draft, 'name', 'title');
  expect(settingsOf(named)).toEqual({
    format: 'csv',
    columns: { id: 'sku', name: 'title' },
    delimiter: ';',
    encoding: 'windows-1252',
    currency: null,
  });
  expect(settingsOf(withColumn(named, 'id', null))).toBeNull();
});

test('a delimiter that cannot be sent is found out again by who reads the feed', () => {
  expect(draftOf({ ...LOOK, settings: { ...LOOK.settings, delimiter: ' ' } }).delimiter).toBeNull();
});
