import { button, divider, footer, heading, image, mail, row, text } from '../mail-seed.ts';

const CENTRE = { textAlign: 'center' } as const;

export const productLaunch = mail({
  name: 'Product launch',
  description: 'One product, large, with three reasons to want it',
  tags: 'launch,product',
  preheader: 'Halo is a lamp that turns itself down as the evening goes on. Available from today.',
  settings: { outerColor: '#f3ede2' },
  sections: [
    row([
      [
        image('logo', 'Acme Goods', 48),
        heading('h1', 'Meet Halo', { ...CENTRE, fontSize: 44 }),
        text('A lamp that turns itself down as the evening goes on.', { ...CENTRE, fontSize: 18 }),
      ],
    ]),
    row([
      [
        image('lamp', 'Halo, a yellow table lamp', 480, { borderRadius: 16 }),
        button('See Halo', 'https://acme.example/halo', { align: 'center', backgroundColor: '#7a4b00' }),
      ],
    ]),
    row(
      [
        [
          heading('h3', 'Warm by itself', { fontSize: 18 }),
          text('From daylight at six to candle light at eleven, without a switch.'),
        ],
        [
          heading('h3', 'Ten years', { fontSize: 18 }),
          text('Every part can be replaced, and we keep them in stock for ten years.'),
        ],
        [heading('h3', 'Three watts', { fontSize: 18 }), text('Less in a year than your kettle needs in a week.')],
      ],
      { gap: 8 },
    ),
    footer(),
  ],
});

export const sale = mail({
  name: 'Sale',
  description: 'A strong offer with a code and four products',
  tags: 'sale,offer',
  preheader: 'Thirty percent off everything for the living room until Sunday, with the code LATESUMMER.',
  settings: { outerColor: '#10234f', bgColor: '#ffffff' },
  sections: [
    row(
      [
        [
          heading('h1', '30% off the living room', { ...CENTRE, color: '#ffffff', fontSize: 40 }),
          text('Until Sunday night, with the code LATESUMMER.', { ...CENTRE, color: '#ffffff', fontSize: 18 }),
          button('Shop the sale', 'https://acme.example/sale', {
            align: 'center',
            backgroundColor: '#ffd166',
            color: '#10234f',
          }),
        ],
      ],
      {
        style: {
          backgroundColor: '#1d3fa3',
          borderRadius: 12,
          paddingTop: 32,
          paddingRight: 24,
          paddingBottom: 32,
          paddingLeft: 24,
        },
      },
    ),
    row([
      [
        image('chair', 'A blue armchair', 0, { borderRadius: 12 }),
        heading('h3', 'Armchair Nora', { fontSize: 18 }),
        text('279 € instead of 399 €'),
        button('View Nora', 'https://acme.example/nora'),
      ],
      [
        image('lamp', 'A yellow lamp', 0, { borderRadius: 12 }),
        heading('h3', 'Lamp Halo', { fontSize: 18 }),
        text('69 € instead of 99 €'),
        button('View Halo', 'https://acme.example/halo'),
      ],
    ]),
    row([
      [
        image('plant', 'A plant in a clay pot', 0, { borderRadius: 12 }),
        heading('h3', 'Pot Terra', { fontSize: 18 }),
        text('24 € instead of 35 €'),
        button('View Terra', 'https://acme.example/terra'),
      ],
      [
        image('cup', 'A white cup', 0, { borderRadius: 12 }),
        heading('h3', 'Cup Milk', { fontSize: 18 }),
        text('11 € instead of 16 €'),
        button('View Milk', 'https://acme.example/milk'),
      ],
    ]),
    footer(),
  ],
});

export const abandonedCart = mail({
  name: 'Abandoned cart',
  description: 'A friendly reminder of what is still in the cart',
  tags: 'cart,reminder',
  preheader: 'Armchair Nora is still in your cart. We keep it for you until tomorrow evening.',
  settings: { outerColor: '#e9edf8', width: 600 },
  sections: [
    row([
      [
        image('logo', 'Acme Goods', 48),
        heading('h1', 'Still thinking it over?', { fontSize: 32 }),
        text('Hello {{ firstName }}, your cart is as you left it. We keep it until tomorrow evening.'),
      ],
    ]),
    row(
      [
        [image('chair', 'Armchair Nora in blue', 0, { borderRadius: 12 })],
        [
          heading('h2', 'Armchair Nora', { fontSize: 22 }),
          text(['Blue wool, oak legs', '279 €']),
          button('Back to your cart', 'https://acme.example/cart'),
        ],
      ],
      { split: [45, 55], verticalAlign: 'middle' },
    ),
    row([[divider(), text('A question about size or fabric? Answer this mail, a person reads it.')]]),
    footer(),
  ],
});

export const holiday = mail({
  name: 'Holiday greetings',
  description: 'A warm greeting with opening hours',
  tags: 'holiday,seasonal',
  preheader: 'Thank you for this year. Our opening hours over the holidays, and a small present for you.',
  settings: { outerColor: '#0f2a24' },
  sections: [
    row([
      [
        image('gift', 'A red gift box in the snow', 0, { borderRadius: 12 }),
        heading('h1', 'Thank you for this year', { ...CENTRE, color: '#16463c', fontSize: 36 }),
        text(
          'You are the reason why we pack, sand, glue and answer. As a small present, shipping is free until the sixth of January.',
          CENTRE,
        ),
        button('Choose a present', 'https://acme.example/presents', { align: 'center', backgroundColor: '#a5283a' }),
      ],
    ]),
    row(
      [
        [
          heading('h3', 'Shop', { fontSize: 18 }),
          text(['24 December: 9 to 13', '25 and 26: closed', '31 December: 9 to 13']),
        ],
        [
          heading('h3', 'Last orders', { fontSize: 18 }),
          text(['Standard: 18 December', 'Express: 21 December', 'Pick up: 24 December']),
        ],
      ],
      { gap: 8 },
    ),
    footer(),
  ],
});
