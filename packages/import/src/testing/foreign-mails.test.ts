import { expect, it } from 'vitest';
import { foreignMails } from './foreign-mails.ts';

/** A small one is there always. */
const count = foreignMails().length - 1;

it.skipIf(count === 0)(
  'mails by others, of ../shared/fixtures/mails or MAIL_FIXTURES, are there to be imported',
  () => {
    expect(count).toBeGreaterThan(0);
  },
);
