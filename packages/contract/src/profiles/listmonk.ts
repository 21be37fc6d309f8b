import type { SendingProfile } from './sending-profile.ts';

export const listmonk: SendingProfile = {
  id: 'listmonk',
  name: 'listmonk',
  source: 'https://listmonk.app/docs/templating/',
  names: {
    known: {
      firstname: '.Subscriber.FirstName',
      lastname: '.Subscriber.LastName',
      fullname: '.Subscriber.Name',
      name: '.Subscriber.Name',
      email: '.Subscriber.Email',
      // Who names one as the system does means that one; no other field of a subscriber is known to Go.
      'subscriber.firstname': '.Subscriber.FirstName',
      'subscriber.lastname': '.Subscriber.LastName',
      'subscriber.name': '.Subscriber.Name',
      'subscriber.email': '.Subscriber.Email',
      'subscriber.uuid': '.Subscriber.UUID',
      'subscriber.status': '.Subscriber.Status',
      'subscriber.createdat': '.Subscriber.CreatedAt',
      'subscriber.updatedat': '.Subscriber.UpdatedAt',
      'campaign.uuid': '.Campaign.UUID',
      'campaign.name': '.Campaign.Name',
      'campaign.subject': '.Campaign.Subject',
      'campaign.fromemail': '.Campaign.FromEmail',
    },
    other: '.Subscriber.Attribs.<name>',
    dotted: '.Subscriber.Attribs.<name>',
    quoted: '(index .Subscriber.Attribs "<name>")',
    spaces: { 'Subscriber.': '.Subscriber.Attribs.<name>' },
  },
  text: { backslash: 'doubled', otherQuote: '`', escapesHtml: true },
  field: {
    tag: '{{ <name> }}',
    fallback: '{{ <name> | default <text> }}',
    // Text that is no HTML says "<no value>" of an attribute that a reader has not got.
    plainOptional: '{{ <name> | default "" }}',
    // A function of Go's own, to which nothing at all is "<no value>": https://pkg.go.dev/text/template#hdr-Functions
    encoded: '{{ <name> | default "" | urlquery }}',
    encodedFallback: '{{ <name> | default <text> | urlquery }}',
    encodesBlanksAsPlus: true,
  },
  condition: {
    elseIf: { tag: '{{ else if <test> }}', open: '{{ if <test> }}' },
    expression: {
      open: '{{ if <test> }}',
      else: '{{ else }}',
      close: '{{ end }}',
      all: { before: 'and ', each: '(<test>)', between: ' ' },
      any: { before: 'or ', each: '(<test>)', between: ' ' },
      tests: {
        is: 'eq (toString (<name> | default "")) <text>',
        'is-not': 'ne (toString (<name> | default "")) <text>',
        contains: 'contains <text> (toString (<name> | default ""))',
        'not-contains': 'not (contains <text> (toString (<name> | default "")))',
        'starts-with': 'hasPrefix <text> (toString (<name> | default ""))',
        'ends-with': 'hasSuffix <text> (toString (<name> | default ""))',
        greater: 'gt (float64 (<name> | default 0)) (float64 <number>)',
        less: 'lt (float64 (<name> | default 0)) (float64 <number>)',
        'is-empty': 'not <name>',
        'is-not-empty': '<name>',
      },
      // As the documentation has them. They fail for a field that somebody has not got, or has as a number.
      typed: {
        is: ['eq <name> <text>', 'eq <text> <name>'],
        'is-not': ['ne <name> <text>', 'ne <text> <name>', 'not (eq <name> <text>)'],
        greater: ['gt <name> <number>'],
        less: ['lt <name> <number>'],
        contains: ['contains <text> <name>'],
        'starts-with': ['hasPrefix <text> <name>'],
        'ends-with': ['hasSuffix <text> <name>'],
      },
    },
  },
  repeat: {
    open: '{{ range $<item> := <list> }}',
    close: '{{ end }}',
    field: '$<item>.<name>',
    self: '$<item>',
    outer: '$<name>',
  },
  special: {
    unsubscribe: '{{ UnsubscribeURL }}',
    unsubscribe_profile: '{{ ManageURL }}',
    view_in_browser: '{{ MessageURL }}',
  },
  // "The endpoint accepts a POST request as per the spec": https://github.com/knadh/listmonk/issues/1685
  oneClick: true,
  signs: ['UnsubscribeURL', 'ManageURL', 'MessageURL', 'OptinURL', 'ArchiveURL', 'RootURL', 'TrackView'],
};
