import type { NodeSeed } from '@mailwright/document';
import { CENTRE, kit } from '../look.ts';
import { discountCode, heading, image, mail, onPicture, padded, row, text } from '../mail-seed.ts';

const SITE = 'https://bazaar.example';

const PLUM = '#2a1240';
const SUN = '#ffd23f';
const LOUD = "'Arial Black', Gadget, sans-serif";

const k = kit({
  outer: '#ffe9c4',
  paper: '#ffffff',
  tint: '#fff5e0',
  textColor: PLUM,
  soft: '#5f4a70',
  accent: '#c8102e',
  onAccent: '#ffffff',
  dark: { paper: '#1c0f2a', tint: '#2a1a3c', textColor: '#fbf2ff', soft: '#d3c2e0', accent: '#ff9db0' },
  headerFonts: LOUD,
  paragraphFonts: 'Arial, Helvetica, sans-serif',
  buttonRadius: 0,
});

const thing = (picture: string, alt: string, name: string, price: string, before: string): readonly NodeSeed[] => [
  image(picture, alt, 0, {}, `${SITE}/${picture}`),
  k.h3(name, { fontSize: 18 }),
  k.text(`**${price}** instead of ~~${before}~~`),
  k.link(`Buy ${name}`, `${SITE}/${picture}`),
];

/** The end is far, so that a fresh copy counts. */
const timer: NodeSeed = {
  type: 'timer',
  props: {
    endDate: '2030-12-31T23:59:59',
    timeZone: 'Europe/Berlin',
    alt: 'The sale ends',
    width: 340,
    look: 'boxes',
    color: PLUM,
    boxColor: SUN,
    labels: true,
    labelColor: '#ffffff',
    ground: PLUM,
  },
  style: {},
};

export const sale = mail({
  name: 'Sale',
  description: 'A loud offer with a countdown and a code and four products',
  tags: 'sale,offer',
  preheader: 'Thirty percent off everything for the living room with the code LOUD30, while the clock runs.',
  settings: k.settings,
  style: k.style,
  sections: [
    row([[text('Free delivery over 50 € · 60 days to send it back', { ...CENTRE, color: '#ffffff', fontSize: 14 })]], {
      style: { ...padded(12, 12, 20), backgroundColor: PLUM },
    }),
    onPicture(
      'sale',
      [
        image('mark-bazaar', 'Bazaar', 56),
        heading('h1', '30% off', {
          ...CENTRE,
          color: '#ffffff',
          fontSize: 84,
          lineHeight: 80,
          letterSpacing: -2,
          phone: { fontSize: 56 },
        }),
        text('**Everything for the living room.** Yes, the big armchair too.', {
          ...CENTRE,
          color: '#ffffff',
          fontSize: 20,
        }),
        k.button('Shop the sale', `${SITE}/sale`, { align: 'center', backgroundColor: SUN, color: PLUM, fontSize: 18 }),
      ],
      { minHeight: 450, style: { ...padded(40, 40, 110), backgroundColor: '#c8102e' } },
    ),
    row([[heading('h2', 'Tick, tick, tick', { ...CENTRE, color: SUN, fontSize: 24 }), timer]], {
      style: { ...padded(32), backgroundColor: PLUM },
    }),
    row(
      [
        [
          k.h2('Your code', CENTRE),
          discountCode({
            code: 'LOUD30',
            href: `${SITE}/sale?code=LOUD30`,
            label: 'Use it now',
            textColor: PLUM,
            background: '#fff5e0',
            accent: '#c8102e',
          }),
          k.soft('For one order, on top of nothing else. We are generous, not mad.', { ...CENTRE, fontSize: 14 }),
        ],
      ],
      { style: padded(40, 24) },
    ),
    row(
      [
        thing('chair', 'A blue armchair', 'Armchair Nora', '279 €', '399 €'),
        thing('lamp', 'A yellow lamp', 'Lamp Dot', '69 €', '99 €'),
      ],
      { gutter: 24, gap: 8, style: padded(24, 16) },
    ),
    row(
      [
        thing('vase', 'White flowers in a red vase', 'Vase Bo', '27 €', '39 €'),
        thing('plant', 'A plant in a clay pot', 'Pot Terra', '24 €', '35 €'),
      ],
      { gutter: 24, gap: 8, style: padded(16, 40) },
    ),
    k.footer({
      name: 'Bazaar',
      address: '90 Market Row, Leeds',
      reason: 'You get our offers because you bought from us or signed up in the shop.',
    }),
  ],
});
