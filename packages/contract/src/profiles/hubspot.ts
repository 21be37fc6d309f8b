import type { SendingProfile } from './sending-profile.ts';

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
  text: { backslash: 'doubled' },
  field: { tag: '{{ <name> }}', fallback: '{{ personalization_token("<name>", <text>) }}' },
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
  },
  special: {
    unsubscribe: '{{ unsubscribe_link_all }}',
    unsubscribe_profile: '{{ unsubscribe_link }}',
    view_in_browser: '{{ view_as_page_url }}',
    sender_address:
      '{{ site_settings.company_name }}, {{ site_settings.company_street_address_1 }}, {{ site_settings.company_city }}',
  },
};
