import { CENTRE, kit } from '../look.ts';
import { image, mail, padded, row } from '../mail-seed.ts';

const SITE = 'https://acme.example/survey';

const k = kit({
  outer: '#e4dffa',
  paper: '#ffffff',
  tint: '#f5f2ff',
  textColor: '#2b2350',
  soft: '#5a5280',
  accent: '#5a45c4',
  onAccent: '#ffffff',
  dark: { paper: '#191433', tint: '#261f4b', textColor: '#f5f2ff', soft: '#c6bfe8', accent: '#bcaeff' },
  headerFonts: "'Trebuchet MS', Helvetica, sans-serif",
  paragraphFonts: 'Tahoma, Geneva, sans-serif',
  buttonRadius: 26,
});

const FACES = ['Very bad', 'Rather bad', 'All right', 'Good', 'Very good'];

export const survey = mail({
  name: 'Survey',
  description: 'One question answered by a tap on a face and why it matters',
  tags: 'survey,feedback',
  preheader: 'One tap on a face is enough. Two more minutes, and you choose what we build next.',
  settings: k.settings,
  style: k.style,
  sections: [
    k.header('logo', 'Acme Goods', 'One question'),
    row(
      [
        [
          k.h1('How was it?', { ...CENTRE, fontSize: 40 }),
          k.soft(
            'Hello {{ firstName }}, your order **{{ orderNumber }}** arrived last week. Tap the face that fits, that is all it takes.',
            {
              ...CENTRE,
              fontSize: 18,
            },
          ),
        ],
      ],
      { style: padded(36, 12, 56) },
    ),
    row(
      FACES.map((label, index) => [image(`face-${index + 1}`, label, 72, {}, `${SITE}?score=${index + 1}`)]),
      { gutter: 10, stack: false, style: padded(16, 8, 28) },
    ),
    row([[k.soft('Very bad', { fontSize: 14 })], [k.soft('Very good', { fontSize: 14, textAlign: 'right' })]], {
      stack: false,
      style: padded(0, 44, 40),
    }),
    row(
      [
        [
          k.h2('Two minutes more?', CENTRE),
          k.soft(
            'Five short questions, none about your income, and a thank-you at the end: **five euros** for your next order.',
            CENTRE,
          ),
          k.button('Answer five questions', SITE, { align: 'center' }),
        ],
      ],
      { style: k.tinted(padded(40, 44, 56)) },
    ),
    row(
      [
        [
          k.h2('What the last survey changed'),
          k.text('**You said:** the parcels are too big. **Now:** four box sizes instead of two.'),
          k.text('**You said:** nobody reads the manual. **Now:** one page, with drawings.'),
          k.text('**You said:** answers take too long. **Now:** the same day until four.'),
        ],
      ],
      { gap: 12, style: padded(44, 28) },
    ),
    row(
      [
        [image('person-1', '', 88)],
        [k.text(['“I read all of them, on Mondays, with a large coffee.”', '**Mara Lindt**, head of service'])],
      ],
      { split: [24, 76], gutter: 20, stack: false, verticalAlign: 'middle', style: padded(8, 44) },
    ),
    k.footer({
      name: 'Acme Goods',
      address: '12 Harbour Street, Hamburg',
      reason: 'You get this question once after an order, never more often.',
    }),
  ],
});
