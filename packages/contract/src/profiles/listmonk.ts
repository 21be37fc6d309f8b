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
    },
    other: '.Subscriber.Attribs.<name>',
    dotted: '.Subscriber.Attribs.<name>',
  },
  text: { backslash: 'doubled', otherQuote: '`', escapesHtml: true },
  field: {
    tag: '{{ <name> }}',
    fallback: '{{ <name> | default <text> }}',
    // A function of Go's own: https://pkg.go.dev/text/template#hdr-Functions
    encoded: '{{ <name> | urlquery }}',
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
};
