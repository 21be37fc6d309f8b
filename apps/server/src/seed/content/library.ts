import type { MailSeed } from './mail-seed.ts';
import { abandonedCart } from './mails/abandoned-cart.ts';
import { digest } from './mails/digest.ts';
import { eventInvitation } from './mails/event-invitation.ts';
import { holiday } from './mails/holiday.ts';
import { newsletter } from './mails/newsletter.ts';
import { orderConfirmation } from './mails/order-confirmation.ts';
import { passwordReset } from './mails/password-reset.ts';
import { productLaunch } from './mails/product-launch.ts';
import { sale } from './mails/sale.ts';
import { shipping } from './mails/shipping.ts';
import { survey } from './mails/survey.ts';
import { welcome } from './mails/welcome.ts';

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

/** Mails that are shown as featured, with a ribbon, before the others. */
export const FEATURED: readonly MailSeed[] = [newsletter, productLaunch, orderConfirmation];
