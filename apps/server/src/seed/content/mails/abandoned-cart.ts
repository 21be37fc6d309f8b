import type { NodeSeed } from '@mailwright/document';
import { CENTRE, kit } from '../look.ts';
import { divider, image, mail, menu, padded, row } from '../mail-seed.ts';

const SITE = 'https://norden.example';

const k = kit({
  outer: '#e3e8f3',
  paper: '#ffffff',
  tint: '#f0f3fa',
  textColor: '#1b2547',
  soft: '#4f5a7b',
  accent: '#22315c',
  onAccent: '#ffffff',
  dark: { paper: '#141a2e', tint: '#202a4a', textColor: '#eef2ff', soft: '#bcc6e2', accent: '#b3c4f8' },
  headerFonts: 'Georgia, serif',
  paragraphFonts: 'Arial, Helvetica, sans-serif',
  buttonRadius: 30,
});

/** Style of the button. In dark mode it needs an edge against the background. */
const GO = { fontSize: 18, dark: { backgroundColor: '#b3c4f8', color: '#141a2e' } };

function item(picture: string, alt: string, name: string, words: string, price: string) {
  return row(
    [
      [image(picture, alt, 0, { borderRadius: 10 })],
      [k.h2(name, { fontSize: 20 }), k.soft(words)],
      [k.text(`**${price}**`, { textAlign: 'right', fontSize: 18 })],
    ],
    {
      split: [26, 50, 24],
      gutter: 24,
      stack: false,
      gap: 4,
      verticalAlign: 'middle',
      style: k.tinted(padded(16, 16, 28)),
    },
  );
}

const promise = (sign: string, title: string, words: string): readonly NodeSeed[] => [
  image(sign, '', 48),
  k.h2(title, { ...CENTRE, fontSize: 16 }),
  k.soft(words, { ...CENTRE, fontSize: 14 }),
];

export const abandonedCart = mail({
  name: 'Abandoned cart',
  description: 'A friendly reminder of what is still in the cart',
  tags: 'cart,reminder',
  preheader: 'Armchair Nora and a lamp are still in your cart. We keep them until tomorrow evening.',
  settings: k.settings,
  style: k.style,
  sections: [
    row(
      [
        [
          image('mark-norden', 'Norden', 48),
          menu(
            [
              ['Sofas', `${SITE}/sofas`],
              ['Chairs', `${SITE}/chairs`],
              ['Lamps', `${SITE}/lamps`],
              ['Help', `${SITE}/help`],
            ],
            { color: '#1b2547', fontSize: 16, dark: { color: '#eef2ff' } },
          ),
        ],
      ],
      { gap: 10, style: padded(28, 12) },
    ),
    row(
      [
        [
          k.h1('You left something comfortable behind', CENTRE),
          k.soft(
            'Hello {{ firstName }}, your cart is just as you left it. We keep it for you until tomorrow evening.',
            {
              ...CENTRE,
              fontSize: 18,
            },
          ),
        ],
      ],
      { style: padded(24, 32, 56) },
    ),
    item('chair', 'Armchair Nora in blue', 'Armchair Nora', 'Blue wool, oak legs', '279 €'),
    row([[divider('#aab6d3')]], { style: k.tinted(padded(0, 0, 28)) }),
    item('lamp', 'Lamp Halo in yellow', 'Lamp Halo', 'Saffron, with bulb', '99 €'),
    row(
      [
        [
          k.text('Total **378 €**, delivery included', { textAlign: 'right', fontSize: 18 }),
          k.button('Back to your cart', `${SITE}/cart`, { align: 'right', ...GO }),
        ],
      ],
      { style: k.tinted(padded(12, 28, 28)) },
    ),
    row(
      [
        promise('free-delivery', 'Free delivery', 'Up to your door, also on the fifth floor.'),
        promise('return', '60 days to return', 'Sit on it first. We pick it up again.'),
        promise('talk', 'A person answers', 'Write back, we read every mail.'),
      ],
      { gutter: 30, gap: 8, style: padded(44, 44, 32) },
    ),
    k.footer({
      name: 'Norden',
      address: '12 Harbour Street, Hamburg',
      reason: 'You get this reminder once, because you are signed in at norden.example.',
    }),
  ],
});
