import { DEFAULT_SETTINGS, type NodeSeed } from '@mailwright/document';
import { row as bareRow, button, divider, heading, type MailSeed, mail, menu, standIn, text } from './mail-seed.ts';

/** A section as the palette makes it: its columns have the padding of a new column. */
function row(
  columns: readonly (readonly NodeSeed[])[],
  options: { readonly split?: readonly number[] } = {},
): NodeSeed {
  return bareRow(columns, { ...options, columnStyle: {} });
}

function layout(name: string, description: string, sections: readonly NodeSeed[]): MailSeed {
  return mail({ name, description, sections, settings: { width: DEFAULT_SETTINGS.width } });
}

const LEAD = 'Say in one or two sentences what this mail is about and why it is worth reading.';
const BODY = 'Write your text here. Select words to format them or to add a link.';

const SMALL = { color: '#5b6472', fontSize: 14, textAlign: 'center' } as const;

/** Footer with the sender and the way to unsubscribe: every mail to a list has to name both. */
const FOOTER = row([
  [
    divider(),
    text(['Your company · Street and number · City', 'You get this mail because you signed up with us.'], SMALL),
    menu(
      [
        ['Preferences', '{{ unsubscribe_profile }}'],
        ['Unsubscribe', '{{ unsubscribe }}'],
      ],
      {
        color: '#2563eb',
        fontSize: 14,
        paddingLeft: 160,
        paddingRight: 160,
        phone: { paddingLeft: 0, paddingRight: 0 },
      },
    ),
  ],
]);

/** Directly under the headline, or under a story of its own. */
function card(title: string, level: 'h2' | 'h3' = 'h2'): readonly NodeSeed[] {
  return [standIn('Picture of what this part is about'), heading(level, title, { fontSize: 24 }), text(BODY)];
}

/** The basic layouts of the New template dialog, in their order. */
export const BASIC_LAYOUTS: readonly MailSeed[] = [
  layout('Blank', 'An empty page to start from', []),
  layout('1 column', 'One column for a letter or an announcement', [
    row([[heading('h1', 'Your headline'), text(LEAD), button('Call to action', '')]]),
  ]),
  layout('2 columns', 'Two equal columns under a headline', [
    row([[heading('h1', 'Your headline'), text(LEAD)]]),
    row([card('First topic'), card('Second topic')]),
  ]),
  layout('3 columns', 'Three equal columns under a headline', [
    row([[heading('h1', 'Your headline'), text(LEAD)]]),
    row([card('First'), card('Second'), card('Third')]),
  ]),
  layout('Sidebar left', 'A narrow column at the left of the text', [
    row([[heading('h1', 'Your headline')]]),
    row([[heading('h2', 'In short', { fontSize: 20 }), text(BODY)], card('Main topic')], { split: [30, 70] }),
  ]),
  layout('Sidebar right', 'A narrow column at the right of the text', [
    row([[heading('h1', 'Your headline')]]),
    row([card('Main topic'), [heading('h2', 'In short', { fontSize: 20 }), text(BODY)]], { split: [70, 30] }),
  ]),
  layout('Newsletter', 'A lead story with two more and a footer', [
    row([[heading('h1', 'What is new this month'), text(LEAD)]]),
    row([[standIn('Picture of the lead story'), heading('h2', 'The lead story'), text(BODY), button('Read more', '')]]),
    row([[divider()]]),
    row([card('Second story', 'h3'), card('Third story', 'h3')]),
    FOOTER,
  ]),
];
