import type { NodeSeed } from '@mailwright/document';
import { CENTRE, kit } from '../look.ts';
import { heading, image, mail, onPicture, padded, row, text } from '../mail-seed.ts';

const SITE = 'https://firandflame.example';

const k = kit({
  outer: '#0d2b33',
  paper: '#fffdf8',
  tint: '#f4ecdf',
  textColor: '#17382f',
  soft: '#4d6159',
  accent: '#a5283a',
  onAccent: '#ffffff',
  dark: { paper: '#10252a', tint: '#1b363a', textColor: '#f5f0e4', soft: '#c0cfc8', accent: '#ffa3ad' },
  headerFonts: 'Georgia, serif',
  paragraphFonts: 'Georgia, serif',
  buttonRadius: 26,
});

const present = (picture: string, alt: string, name: string, price: string): readonly NodeSeed[] => [
  image(picture, alt, 0, { borderRadius: 12 }, `${SITE}/${picture}`),
  k.h3(name, { ...CENTRE, fontSize: 18 }),
  k.soft(price, CENTRE),
];

const hours = (title: string, lines: readonly string[]): readonly NodeSeed[] => [k.h3(title), k.soft(lines)];

export const holiday = mail({
  name: 'Holiday greetings',
  description: 'A warm greeting on a winter night with presents and opening hours',
  tags: 'holiday,seasonal',
  preheader: 'Thank you for this year. Free delivery until the sixth of January, and when we are open.',
  settings: k.settings,
  style: k.style,
  sections: [
    onPicture(
      'winter',
      [
        image('mark-fir', 'Fir and Flame', 52),
        heading('h1', 'Thank you for this year', {
          ...CENTRE,
          color: '#ffffff',
          fontSize: 44,
          phone: { fontSize: 32 },
        }),
        text('A quiet night, a warm window, and time.', { ...CENTRE, color: '#ffffff', fontSize: 20 }),
      ],
      { minHeight: 490, verticalAlign: 'top', style: { ...padded(40, 40, 24), backgroundColor: '#164a4c' } },
    ),
    row(
      [
        [
          k.text('Dear {{ firstName }},', { fontSize: 20 }),
          k.text(
            'you are the reason why we pour, wrap and answer. This year you sent us four thousand letters, and one jar of jam. All of it was read, the jam is gone.',
            { fontSize: 18 },
          ),
          k.text('As a small present, **delivery is free until the sixth of January**.', { fontSize: 18 }),
          k.button('Choose a present', `${SITE}/presents`),
        ],
      ],
      { gap: 18, style: padded(40, 44) },
    ),
    row([[k.h2('Small things that arrive in time', CENTRE)]], { style: k.tinted(padded(40, 16)) }),
    row(
      [
        present('candle', 'A lit candle with a green label', 'Candle Fir', '18 €'),
        present('honey', 'A jar of honey', 'Winter honey', '9 €'),
        present('gift', 'A red gift box with a bow', 'Surprise box', '35 €'),
      ],
      { gutter: 24, gap: 8, style: k.tinted(padded(8, 40)) },
    ),
    row(
      [
        hours('The shop is open', ['24 December: 9 to 13', '25 and 26 December: closed', '31 December: 9 to 13']),
        hours('Order until', ['18 December: standard post', '21 December: express', '24 December: pick it up']),
      ],
      { gutter: 32, gap: 8, style: padded(40, 28) },
    ),
    row([[k.text(['See you on the other side,', '**Hanna, Piet and the cat**'], { fontSize: 18 })]], {
      style: padded(8, 48),
    }),
    k.footer({
      name: 'Fir and Flame',
      address: '5 Pine Court, Tromsø',
      reason: 'You get four letters a year because you are a friend of the shop.',
    }),
  ],
});
