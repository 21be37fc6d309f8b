import type { NodeSeed } from '@mailwright/document';
import { CENTRE, kit } from '../look.ts';
import { image, mail, padded, quote, row, text } from '../mail-seed.ts';

const SITE = 'https://lumen.example';

const NIGHT = { paper: '#1a1622', tint: '#272031', textColor: '#fdf3e3', soft: '#cdbfb0', accent: '#ffc266' };

/** Kit with night colors in both schemes: the lamp needs them. */
const k = kit({
  ...NIGHT,
  outer: '#0f0d16',
  onAccent: '#241d31',
  button: '#f2a93f',
  dark: NIGHT,
  headerFonts: "'Trebuchet MS', Helvetica, sans-serif",
  paragraphFonts: "'Trebuchet MS', Helvetica, sans-serif",
  buttonRadius: 26,
});

const feature = (sign: string, title: string, words: string): readonly NodeSeed[] => [
  image(sign, '', 56),
  k.h2(title, { ...CENTRE, fontSize: 18 }),
  k.soft(words, CENTRE),
];

export const productLaunch = mail({
  name: 'Product launch',
  description: 'One product on a dark ground with three reasons and a price',
  tags: 'launch,product',
  preheader: 'Halo dims to candlelight, uses three watts, and can be repaired with one screwdriver.',
  settings: k.settings,
  style: k.style,
  sections: [
    row(
      [
        [
          image('mark-lumen', 'Lumen', 48),
          text('LUMEN', { ...CENTRE, color: NIGHT.textColor, fontSize: 16, fontWeight: 'bold', letterSpacing: 8 }),
        ],
      ],
      { gap: 10, style: padded(32, 28) },
    ),
    row([[image('lamp-night', 'A lamp with a warm shade lights a table at night', 0, {}, `${SITE}/halo`)]]),
    row(
      [
        [
          k.kicker('New today', CENTRE),
          k.h1('Halo, the lamp that knows when to whisper', { ...CENTRE, fontSize: 40 }),
          k.soft('From reading light to candle glow with one turn. Brass, linen, and nothing that blinks.', {
            ...CENTRE,
            fontSize: 18,
          }),
          k.button('Meet Halo', `${SITE}/halo`, { align: 'center' }),
        ],
      ],
      { gap: 18, style: padded(44, 48, 56) },
    ),
    row(
      [
        feature('dim', 'Dims to one percent', 'Warm at every step, without a flicker.'),
        feature('watt', 'Three watts', 'Less in a year than your kettle in a week.'),
        feature('repair', 'Made to be mended', 'Every part comes off with one screwdriver.'),
      ],
      { gutter: 30, gap: 10, style: k.tinted(padded(44, 44, 32)) },
    ),
    row(
      [
        [image('lamp', 'Halo in saffron yellow', 0, { borderRadius: 16 })],
        [
          k.h2('Four colours, one price'),
          k.soft([
            'Saffron, chalk, moss and ink. The shade changes in a minute, if you change your mind.',
            '**99 €**, delivered',
          ]),
          k.button('Choose a colour', `${SITE}/halo#colours`, {
            backgroundColor: NIGHT.paper,
            color: NIGHT.accent,
            borderTopWidth: 2,
            borderRightWidth: 2,
            borderBottomWidth: 2,
            borderLeftWidth: 2,
            borderColor: '#f2a93f',
          }),
        ],
      ],
      { gutter: 36, verticalAlign: 'middle', style: padded(48) },
    ),
    row(
      [
        [
          quote('“The first lamp I do not want to switch off.”', 'Jonas, who tested Halo for a year', '#f2a93f', {
            color: NIGHT.textColor,
            fontSize: 22,
          }),
        ],
      ],
      { style: padded(8, 52) },
    ),
    k.footer({
      name: 'Lumen',
      address: '3 Glass Yard, Copenhagen',
      reason: 'You get this because you asked to hear of new lamps.',
      socialColor: 'white',
    }),
  ],
});
