/** All profiles by their ids, apart from what they hold: who only names one need not load them. */
export const PROFILE_IDS = [
  'active-campaign',
  'amazon-ses',
  'braze',
  'brevo',
  'campaign-monitor',
  'customer-io',
  'hubspot',
  'iterable',
  'klaviyo',
  'listmonk',
  'mailchimp',
  'mailerlite',
  'mailgun',
  'mailjet',
  'mautic',
  'postmark',
  'salesforce-marketing-cloud',
  'sendgrid',
  'sendy',
  'handlebars',
  'jinja',
  'liquid',
] as const;

export type ProfileId = (typeof PROFILE_IDS)[number];
