import { button, footer, heading, image, mail, row, text } from '../mail-seed.ts';

const CENTRE = { textAlign: 'center' } as const;

export const welcome = mail({
  name: 'Welcome',
  description: 'A first hello with three things to do next',
  tags: 'welcome,onboarding',
  preheader: 'Good to have you here. Three small things that make the first week easier.',
  settings: { outerColor: '#eaf3ee' },
  sections: [
    row([
      [
        image('logo', 'Acme Goods', 48),
        heading('h1', 'Good to have you, {{ firstName }}', { ...CENTRE, fontSize: 36 }),
        text('Three small things make the first week easier. Each takes less than two minutes.', CENTRE),
      ],
    ]),
    row(
      [
        [
          image('plant', 'A growing plant', 0, { borderRadius: 12 }),
          heading('h3', '1. Say what you like', { fontSize: 18 }),
          text('Choose your rooms and styles, and we leave out the rest.'),
        ],
        [
          image('chair', 'A chair', 0, { borderRadius: 12 }),
          heading('h3', '2. Save your sizes', { fontSize: 18 }),
          text('Measure once; we tell you what fits through the door.'),
        ],
        [
          image('cup', 'A cup', 0, { borderRadius: 12 }),
          heading('h3', '3. Meet us', { fontSize: 18 }),
          text('Coffee is on the house in both shops, every day until six.'),
        ],
      ],
      { gap: 10 },
    ),
    row([
      [button('Set up your account', 'https://acme.example/start', { align: 'center', backgroundColor: '#226346' })],
    ]),
    footer(),
  ],
});

export const eventInvitation = mail({
  name: 'Event invitation',
  description: 'Date, place and programme of an evening',
  tags: 'event,invitation',
  preheader: 'An evening about making things that last. Thursday, 19:00, at the harbour.',
  settings: { outerColor: '#1c1447' },
  sections: [
    row([
      [
        image('stage', 'A microphone in the light of a stage', 0, { borderRadius: 12 }),
        heading('h1', 'An evening about things that last', { fontSize: 36 }),
        text('Three makers, one stage, and an hour for your questions. Bring something broken.'),
      ],
    ]),
    row(
      [
        [heading('h3', 'When', { fontSize: 16 }), text('Thursday, 19:00 to 22:00')],
        [heading('h3', 'Where', { fontSize: 16 }), text('Hall 4, Harbour Street 12')],
        [heading('h3', 'Price', { fontSize: 16 }), text('Free, 80 seats')],
      ],
      { style: { backgroundColor: '#f1eefc', borderRadius: 12 }, gap: 4 },
    ),
    row([
      [
        button('Save a seat', 'https://acme.example/evening', { backgroundColor: '#4b3aa8' }),
        text('You cannot come? Answer this mail and we send you the recording.'),
      ],
    ]),
    footer(),
  ],
});

export const survey = mail({
  name: 'Survey',
  description: 'One question, answered with one click',
  tags: 'survey,feedback',
  preheader: 'One question, one click: how was it? Your answer decides what we mend next.',
  settings: { outerColor: '#e6e7fb', width: 600 },
  sections: [
    row([
      [
        image('smile', 'Three faces, the middle one smiling', 0, { borderRadius: 12 }),
        heading('h1', 'How was it?', { ...CENTRE, fontSize: 36 }),
        text('Hello {{ firstName }}, one click is enough. Your answer decides what we mend next.', CENTRE),
      ],
    ]),
    row([
      [
        button(
          'Not good',
          'https://acme.example/survey/1',
          { align: 'center', backgroundColor: '#8c2f39' },
          { fullWidth: true, paddingX: 12 },
        ),
      ],
      [
        button(
          'It was fine',
          'https://acme.example/survey/2',
          { align: 'center', backgroundColor: '#3f4478' },
          { fullWidth: true, paddingX: 12 },
        ),
      ],
      [
        button(
          'Very good',
          'https://acme.example/survey/3',
          { align: 'center', backgroundColor: '#226346' },
          { fullWidth: true, paddingX: 12 },
        ),
      ],
    ]),
    footer(),
  ],
});
