import { activeCampaign } from './active-campaign.ts';
import { amazonSes } from './amazon-ses.ts';
import { braze } from './braze.ts';
import { brevo } from './brevo.ts';
import { campaignMonitor } from './campaign-monitor.ts';
import { customerIo } from './customer-io.ts';
import { hubspot } from './hubspot.ts';
import { iterable } from './iterable.ts';
import { klaviyo } from './klaviyo.ts';
import { listmonk } from './listmonk.ts';
import { mailchimp } from './mailchimp.ts';
import { mailerlite } from './mailerlite.ts';
import { mailgun } from './mailgun.ts';
import { mailjet } from './mailjet.ts';
import { mautic } from './mautic.ts';
import { handlebars } from './plain/handlebars.ts';
import { jinja } from './plain/jinja.ts';
import { liquid } from './plain/liquid.ts';
import { postmark } from './postmark.ts';
import { salesforceMarketingCloud } from './salesforce-marketing-cloud.ts';
import { sendgrid } from './sendgrid.ts';
import type { SendingProfile } from './sending-profile.ts';
import { sendy } from './sendy.ts';

/** All sending systems by name, then the plain languages. A new one is a file and a line. */
export const PROFILES: readonly SendingProfile[] = [
  activeCampaign,
  amazonSes,
  braze,
  brevo,
  campaignMonitor,
  customerIo,
  hubspot,
  iterable,
  klaviyo,
  listmonk,
  mailchimp,
  mailerlite,
  mailgun,
  mailjet,
  mautic,
  postmark,
  salesforceMarketingCloud,
  sendgrid,
  sendy,
  handlebars,
  jinja,
  liquid,
];

/** The profile with an id; undefined for none. */
export function findProfile(id: string): SendingProfile | undefined {
  return PROFILES.find((profile) => profile.id === id);
}
