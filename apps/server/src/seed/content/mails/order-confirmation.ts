import type { NodeSeed } from '@mailwright/document';
import { CENTRE, kit } from '../look.ts';
import { divider, image, mail, padded, row } from '../mail-seed.ts';

const SITE = 'https://acme.example';

const k = kit({
  outer: '#e6efea',
  paper: '#ffffff',
  tint: '#f1f7f4',
  textColor: '#16281f',
  soft: '#4d6057',
  accent: '#176b48',
  onAccent: '#ffffff',
  dark: { paper: '#121c17', tint: '#1c2b24', textColor: '#eef8f2', soft: '#b8cdc2', accent: '#86dcb1' },
  headerFonts: 'Arial, Helvetica, sans-serif',
  paragraphFonts: 'Arial, Helvetica, sans-serif',
  buttonRadius: 8,
});

/** Table of the order, on white in dark mode too, since it has one set of colors. */
const facts: NodeSeed = {
  type: 'form-data-table',
  props: {
    leftText: 'Your order',
    rightText: '{{ orderNumber }}',
    rows: [
      { label: 'Delivery', value: 'In 2 to 3 working days' },
      { label: 'Sent to', value: '{{ firstName }} {{ lastName }}, {{ city }}' },
      { label: 'Paid with', value: 'Card ending in 4242' },
      { label: 'Total', value: '{{ orderTotal }}, VAT included' },
    ],
    borderColor: '#cfe0d7',
    borderWidth: 1,
    rowPadding: 14,
    fontSize: 16,
    textAlign: 'left',
    textColor: '#16281f',
    headColor: '#dff0e7',
    marginTop: 0,
    marginBottom: 0,
  },
  style: {},
};

function item(picture: string, alt: string, name: string, words: string, price: string) {
  return row(
    [
      [image(picture, alt, 0, { borderRadius: 8 })],
      [k.h3(name, { fontSize: 18 }), k.soft(words)],
      [k.text(price, { textAlign: 'right', fontWeight: 'bold' })],
    ],
    { split: [20, 56, 24], gutter: 24, stack: false, gap: 4, verticalAlign: 'middle', style: padded(10) },
  );
}

function sum(label: string, value: string, bold = false) {
  const weight = bold ? ({ fontWeight: 'bold', fontSize: 20 } as const) : {};
  return row([[k.text(label, weight)], [k.text(value, { textAlign: 'right', ...weight })]], {
    split: [60, 40],
    stack: false,
    style: padded(4),
  });
}

export const orderConfirmation = mail({
  name: 'Order confirmation',
  description: 'The items of an order with their prices and where they go',
  tags: 'order,transactional',
  purpose: 'transactional',
  preheader: 'We have your order and start packing it now. Here is what you ordered and where it goes.',
  settings: k.settings,
  style: k.style,
  sections: [
    k.header('logo', 'Acme Goods', 'Your order'),
    row(
      [
        [
          image('done', '', 64),
          k.h1('Thank you for your order', { ...CENTRE, fontSize: 34 }),
          k.soft(
            'Hello {{ firstName }}, we have it and start packing now. You get another mail as soon as it is on its way.',
            {
              ...CENTRE,
              fontSize: 18,
            },
          ),
          k.button('View your order', `${SITE}/orders`, { align: 'center' }),
        ],
      ],
      { style: k.tinted(padded(40, 44, 56)) },
    ),
    row([[facts]], { style: { ...padded(32, 32, 40), backgroundColor: '#ffffff' } }),
    row([[k.h2('What is in the box', { fontSize: 22 })]], { style: padded(28, 10) }),
    item('chair', 'Armchair Nora in blue', 'Armchair Nora', 'Blue wool, oak legs · 1 piece', '279 €'),
    item('cup', 'A white cup', 'Cup Milk', 'White porcelain · 2 pieces', '22 €'),
    item('honey', 'A jar of honey', 'Linden honey', 'From our own roof · 1 jar', '9 €'),
    row([[divider('#9db4a8')]], { style: padded(16, 12) }),
    sum('Goods', '310 €'),
    sum('Delivery', 'Free'),
    sum('Total', '310 €', true),
    row(
      [
        [
          k.h3('Something wrong?', { fontSize: 18 }),
          k.soft('Until we close the box you can change or cancel the order.'),
        ],
        [
          k.h3('Sending it back', { fontSize: 18 }),
          k.soft('60 days, free of charge. The label is already in the box.'),
        ],
      ],
      { gutter: 32, gap: 6, style: padded(32, 40) },
    ),
    k.footer({
      name: 'Acme Goods',
      address: '12 Harbour Street, Hamburg',
      reason: 'You get this mail because you placed an order at acme.example.',
      transactional: true,
    }),
  ],
});
