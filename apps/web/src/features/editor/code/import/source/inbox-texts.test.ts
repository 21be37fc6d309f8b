import { expect, it } from 'vitest';
import { chooseTarget, enterHtml, NOTHING } from './import-content.ts';
import { inboxTextsOf, takenInboxTexts } from './inbox-texts.ts';

const NONE = { subject: '', preheader: '' };
const PAGE = '<!doctype html><title>Spring: 20 % off!</title><p>Hello</p>';

it('the title of a whole page becomes the subject, that of a block among others does not', () => {
  const page = enterHtml(NOTHING, PAGE, true);
  expect(inboxTextsOf(page, { state: 'none' })).toEqual({ subject: 'Spring: 20 % off!', preheader: '' });
  expect(inboxTextsOf(chooseTarget(page, 'block'), { state: 'none' })).toEqual(NONE);
  expect(inboxTextsOf(enterHtml(NOTHING, '<p>Hello</p>', true), { state: 'none' })).toEqual(NONE);
});

it('a template takes over what it has nothing for, as long as the limits say', () => {
  const found = { subject: ' Spring\u0007 sale ', preheader: 'First words' };
  expect(takenInboxTexts(found, NONE)).toEqual({ subject: 'Spring sale', preheader: 'First words' });
  expect(takenInboxTexts(found, { subject: 'Mine', preheader: ' ' })).toEqual({ preheader: 'First words' });
  expect(takenInboxTexts(found, { subject: 'Mine', preheader: 'Mine, too' })).toEqual({});
  const long = takenInboxTexts({ subject: '😀'.repeat(300), preheader: 'x'.repeat(600) }, NONE);
  expect([...(long.subject ?? '')]).toHaveLength(255);
  expect(long.preheader).toHaveLength(500);
});
