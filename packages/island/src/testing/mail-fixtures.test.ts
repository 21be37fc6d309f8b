import { expect, it } from 'vitest';
import { mailFixtures } from './mail-fixtures.ts';
import { OWN_MAILS } from './own-mails.ts';

const count = mailFixtures().length - OWN_MAILS.length;

it.skipIf(count === 0)('mails by others, of ../shared/fixtures/mails or MAIL_FIXTURES, are there for the laws', () => {
  expect(count).toBeGreaterThan(0);
});
