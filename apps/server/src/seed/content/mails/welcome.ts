import { CENTRE, kit } from '../look.ts';
import { discountCode, image, mail, padded, row } from '../mail-seed.ts';

const SITE = 'https://sprout.example';

const k = kit({
  outer: '#d9ebdc',
  paper: '#fbfdf8',
  tint: '#ecf6ec',
  textColor: '#17382a',
  soft: '#456156',
  accent: '#1f6b4a',
  onAccent: '#ffffff',
  dark: { paper: '#10211a', tint: '#1a3227', textColor: '#eefaf0', soft: '#b9d3c5', accent: '#93e0b4' },
  headerFonts: "'Trebuchet MS', Helvetica, sans-serif",
  paragraphFonts: 'Verdana, Geneva, sans-serif',
  buttonRadius: 26,
});

const ROUND = { borderRadius: 20 };

const step = (number: string, title: string, words: string) => [
  k.kicker(`Step ${number}`),
  k.h2(title, { fontSize: 24 }),
  k.soft(words),
];

const BESIDE = { gutter: 36, gap: 10, verticalAlign: 'middle' } as const;

export const welcome = mail({
  name: 'Welcome',
  description: 'A first hello with three things to do next and a present',
  tags: 'welcome,onboarding',
  preheader: 'Good to have you here. Three small things, and ten percent off your first plant.',
  settings: k.settings,
  style: k.style,
  sections: [
    k.header('mark-sprout', 'Sprout', 'Plants by post'),
    row([[image('shelf', 'Green plants on a shelf under a window')]]),
    row(
      [
        [
          k.h1('Good to have you here', CENTRE),
          k.soft(
            'Hello {{ firstName }}, from today something green comes to your door each month. Three small things make the start easy.',
            {
              ...CENTRE,
              fontSize: 18,
            },
          ),
          k.button('Set up your account', `${SITE}/start`, { align: 'center' }),
        ],
      ],
      { gap: 18, style: padded(40, 48, 56) },
    ),
    row(
      [
        [image('parcel', 'A plant looks out of a parcel', 0, ROUND)],
        step(
          '1',
          'Tell us about your light',
          'North or south, bright or shy: we send what will be happy at your window.',
        ),
      ],
      { ...BESIDE, style: k.tinted(padded(40, 20)) },
    ),
    row(
      [
        step('2', 'Pick a day for water', 'We write you a line on that day. You can be late, most plants are patient.'),
        [image('watering', 'A watering can with drops of water', 0, ROUND)],
      ],
      { ...BESIDE, reverse: true, style: k.tinted(padded(20)) },
    ),
    row(
      [
        [image('grown', 'A tall plant in the sun', 0, ROUND)],
        step(
          '3',
          'Show us how it grows',
          'Send a picture after a month. Somebody here looks at each of them, and answers.',
        ),
      ],
      { ...BESIDE, style: k.tinted(padded(20, 40)) },
    ),
    row(
      [
        [
          k.h2('Something to begin with', CENTRE),
          k.soft('Ten percent off your first order, any plant, any pot.', CENTRE),
          discountCode({
            code: 'WELCOME10',
            href: `${SITE}/shop?code=WELCOME10`,
            label: 'Choose a first plant',
            textColor: '#17382a',
            background: '#ecf6ec',
            accent: '#1f6b4a',
          }),
        ],
      ],
      { style: padded(44, 48) },
    ),
    k.footer({
      name: 'Sprout',
      address: '21 Garden Row, Ghent',
      reason: 'You get this mail because you opened an account at sprout.example.',
    }),
  ],
});
