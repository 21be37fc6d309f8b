import type { SendingProfile } from './sending-profile.ts';

export const mailjet: SendingProfile = {
  id: 'mailjet',
  name: 'Mailjet',
  source: 'https://dev.mailjet.com/template-language/reference/',
  names: {
    known: { firstname: 'data:firstname', lastname: 'data:name', email: 'mj:contact.contact_email' },
    other: 'data:<name>',
    dotted: 'var:<name>',
    spaces: { 'mj:': 'mj:<name>', 'segmentation:': 'segmentation:<name>' },
  },
  text: { backslash: 'impossible' },
  field: { tag: '{{<name>}}', fallback: '{{<name>:<text>}}' },
  condition: {
    elseIf: { tag: '{% elseif <test> %}', open: '{% if <test> %}' },
    expression: {
      open: '{% if <test> %}',
      else: '{% else %}',
      close: '{% endif %}',
      all: ' and ',
      any: ' or ',
      tests: {
        is: '<name> = <text>',
        'is-not': '<name> != <text>',
        contains: 'Contains(<name>,<text>)',
        'not-contains': 'not Contains(<name>,<text>)',
        greater: '<name> > <number>',
        less: '<name> < <number>',
        'is-empty': '<name> = ""',
        'is-not-empty': '<name> != ""',
      },
    },
  },
  repeat: {
    open: '{% for <item> in <list> %}',
    close: '{% endfor %}',
    list: 'var:<name>',
    field: '<item>.<name>',
    self: '<item>',
  },
  special: { unsubscribe: '[[UNSUB_LINK_EN]]', view_in_browser: '[[PERMALINK]]' },
  signs: ['data:', 'var:', 'mj:'],
};
