import { mailFixtures } from '../../packages/island/src/testing/mail-fixtures.ts';
import { OWN_MAILS } from '../../packages/island/src/testing/own-mails.ts';
import { FOREIGN_MAIL } from './foreign-mail.ts';

type Mail = readonly [name: string, source: string];

const isWhole = ([, source]: Mail) => /<html\b/i.test(source);
const ownNames = new Set(OWN_MAILS.map(([name]) => name));

/** Whole mails of our own: small ones that each do one thing, and one that does many. */
export const OWN_WHOLE_MAILS: readonly Mail[] = [...OWN_MAILS.filter(isWhole), ['many habits at once', FOREIGN_MAIL]];

/** Whole mails by others; none unless `MAIL_FIXTURES` names their folder. */
export const OTHERS_MAILS: readonly Mail[] = mailFixtures().filter((mail) => !ownNames.has(mail[0]) && isWhole(mail));
