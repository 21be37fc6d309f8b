import type { TemplateStatus } from '@mailwright/contract';
import { createUserRepository } from '../../modules/users/repository.ts';
import type { MailSeed } from '../content/mail-seed.ts';
import { abandonedCart } from '../content/mails/abandoned-cart.ts';
import { digest } from '../content/mails/digest.ts';
import { eventInvitation } from '../content/mails/event-invitation.ts';
import { newsletter } from '../content/mails/newsletter.ts';
import { orderConfirmation } from '../content/mails/order-confirmation.ts';
import { productLaunch } from '../content/mails/product-launch.ts';
import { welcome } from '../content/mails/welcome.ts';
import type { SeedStep } from '../seed-step.ts';
import { storeMail } from '../stored-mail.ts';

const HOUR = 3_600_000;

interface DemoTemplate {
  readonly mail: MailSeed;
  readonly name: string;
  readonly status: TemplateStatus;
  readonly hoursAgo: number;
}

/** Templates that Anna has been working on, so that the first screen is not empty. */
export const DEMO_TEMPLATES: readonly DemoTemplate[] = [
  { mail: newsletter, name: 'June newsletter', status: 'published', hoursAgo: 3 },
  { mail: productLaunch, name: 'Halo launch', status: 'published', hoursAgo: 26 },
  { mail: welcome, name: 'Welcome - part 1', status: 'published', hoursAgo: 24 * 9 },
  { mail: orderConfirmation, name: 'Order confirmation', status: 'published', hoursAgo: 24 * 40 },
  { mail: eventInvitation, name: 'Harbor evening', status: 'draft', hoursAgo: 1 },
  { mail: abandonedCart, name: 'Cart reminder - second try', status: 'draft', hoursAgo: 50 },
  { mail: digest, name: 'Old digest', status: 'deleted', hoursAgo: 24 * 90 },
];

export const demoTemplates: SeedStep = {
  name: '07-demo-templates',
  async run(context) {
    const anna = await createUserRepository(context.database).findForLogin('anna@acme.example');
    if (!anna) return;
    for (const { mail, name, status, hoursAgo } of DEMO_TEMPLATES) {
      const place = { ownerId: anna.id, isSystem: false, status, categoryIds: [], age: hoursAgo * HOUR };
      await storeMail(context, { ...mail, name }, place);
    }
  },
};
