import { kit } from '../look.ts';
import { heading, image, mail, padded, row, text } from '../mail-seed.ts';

const SITE = 'https://tally.example';

const k = kit({
  outer: '#e6e9f6',
  paper: '#ffffff',
  tint: '#eff2fc',
  textColor: '#161c45',
  soft: '#4c5376',
  accent: '#2f3fb0',
  onAccent: '#ffffff',
  dark: { paper: '#12152b', tint: '#1e2348', textColor: '#eef0ff', soft: '#b9c0e4', accent: '#a9b8ff' },
  headerFonts: "'Trebuchet MS', Helvetica, sans-serif",
  paragraphFonts: "'Trebuchet MS', Helvetica, sans-serif",
  buttonRadius: 8,
});

const BAND = '#182150';

const figure = (number: string, label: string) => [
  k.h2(number, { fontSize: 30, textAlign: 'center' }),
  k.soft(label, { fontSize: 14, textAlign: 'center' }),
];

function item(number: string, title: string, words: string, page: string) {
  return row(
    [
      [k.text(number, { fontSize: 28, fontWeight: 'bold', color: '#2f3fb0', dark: { color: '#a9b8ff' } })],
      [k.h3(title), k.soft(words), k.link('Read more about it', `${SITE}/${page}`)],
    ],
    { split: [15, 85], stack: false, gap: 8, style: padded(18) },
  );
}

export const digest = mail({
  name: 'Weekly digest',
  description: 'Figures at the top and short numbered items to scan',
  tags: 'newsletter,digest',
  preheader: 'Quiet hours, your own currency, a shorter way to share, and room for five teams in our test.',
  settings: k.settings,
  style: k.style,
  sections: [
    row(
      [
        [
          image('mark-tally', 'Tally', 44, { align: 'left' }),
          text('FRIDAY EDITION', { color: '#7ef0c6', fontSize: 14, fontWeight: 'bold', letterSpacing: 2 }),
          heading('h1', 'Your week in four items', { color: '#ffffff', fontSize: 38, phone: { fontSize: 30 } }),
          text('Hello {{ firstName }}, this is what changed since Monday. Reading time: two minutes.', {
            color: '#d6dcff',
          }),
        ],
      ],
      { gap: 12, style: { ...padded(36, 20), backgroundColor: BAND } },
    ),
    row([[image('chart', 'Ten bars that rise from left to right')]], { style: { backgroundColor: BAND } }),
    row([figure('128', 'reports made'), figure('34', 'of them shared'), figure('6 h', 'saved by rules')], {
      stack: false,
      gap: 4,
      style: k.tinted(padded(28)),
    }),
    row([[k.h2('What is new')]], { style: padded(36, 6) }),
    item(
      '01',
      'Quiet hours are here',
      'Mails that you send in the evening now wait until nine the next morning, unless you say they are urgent.',
      'quiet-hours',
    ),
    item(
      '02',
      'Reports in your own currency',
      'Choose it once in your settings. Old reports change with it, so that you can compare.',
      'currency',
    ),
    item(
      '03',
      'A shorter way to share',
      'Every report has a link that works for a week. Nobody needs an account to read it.',
      'sharing',
    ),
    item(
      '04',
      'We are looking for five teams',
      'Try the new planner with us for a month and tell us what is missing.',
      'planner',
    ),
    row([[k.button('Open your dashboard', `${SITE}/dashboard`, { align: 'center' })]], { style: padded(20, 44) }),
    k.footer({
      name: 'Tally',
      address: '48 Canal Street, Utrecht',
      reason: 'You get the digest on Fridays because it is switched on in your account.',
    }),
  ],
});
