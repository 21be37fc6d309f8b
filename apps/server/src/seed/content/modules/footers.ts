import type { NodeSeed, NodeStyle } from '@mailwright/document';
import { CENTRE } from '../look.ts';
import { image, menu, padded, row } from '../mail-seed.ts';
import {
  bright,
  brightSoft,
  COLORS,
  h2Small,
  link,
  type ModuleCategory,
  onBand,
  onPaper,
  onTint,
  opened,
  ruled,
  SITE,
  small,
  soft,
  sunAction,
  text,
} from './family.ts';

const ADDRESS = '**Acme Goods** · 12 Harbor Street, Portland, OR 97209';
const REASON = 'You get this mail because you signed up at acme.example.';
const RECEIPT = 'You get this mail because you placed an order at acme.example.';

type Entry = readonly [label: string, href: string];

const PREFERENCES: Entry = ['Preferences', '{{ unsubscribe_profile }}'];
const UNSUBSCRIBE: Entry = ['Unsubscribe', '{{ unsubscribe }}'];
const PRIVACY: Entry = ['Privacy', `${SITE}/privacy`];
const HELP: Entry = ['Help', `${SITE}/help`];

const ON_LIGHT = { color: COLORS.accent, dark: { color: '#9cb6ff' } };
const ON_BAND = { color: COLORS.sun, dark: { color: COLORS.sun } };

/** `side` keeps few links together in wide mails. */
const links = (entries: readonly Entry[], look: NodeStyle, side = 0, style = {}): NodeSeed =>
  menu(entries, {
    fontSize: 14,
    fontWeight: 'bold',
    ...look,
    ...(side > 0 && { paddingLeft: side, paddingRight: side, phone: { paddingLeft: 0, paddingRight: 0 } }),
    ...style,
  });

const networks = (align: 'left' | 'center' | 'right', color = 'color'): NodeSeed => ({
  type: 'social-follow',
  props: {
    items: ['instagram', 'facebook', 'youtube', 'pin'].map((network) => ({ network, url: 'acmegoods' })),
    size: 32,
    shape: 'round',
    color,
    gap: 12,
  },
  style: { align, phone: { align } },
});

const logo = (align: 'left' | 'center') => image('logo', 'Acme Goods', 40, { align }, SITE);

const legal = (reason: string, style = {}): NodeSeed => {
  const seed = opened(small([ADDRESS, reason], style), 'content');
  return { ...seed, props: { ...seed.props, postalAddress: true } };
};

/** Links that begin where the text above begins, which those of a menu do not. */
const leftLinks = row(
  [PREFERENCES, UNSUBSCRIBE, PRIVACY].map(([label, href]) => [
    link(label, href, { fontSize: 14, fontWeight: 'normal' }),
  ]),
  { split: [30, 32, 38], stack: false, style: onTint({ ...padded(6, 28, 32) }) },
);

export const footers: ModuleCategory = {
  name: 'Footers',
  modules: [
    {
      name: 'Footer in the middle',
      description: 'Social icons and address and the links the law asks for',
      sections: [
        row([[networks('center'), legal(REASON, CENTRE), links([PREFERENCES, UNSUBSCRIBE], ON_LIGHT, 160)]], {
          style: onTint(padded(32, 28, 32)),
        }),
      ],
    },
    {
      name: 'Footer in two columns',
      description: 'Address at the left and social icons at the right',
      sections: [
        row(
          [
            [logo('left'), legal(REASON)],
            [
              small('**Follow us**', { textAlign: 'right', phone: { textAlign: 'left' } }),
              { ...networks('right'), style: { align: 'right', phone: { align: 'left' } } },
            ],
          ],
          { split: [58, 42], gutter: 24, gap: 12, style: onTint(padded(32, 12, 32)) },
        ),
        leftLinks,
      ],
    },
    {
      name: 'Footer in dark blue',
      description: 'Logo and social icons and legal lines on a dark band',
      sections: [
        row(
          [
            [
              logo('center'),
              networks('center', 'white'),
              brightSoft(legal(REASON, CENTRE)),
              links([PREFERENCES, UNSUBSCRIBE, PRIVACY], ON_BAND, 120),
            ],
          ],
          { gap: 18, style: onBand(padded(40, 32, 32)) },
        ),
      ],
    },
    {
      name: 'Small footer',
      description: 'Two lines and the link to unsubscribe and no more',
      sections: [
        ruled(
          row([[legal(REASON, CENTRE), link('Unsubscribe', '{{ unsubscribe }}', { ...CENTRE, fontSize: 14 })]], {
            gap: 12,
            style: onPaper(padded(0, 28, 32)),
          }),
          28,
        ),
      ],
    },
    {
      name: 'Footer with menu',
      description: 'The pages of your site above address and legal links',
      sections: [
        row(
          [
            [
              logo('center'),
              links(
                [
                  ['Shop', `${SITE}/shop`],
                  ['Stories', `${SITE}/stories`],
                  ['Repairs', `${SITE}/repair`],
                  ['About', `${SITE}/about`],
                ],
                { color: COLORS.ink, dark: { color: '#f1f4ff' } },
                0,
                { fontSize: 16, paddingLeft: 80, paddingRight: 80, phone: { paddingLeft: 0, paddingRight: 0 } },
              ),
            ],
          ],
          { gap: 12, style: onTint(padded(32, 16, 32)) },
        ),
        ruled(
          row([[legal(REASON, CENTRE), links([PREFERENCES, UNSUBSCRIBE, PRIVACY], ON_LIGHT, 120)]], {
            gap: 12,
            style: onTint(padded(0, 28, 32)),
          }),
          20,
        ),
      ],
    },
    {
      name: 'Footer with contact',
      description: 'Ways to reach you above the legal lines',
      sections: [
        row(
          [
            [
              h2Small('Write', { fontSize: 18 }),
              link('hello@acme.example', 'mailto:hello@acme.example', { fontSize: 14 }),
            ],
            [h2Small('Call', { fontSize: 18 }), link('(503) 555-0100', 'tel:+15035550100', { fontSize: 14 })],
            [
              h2Small('Visit', { fontSize: 18 }),
              soft('Monday to Saturday, nine to six', { fontSize: 14, lineHeight: 100 }),
            ],
          ],
          { gutter: 24, gap: 6, style: onTint(padded(32, 24, 32)) },
        ),
        ruled(row([[legal(REASON)]], { style: onTint(padded(0, 10, 32)) }), 20),
        leftLinks,
      ],
    },
    {
      name: 'Footer with last call',
      description: 'A band with a button above social icons and legal lines',
      sections: [
        row(
          [
            [bright(text('**See you in the shop?**', { fontSize: 20, lineHeight: 100 }))],
            [sunAction('Come by', 'shop', { align: 'right', phone: { align: 'left' } })],
          ],
          { split: [60, 40], verticalAlign: 'middle', gutter: 16, style: onBand(padded(28, 28, 32)) },
        ),
        row([[networks('center'), legal(REASON, CENTRE), links([PREFERENCES, UNSUBSCRIBE], ON_LIGHT, 160)]], {
          style: onTint(padded(28, 28, 32)),
        }),
      ],
    },
    {
      name: 'Footer of a receipt',
      description: 'Address and reason and help for mails about an order',
      sections: [
        row([[legal(RECEIPT, CENTRE), links([HELP, PREFERENCES, PRIVACY], ON_LIGHT, 120)]], {
          gap: 12,
          style: onTint(padded(28, 28, 32)),
        }),
      ],
    },
  ],
};
