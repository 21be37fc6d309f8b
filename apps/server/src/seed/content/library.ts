import type { MailSeed } from './mail-seed.ts';
import { digest, newsletter } from './mails/news.ts';
import { eventInvitation, survey, welcome } from './mails/people.ts';
import { orderConfirmation, passwordReset, shipping } from './mails/service.ts';
import { abandonedCart, holiday, productLaunch, sale } from './mails/shop.ts';

/** A category of system templates with its members. */
export interface LibraryCategory {
  readonly name: string;
  readonly hidden?: boolean;
  readonly mails: readonly MailSeed[];
}

/** The system templates, by category, in the order of the sidebar. */
export const LIBRARY: readonly LibraryCategory[] = [
  { name: 'Newsletters', mails: [newsletter, digest] },
  { name: 'Sales and launches', mails: [productLaunch, sale, abandonedCart] },
  { name: 'Orders and accounts', mails: [orderConfirmation, shipping, passwordReset] },
  { name: 'Welcome and feedback', mails: [welcome, survey] },
  { name: 'Events and seasons', mails: [eventInvitation, holiday] },
  { name: 'In review', hidden: true, mails: [] },
];

/** Shown as featured, with a ribbon, before the others. */
export const FEATURED: readonly MailSeed[] = [newsletter, productLaunch, orderConfirmation];
