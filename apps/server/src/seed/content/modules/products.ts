import type { NodeSeed } from '@mailwright/document';
import { CENTRE } from '../look.ts';
import { image, row } from '../mail-seed.ts';
import {
  action,
  h2,
  h2Small,
  h3,
  kicker,
  link,
  type ModuleCategory,
  onPaper,
  onTint,
  opened,
  photo,
  quietAction,
  ROUND,
  ruled,
  SITE,
  SPACE,
  sheetSpace,
  sheets,
  small,
  soft,
  stars,
  text,
} from './family.ts';

interface Thing {
  readonly picture: string;
  readonly alt: string;
  readonly name: string;
  readonly price: string;
}

const CHAIR: Thing = { picture: 'chair', alt: 'A blue armchair', name: 'Armchair Nora', price: '$279' };
const LAMP: Thing = { picture: 'lamp', alt: 'A yellow lamp', name: 'Lamp Halo', price: '$99' };
const VASE: Thing = { picture: 'vase', alt: 'White flowers in a red vase', name: 'Vase Bo', price: '$39' };
const PLANT: Thing = { picture: 'plant', alt: 'A plant in a clay pot', name: 'Pot Terra', price: '$35' };
const CUP: Thing = { picture: 'cup', alt: 'A white cup', name: 'Cup Milk', price: '$11' };
const BOTTLE: Thing = { picture: 'bottle', alt: 'A green bottle', name: 'Bottle Fern', price: '$24' };
const BAG: Thing = { picture: 'bag', alt: 'A brown bag with a front pocket', name: 'Bag Day', price: '$129' };
const PHONES: Thing = { picture: 'headphones', alt: 'Headphones in violet', name: 'Hush One', price: '$199' };

const page = ({ picture }: Thing): string => `shop/${picture}`;

const shown = (thing: Thing): NodeSeed => photo(thing.picture, thing.alt, page(thing));

/** Returns a product as shops list it: everything in the middle, and a button. */
const offered = (thing: Thing): readonly NodeSeed[] => [
  shown(thing),
  h3(thing.name, { ...CENTRE, fontSize: 18 }),
  text(thing.price, { ...CENTRE, lineHeight: 100 }),
  action('Buy', page(thing), { align: 'center', fontSize: 14 }, { paddingX: 24, paddingY: 11 }),
];

const listed = (thing: Thing): readonly NodeSeed[] => [
  shown(thing),
  h3(thing.name, { fontSize: 18 }),
  text(`**${thing.price}**`, { lineHeight: 100 }),
  link(`See ${thing.name}`, `${SITE}/${page(thing)}`),
];

function line(thing: Thing, words: string, style: typeof SPACE.underLine): NodeSeed {
  const section = row(
    [
      [image(thing.picture, thing.alt, 0, { borderRadius: 8 }, `${SITE}/${page(thing)}`)],
      [h3(thing.name, { fontSize: 18 }), soft(words, { lineHeight: 100 })],
      [text(`**${thing.price}**`, { textAlign: 'right' })],
    ],
    { split: [22, 56, 22], gutter: 20, gap: 4, stack: false, style: onPaper(style) },
  );
  return ruled(section);
}

export const products: ModuleCategory = {
  name: 'Products',
  modules: [
    {
      name: 'Two products',
      description: 'Two products beside each other with price and button',
      sections: [row([offered(CHAIR), offered(LAMP)], { gutter: 24, gap: 10, style: onPaper(SPACE.normal) })],
    },
    {
      name: 'Three products',
      description: 'Three products in a row under a headline',
      sections: [
        row([[h2('New this week', CENTRE)]], { style: onPaper(SPACE.top) }),
        row([offered(VASE), offered(PLANT), offered(CUP)], { gutter: 20, gap: 10, style: onPaper(SPACE.bottom) }),
      ],
    },
    {
      name: 'Four products in a grid',
      description: 'A headline and two rows of two products',
      sections: [
        row([[h2('What others take home')]], { style: onPaper(SPACE.top) }),
        row([listed(BAG), listed(BOTTLE)], { gutter: 24, gap: 8, style: onPaper(SPACE.between) }),
        row([listed(PHONES), listed(VASE)], { gutter: 24, gap: 8, style: onPaper(SPACE.bottom) }),
      ],
    },
    {
      name: 'Product with picture on the left',
      description: 'One product with stars and a text and a button',
      sections: [
        row(
          [
            [opened(shown(CHAIR), 'src', 'alt', 'link')],
            [
              opened(h2(CHAIR.name, { fontSize: 24 }), 'content'),
              stars('left'),
              opened(soft('Blue wool, oak legs and a back that remembers you.'), 'content'),
              opened(text(`**${CHAIR.price}**`, { fontSize: 20, lineHeight: 100 }), 'content'),
              opened(action('Add to cart', page(CHAIR)), 'label', 'link'),
            ],
          ],
          { gutter: 32, gap: 12, verticalAlign: 'middle', style: onPaper(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'Product of the month',
      description: 'One product in large with what makes it special',
      sections: [
        row(
          [
            [
              kicker('Product of the month', CENTRE),
              h2('Hush One', CENTRE),
              soft(
                'Forty hours of music on one charge, ear pads that you can change, and no light that blinks.',
                CENTRE,
              ),
              image('headphones', 'Headphones in violet and orange', 420, ROUND, `${SITE}/shop/headphones`),
              text('**$199** instead of ~~$249~~', { ...CENTRE, fontSize: 18 }),
              action('Order yours', 'shop/headphones', { align: 'center' }),
            ],
          ],
          { style: onTint(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'Products in the cart',
      description: 'What is still in the cart with prices and a button',
      sections: [
        row([[h2('Still in your cart'), soft('We keep it for you until tomorrow evening.')]], {
          gap: 8,
          style: onPaper(SPACE.top),
        }),
        line(CHAIR, 'Blue wool · 1 piece', SPACE.underLine),
        line(CUP, 'White · 2 pieces', SPACE.underLine),
        ruled(
          row(
            [
              [
                text('Total **$301**', { fontSize: 18, textAlign: 'right' }),
                action('Back to your cart', 'cart', { align: 'right' }),
              ],
            ],
            { gap: 12, style: onPaper(SPACE.underLastLine) },
          ),
        ),
      ],
    },
    {
      name: 'Two products on cards',
      description: 'Two products with ratings on a light ground',
      sections: [
        sheets(
          [BOTTLE, BAG].map((thing) => [
            shown(thing),
            h2Small(thing.name, { fontSize: 18 }),
            stars('left', thing === BAG ? 5 : 4),
            small('More than 300 reviews'),
            quietAction(`${thing.price} · View`, page(thing), { fontSize: 14 }),
          ]),
          { on: onTint, look: onPaper({}), space: sheetSpace(32, 32), gap: 10 },
        ),
      ],
    },
  ],
};
