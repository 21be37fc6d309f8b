import { button, divider, footer, heading, image, mail, row, text } from '../mail-seed.ts';

const INK = '#2a2438';
const WARM = '#a83a4f';

export const newsletter = mail({
  name: 'Monthly newsletter',
  description: 'A lead story with a picture, two short ones and dates',
  tags: 'newsletter,stories',
  preheader: 'Three walks for long evenings, a recipe from the coast, and what happens in the shop this month.',
  settings: { outerColor: '#fbf3ec' },
  sections: [
    row([[image('logo', 'Acme Goods', 48)]]),
    row([
      [
        image('hills', 'Hills under an evening sun', 0, { borderRadius: 12 }),
        heading('h1', 'Long evenings, slow roads', { color: INK, fontSize: 34 }),
        text(
          'Hello {{ firstName }}, the days stay bright until ten and the hills are at their best. We walked three routes that start at a train station and end at a good dinner.',
        ),
        button('Read the three walks', 'https://acme.example/walks', { backgroundColor: WARM }),
      ],
    ]),
    row([[divider('#eadfd6')]]),
    row([
      [
        image('cup', 'A white cup of coffee', 0, { borderRadius: 12 }),
        heading('h3', 'The coffee we drink ourselves', { color: INK, fontSize: 20 }),
        text('A small roastery at the harbour, two farms in Huila, and a cup that tastes of plum.'),
      ],
      [
        image('plant', 'A green plant in a clay pot', 0, { borderRadius: 12 }),
        heading('h3', 'Plants that forgive you', { color: INK, fontSize: 20 }),
        text('Five that live on little light and less water, chosen by people who forget both.'),
      ],
    ]),
    footer(),
  ],
});

export const digest = mail({
  name: 'Weekly digest',
  description: 'Short items under each other, quick to scan',
  tags: 'newsletter,digest',
  preheader: 'Four things worth knowing this week, each in three lines, with a link to read more.',
  settings: { outerColor: '#eef1f6', width: 600 },
  sections: [
    row([[heading('h1', 'Your week in four items', { fontSize: 30 }), text('Friday edition for {{ firstName }}')]]),
    ...[
      [
        '1. Quiet hours are here',
        'Mails that you send in the evening now wait until nine the next morning, unless you say they are urgent.',
      ],
      [
        '2. Reports in your own currency',
        'Choose it once in your settings. Old reports change with it, so that you can compare.',
      ],
      ['3. A shorter way to share', 'Every report has a link that works for a week. No account needed to read it.'],
      ['4. We are looking for five teams', 'Test the new planner with us for a month and tell us what is missing.'],
    ].flatMap(([title = '', body = '']) => [
      row([[divider('#dfe4ec'), heading('h2', title, { fontSize: 20 }), text(body)]], { gap: 10 }),
    ]),
    row([[button('Read all on the web', 'https://acme.example/digest', { backgroundColor: '#23304a' })]]),
    footer(),
  ],
});
