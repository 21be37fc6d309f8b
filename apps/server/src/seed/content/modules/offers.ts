import type { NodeSeed } from '@mailwright/document';
import { CENTRE } from '../look.ts';
import { discountCode, image, padded, row } from '../mail-seed.ts';
import {
  action,
  bright,
  brightSoft,
  COLORS,
  h2,
  h3,
  kicker,
  lead,
  link,
  type ModuleCategory,
  onBand,
  onPaper,
  onScene,
  onTint,
  onWarm,
  opened,
  ROUND,
  SITE,
  SPACE,
  sheetSpace,
  sheets,
  small,
  soft,
  sunAction,
  sunny,
  text,
} from './family.ts';

const HUGE = { ...CENTRE, fontSize: 80, lineHeight: 80, letterSpacing: -2, phone: { fontSize: 60 } } as const;

/** The end is far, so that a fresh copy counts. */
const timer: NodeSeed = {
  type: 'timer',
  props: {
    endDate: '2030-12-31T23:59:59',
    timeZone: 'America/New_York',
    alt: 'The offer ends',
    width: 320,
    look: 'boxes',
    color: COLORS.band,
    boxColor: COLORS.sun,
    labels: true,
    labelColor: '#ffffff',
    ground: COLORS.band,
  },
  style: {},
};

export const offers: ModuleCategory = {
  name: 'Offers',
  modules: [
    {
      name: 'Discount code',
      description: 'A code in a frame with a button and the conditions',
      sections: [
        row(
          [
            [
              h2('Ten percent for you', CENTRE),
              soft('For your next order, on anything that is in the shop.', CENTRE),
              opened(
                discountCode({
                  code: 'HELLO10',
                  href: `${SITE}/shop?code=HELLO10`,
                  label: 'Use it now',
                  textColor: COLORS.band,
                  background: '#f2f5fc',
                  accent: COLORS.accent,
                }),
                'code',
                'link',
              ),
              small('Valid until 31 December for orders of $30 and more.', CENTRE),
            ],
          ],
          { style: onPaper(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'Large percentage',
      description: 'A big number on a dark band with a button',
      sections: [
        row(
          [
            [
              sunny(kicker('Only this weekend', CENTRE)),
              opened(bright(h2('25% off', HUGE)), 'content'),
              brightSoft(lead('Everything for the living room. Yes, the armchair too.', CENTRE)),
              opened(sunAction('Shop the sale', 'sale', { align: 'center' }), 'label', 'link'),
            ],
          ],
          { gap: 18, style: onBand(SPACE.wide) },
        ),
      ],
    },
    {
      name: 'Offer with countdown',
      description: 'A countdown to the end of an offer with a button',
      sections: [
        row(
          [
            [
              bright(h2('The clock is ticking', CENTRE)),
              timer,
              brightSoft(soft('When it stops, prices are back to normal.', CENTRE)),
              sunAction('Save now', 'sale', { align: 'center' }),
            ],
          ],
          { gap: 18, style: { ...onBand(SPACE.normal), dark: { backgroundColor: COLORS.band } } },
        ),
      ],
    },
    {
      name: 'Offer on a picture',
      description: 'A loud offer on colorful shapes with a button',
      sections: [
        onScene(
          'sale',
          '#c8102e',
          [
            bright(h2('30% off', HUGE)),
            bright(text('**Everything that is red.** And a lot that is not.', { ...CENTRE, fontSize: 18 })),
            sunAction('To the sale', 'sale', { align: 'center' }),
          ],
          padded(64, 64, 110),
        ),
      ],
    },
    {
      name: 'Gift card',
      description: 'The picture of a gift card with a text and a button',
      sections: [
        row(
          [
            [image('gift-card', 'A blue gift card with a golden ribbon', 0, {}, `${SITE}/gift-cards`)],
            [
              h2('A gift that always fits', { fontSize: 24 }),
              soft('From $10 to $500, in a minute by mail or in an envelope.'),
              action('Give a gift card', 'gift-cards'),
            ],
          ],
          { gutter: 32, gap: 12, verticalAlign: 'middle', style: onWarm(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'Free delivery',
      description: 'A sign and one line about free delivery with a link',
      sections: [
        row(
          [
            [image('free-delivery', '', 56, { align: 'left' })],
            [
              h3('Free delivery until Sunday', { fontSize: 18 }),
              soft('On all orders over $50, no code needed.', { lineHeight: 100 }),
            ],
            [link('Shop', `${SITE}/shop`, { textAlign: 'right' })],
          ],
          {
            split: [16, 64, 20],
            gutter: 12,
            gap: 4,
            stack: false,
            verticalAlign: 'middle',
            style: onTint(padded(24, 24, 32)),
          },
        ),
      ],
    },
    {
      name: 'Two offers on cards',
      description: 'Two offers beside each other with a picture and a button each',
      sections: [
        sheets(
          [
            [
              image('lamp', 'A yellow lamp', 0, ROUND),
              h3('Lamps from $49'),
              soft('With the bulb.'),
              action('See all lamps', 'shop/lamps', { fontSize: 14 }, { paddingX: 20, paddingY: 12 }),
            ],
            [
              image('plant', 'A plant in a clay pot', 0, ROUND),
              h3('Two pots for one'),
              soft('Mixed as you like.'),
              action('See all pots', 'shop/pots', { fontSize: 14 }, { paddingX: 20, paddingY: 12 }),
            ],
          ],
          { on: onPaper, look: onWarm({}), space: sheetSpace(32, 32), gap: 10 },
        ),
      ],
    },
    {
      name: 'Birthday present',
      description: 'Balloons and a present for the birthday of a reader',
      sections: [
        row([[image('party', 'Balloons and confetti')]], { style: onWarm({}) }),
        row(
          [
            [
              h2('Happy birthday, {{ firstName }}', CENTRE),
              lead(
                'Fifteen dollars for whatever you wish for. Valid for a month, since one day is never enough.',
                CENTRE,
              ),
              action('Choose a present', 'birthday', { align: 'center' }),
            ],
          ],
          { style: onWarm(SPACE.normal) },
        ),
      ],
    },
  ],
};
