import { button, divider, footer, heading, image, mail, row, text } from '../mail-seed.ts';

const FACTS = {
  backgroundColor: '#f2f5fa',
  borderRadius: 12,
  paddingTop: 12,
  paddingRight: 12,
  paddingBottom: 12,
  paddingLeft: 12,
};

export const orderConfirmation = mail({
  name: 'Order confirmation',
  description: 'What was ordered, what it costs and where it goes',
  tags: 'order,transactional',
  preheader: 'We have your order and start packing it now. Here is what you ordered and where it goes.',
  settings: { outerColor: '#eef1f6', width: 600 },
  sections: [
    row([
      [
        image('logo', 'Acme Goods', 48),
        heading('h1', 'Thank you, {{ firstName }}', { fontSize: 32 }),
        text('We have your order and start packing it now. You get another mail as soon as it is on its way.'),
      ],
    ]),
    row(
      [
        [heading('h3', 'Order', { fontSize: 16 }), text('{{ orderNumber }}')],
        [heading('h3', 'Delivery', { fontSize: 16 }), text('In 2 to 3 working days')],
      ],
      { style: FACTS, gap: 4 },
    ),
    row(
      [
        [image('chair', 'Armchair Nora', 0, { borderRadius: 8 })],
        [heading('h3', 'Armchair Nora', { fontSize: 18 }), text('Blue wool, oak legs · 1 piece')],
        [text('279 €', { textAlign: 'right', fontWeight: 'bold' })],
      ],
      { split: [25, 50, 25], gap: 6 },
    ),
    row(
      [
        [image('cup', 'Cup Milk', 0, { borderRadius: 8 })],
        [heading('h3', 'Cup Milk', { fontSize: 18 }), text('White porcelain · 2 pieces')],
        [text('22 €', { textAlign: 'right', fontWeight: 'bold' })],
      ],
      { split: [25, 50, 25], gap: 6 },
    ),
    row([
      [
        divider(),
        text('Total 301 €, VAT included', { textAlign: 'right', fontWeight: 'bold', fontSize: 18 }),
        button('View your order', 'https://acme.example/orders'),
      ],
    ]),
    footer(),
  ],
});

export const shipping = mail({
  name: 'Shipping notice',
  description: 'The parcel is on its way, with a tracking button',
  tags: 'shipping,transactional',
  preheader: 'Your parcel left our house this morning. Follow it on its way to you.',
  settings: { outerColor: '#e3ecf8', width: 600 },
  sections: [
    row([
      [
        image('truck', 'A delivery van on its way', 0, { borderRadius: 12 }),
        heading('h1', 'It is on its way', { fontSize: 34 }),
        text('Hello {{ firstName }}, your parcel left our house this morning and should be with you in two days.'),
        button('Follow your parcel', 'https://acme.example/track', { backgroundColor: '#1f4f9c' }),
      ],
    ]),
    row(
      [
        [
          heading('h3', 'Nobody at home?', { fontSize: 18 }),
          text('Name a neighbour or a pick-up point up to the evening before, on the tracking page.'),
        ],
        [
          heading('h3', 'Something wrong?', { fontSize: 18 }),
          text('Send us a photo within 30 days and we put it right.'),
        ],
      ],
      { style: FACTS, gap: 6 },
    ),
    footer(),
  ],
});

export const passwordReset = mail({
  name: 'Password reset',
  description: 'One button, one hour, one reassuring sentence',
  tags: 'account,transactional',
  preheader: 'Choose a new password within the next hour. If you did not ask for it, nothing changes.',
  settings: { outerColor: '#e6f0f3', width: 560 },
  sections: [
    row([
      [
        image('key', 'A key', 0, { borderRadius: 12 }),
        heading('h1', 'Choose a new password', { fontSize: 30 }),
        text(
          'Hello {{ firstName }}, somebody asked to reset the password of your account. The button works for one hour.',
        ),
        button('Choose a new password', 'https://acme.example/reset', { backgroundColor: '#1d5a70' }),
        divider(),
        text('You did not ask for this? Then ignore this mail. Your password stays as it is.'),
      ],
    ]),
    row([[text('Acme Goods · 12 Harbour Street · Hamburg', { fontSize: 14, color: '#5b6472', textAlign: 'center' })]]),
  ],
});
