import { DEFAULT_SETTINGS, type NodeSeed } from '@mailwright/document';
import { button, divider, footer, heading, type MailSeed, mail, row, standIn, text } from './mail-seed.ts';

function layout(name: string, description: string, sections: readonly NodeSeed[]): MailSeed {
  return mail({ name, description, sections, settings: { width: DEFAULT_SETTINGS.width } });
}

const LEAD = 'Say in one or two sentences what this mail is about and why it is worth reading.';
const BODY = 'Write your text here. Select words to format them or to add a link.';

function card(title: string): readonly NodeSeed[] {
  return [standIn('Picture of what this part is about'), heading('h3', title), text(BODY)];
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
    row([[heading('h4', 'In short'), text(BODY)], card('Main topic')], { split: [30, 70] }),
  ]),
  layout('Sidebar right', 'A narrow column at the right of the text', [
    row([[heading('h1', 'Your headline')]]),
    row([card('Main topic'), [heading('h4', 'In short'), text(BODY)]], { split: [70, 30] }),
  ]),
  layout('Newsletter', 'A lead story, two more, and a footer', [
    row([[heading('h1', 'What is new this month'), text(LEAD)]]),
    row([[standIn('Picture of the lead story'), heading('h2', 'The lead story'), text(BODY), button('Read more', '')]]),
    row([[divider()]]),
    row([card('Second story'), card('Third story')]),
    footer(),
  ]),
];
