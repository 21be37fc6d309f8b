import type { NodeSeed } from '@mailwright/document';
import { CENTRE } from '../look.ts';
import { image, padded, row } from '../mail-seed.ts';
import {
  action,
  COLORS,
  h2,
  h2Small,
  lead,
  type ModuleCategory,
  onPaper,
  onTint,
  opened,
  ruled,
  SPACE,
  sheet,
  small,
  soft,
  text,
} from './family.ts';

function sum(label: string, value: string, style: typeof SPACE.slim, bold = false): NodeSeed {
  const look = { lineHeight: 100, ...(bold && { fontWeight: 'bold' as const, fontSize: 18 }) };
  const section = row([[text(label, look)], [text(value, { ...look, textAlign: 'right' })]], {
    split: [60, 40],
    stack: false,
    style: onPaper(style),
  });
  return bold ? ruled(section, 14) : section;
}

const stop = (label: string, isNow = false): readonly NodeSeed[] => [
  small(label, { ...CENTRE, ...(isNow && { fontWeight: 'bold', color: COLORS.accent, dark: { color: '#9cb6ff' } }) }),
];

export const orders: ModuleCategory = {
  name: 'Orders',
  modules: [
    {
      name: 'Thanks for the order',
      description: 'A tick with thanks and a button to the order',
      sections: [
        row(
          [
            [
              image('done', '', 64),
              opened(h2('Thank you, {{ firstName }}', CENTRE), 'content'),
              lead('We have your order {{ orderNumber }} and start packing now.', CENTRE),
              opened(action('View your order', 'orders', { align: 'center' }), 'label', 'link'),
            ],
          ],
          { style: onTint(SPACE.wide) },
        ),
      ],
    },
    {
      name: 'Where the parcel is',
      description: 'Four steps of a delivery with the current one marked',
      sections: [
        row([[h2('On its way to you', CENTRE), soft('It should be at your door on **Thursday**.', CENTRE)]], {
          gap: 8,
          style: onPaper(SPACE.top),
        }),
        row([[image('track', 'Three of four steps are done')]], { style: onPaper(padded(8, 4, 16)) }),
        row([stop('Ordered'), stop('Packed'), stop('On its way', true), stop('With you')], {
          stack: false,
          style: onPaper({ ...padded(4, 40, 16), phone: { paddingLeft: 8, paddingRight: 8 } }),
        }),
      ],
    },
    {
      name: 'Sums of an order',
      description: 'Goods and delivery and tax with the total under a line',
      sections: [
        row([[h2Small('Your order {{ orderNumber }}')]], { style: onPaper(SPACE.top) }),
        sum('Goods', '$301.00', padded(6, 6, 32)),
        sum('Delivery', 'Free', padded(6, 6, 32)),
        sum('Tax', '$24.08', padded(6, 14, 32)),
        sum('Total', '$325.08', SPACE.underLastLine, true),
      ],
    },
    {
      name: 'Address and payment',
      description: 'Where the order goes and how it was paid',
      sections: [
        row(
          [
            [
              h2Small('Delivered to', { fontSize: 18 }),
              soft(['{{ firstName }} {{ lastName }}', '{{ city }}, {{ country }}'], { lineHeight: 100 }),
            ],
            [h2Small('Paid with', { fontSize: 18 }), soft(['Card ending in 4242', 'on 2 June'], { lineHeight: 100 })],
          ],
          { gutter: 32, gap: 8, style: onTint(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'How was it',
      description: 'Five faces to tap and what the answers are for',
      sections: [
        row([[h2('How was it?', CENTRE), soft('One tap on a face is all it takes.', CENTRE)]], {
          gap: 8,
          style: onPaper(SPACE.top),
        }),
        row(
          ['Very bad', 'Rather bad', 'All right', 'Good', 'Very good'].map((label, index) => [
            image(`face-${index + 1}`, label, 64, {}, `https://acme.example/survey?score=${index + 1}`),
          ]),
          { gutter: 10, stack: false, style: onPaper(SPACE.bottom) },
        ),
      ],
    },
    {
      name: 'Code to sign in',
      description: 'A code in large letters with how long it works',
      sections: [
        sheet(
          [
            soft('Your code to sign in', CENTRE),
            opened(
              text('482 917', {
                ...CENTRE,
                fontSize: 40,
                fontWeight: 'bold',
                letterSpacing: 4,
                lineHeight: 90,
                phone: { fontSize: 32 },
              }),
              'content',
            ),
            small('It works once, for the next ten minutes. If you did not ask for it, do nothing.', CENTRE),
          ],
          onPaper(SPACE.normal),
          onTint({}),
        ),
      ],
    },
  ],
};
