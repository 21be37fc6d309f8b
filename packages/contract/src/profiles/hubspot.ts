import { JINJA_LANGUAGE } from './languages/jinja.ts';
import type { ProfileDemand, SendingProfile } from './sending-profile.ts';

/** Jinja with modules and areas. */
const HUBL =
  /^\{%-?\s{0,9}(?:end_)?(?:module|module_attribute|widget|dnd_area|dnd_section|dnd_column|dnd_row|dnd_module|color|require_css)\b|^\{[{%].*personalization_token\(/s;

export const hubspot: SendingProfile = {
  id: 'hubspot',
  name: 'HubSpot',
  source: 'https://developers.hubspot.com/docs/cms/reference/hubl/variables',
  names: {
    known: {
      firstname: 'contact.firstname',
      lastname: 'contact.lastname',
      email: 'contact.email',
      jobtitle: 'contact.jobtitle',
    },
    other: 'contact.<name>',
  },
  text: { backslash: 'doubled', otherQuote: "'" },
  field: {
    tag: '{{ <name> }}',
    fallback: '{{ personalization_token("<name>", <text>) }}',
    // https://developers.hubspot.com/docs/cms/reference/hubl/filters; read for each contact by programmable emails alone.
    encoded: '{{ <name>|urlencode }}',
    encodedFallback: '{{ personalization_token("<name>", <text>)|urlencode }}',
    encodesBlanksAsPlus: true,
  },
  condition: {
    elseIf: { tag: '{% elif <test> %}', open: '{% if <test> %}' },
    expression: {
      open: '{% if <test> %}',
      else: '{% else %}',
      close: '{% endif %}',
      all: ' and ',
      any: ' or ',
      tests: {
        is: '<name> == <text>',
        'is-not': '<name> != <text>',
        contains: '<name> is string_containing <text>',
        'not-contains': 'not <name> is string_containing <text>',
        'starts-with': '<name> is string_startingwith <text>',
        greater: '<name>|float > <number>',
        less: '<name>|float < <number>',
        'is-empty': 'not <name>',
        'is-not-empty': '<name>',
      },
    },
  },
  repeat: {
    open: '{% for <item> in <list> %}',
    close: '{% endfor %}',
    list: 'custom.<name>',
    field: '<item>.<name>',
    self: '<item>',
    fallback: '{{ <name>|default(<text>, true) }}',
    encodedFallback: '{{ <name>|default(<text>, true)|urlencode }}',
  },
  special: {
    unsubscribe: '{{ unsubscribe_link_all }}',
    unsubscribe_profile: '{{ unsubscribe_link }}',
    view_in_browser: '{{ view_as_page_url }}',
    sender_address:
      '{{ site_settings.company_name }}, {{ site_settings.company_street_address_1 }}, {{ site_settings.company_city }}, {{ site_settings.company_state }}',
  },
  // Company name, street, city, state and one of the links "are required to save an email template and to send":
  // https://knowledge.hubspot.com/articles/kcs_article/email/what-information-is-required-in-the-can-spam-footer
  demands: [
    ...['company_name', 'company_street_address_1', 'company_city', 'company_state'].map(
      (setting): ProfileDemand => ({
        name: `{{ site_settings.${setting} }}`,
        signs: [`site_settings.${setting}`],
        field: 'sender_address',
      }),
    ),
    {
      name: '{{ unsubscribe_link }}',
      signs: ['unsubscribe_link', 'unsubscribe_link_all', 'unsubscribe_section', 'unsubscribe_anchor'],
      field: 'unsubscribe_profile',
    },
  ],
  signs: ['unsubscribe_link_all', 'view_as_page_url', 'site_settings.', 'required_base_css', 'email_header_includes'],
  language: [HUBL, JINJA_LANGUAGE],
  // Without it HubSpot reads conditions before it knows the contact ("at the top of the file"):
  // https://developers.hubspot.com/docs/cms/start-building/features/data-driven-content/emails-with-programmable-content
  preamble: '<!--\n  templateType: email\n  isEnabledForEmailV3Rendering: true\n-->\n',
  addressFields: ['site_settings.company_street_address_1', 'email_can_spam', 'email_footer'],
};
