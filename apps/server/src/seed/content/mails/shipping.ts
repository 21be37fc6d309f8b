import { CENTRE, kit } from '../look.ts';
import { image, mail, padded, row } from '../mail-seed.ts';

const SITE = 'https://acme.example';

const k = kit({
  outer: '#d7e9f7',
  paper: '#ffffff',
  tint: '#eef6fc',
  textColor: '#14304d',
  soft: '#456079',
  accent: '#1a63b0',
  onAccent: '#ffffff',
  dark: { paper: '#0f1c2b', tint: '#192c42', textColor: '#ecf5ff', soft: '#b4c9de', accent: '#8cc4ff' },
  headerFonts: 'Verdana, Geneva, sans-serif',
  paragraphFonts: 'Verdana, Geneva, sans-serif',
  buttonRadius: 8,
});

const stop = (label: string, style = {}) => [k.soft(label, { ...CENTRE, fontSize: 14, ...style })];

export const shipping = mail({
  name: 'Shipping notice',
  description: 'Where the parcel is and when it arrives and what is inside',
  tags: 'shipping,transactional',
  purpose: 'transactional',
  preheader: 'Your parcel left our house this morning and should be with you on Thursday.',
  settings: k.settings,
  style: k.style,
  sections: [
    k.header('logo', 'Acme Goods', 'Order {{ orderNumber }}'),
    row([[image('road', 'A delivery van with a parcel drives through a city')]]),
    row(
      [
        [
          k.h1('Your parcel is on its way', { ...CENTRE, fontSize: 34 }),
          k.soft(
            'Hello {{ firstName }}, it left our house this morning and should be with you on **Thursday**.',
            CENTRE,
          ),
        ],
      ],
      { style: padded(36, 28, 48) },
    ),
    row([[image('track', 'Three of four steps are done')]], { style: padded(0, 8, 20) }),
    row(
      [
        stop('Ordered'),
        stop('Packed'),
        stop('On its way', { fontWeight: 'bold', color: '#1a63b0', dark: { color: '#8cc4ff' } }),
        stop('With you'),
      ],
      { stack: false, style: { ...padded(0, 32, 20), phone: { paddingLeft: 8, paddingRight: 8 } } },
    ),
    row([[k.button('Follow the parcel', `${SITE}/parcel`, { align: 'center' })]], { style: padded(0, 44) }),
    row(
      [
        [k.h2('Arrives', { fontSize: 16 }), k.soft(['Thursday, 9:00 to 13:00', 'At your door in {{ city }}'])],
        [k.h2('Parcel number', { fontSize: 16 }), k.soft(['AC 4820 1177 93', 'Carrier: Northpost'])],
      ],
      { gutter: 32, gap: 6, style: k.tinted(padded(32)) },
    ),
    row([[k.h2('Inside', { fontSize: 22 })]], { style: padded(36, 12) }),
    row(
      [
        [image('candle', 'A candle with a green label', 0, { borderRadius: 10 })],
        [image('vase', 'White flowers in a red vase', 0, { borderRadius: 10 })],
        [image('cup', 'A white cup', 0, { borderRadius: 10 })],
      ],
      { gutter: 24, stack: false, style: padded(0, 16) },
    ),
    row([[k.soft('Candle Fir, Vase Bo and two cups Milk, wrapped in paper that was a catalogue.')]], {
      style: padded(0, 36),
    }),
    row(
      [
        [k.h3('Not at home?'), k.soft('Choose a neighbour, a shop or another day. It takes one tap and no account.')],
        [k.button('Change the delivery', `${SITE}/parcel/change`, { align: 'center', fontSize: 16 })],
      ],
      { split: [52, 48], gutter: 24, gap: 6, verticalAlign: 'middle', style: padded(0, 44) },
    ),
    k.footer({
      name: 'Acme Goods',
      address: '12 Harbour Street, Hamburg',
      reason: 'You get this mail because you placed an order at acme.example.',
      transactional: true,
    }),
  ],
});
