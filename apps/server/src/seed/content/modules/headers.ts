import type { NodeSeed } from '@mailwright/document';
import { CENTRE } from '../look.ts';
import { image, menu, padded, row } from '../mail-seed.ts';
import {
  bright,
  link,
  type ModuleCategory,
  onBand,
  onPaper,
  onTint,
  opened,
  SITE,
  small,
  sunny,
  text,
} from './family.ts';

const logo = (align: 'left' | 'center' = 'left') => image('logo', 'Acme Goods', 44, { align }, SITE);

const brandName = (style = {}) =>
  text('Acme Goods', { fontSize: 20, fontWeight: 'bold', lineHeight: 100, phone: { fontSize: 18 }, ...style });

const PAGES = [
  ['New in', `${SITE}/new`],
  ['Shop', `${SITE}/shop`],
  ['Stories', `${SITE}/stories`],
  ['Help', `${SITE}/help`],
] as const;

const pages = (count: number, style = {}): NodeSeed =>
  menu(PAGES.slice(0, count), {
    fontSize: 16,
    fontWeight: 'bold',
    color: '#1a2138',
    dark: { color: '#f1f4ff' },
    ...style,
  });

/** Style that puts links beside each other in wide mails, and gives them all the room there is on phones. */
const GATHERED = { paddingLeft: 80, paddingRight: 80, phone: { paddingLeft: 0, paddingRight: 0 } };

/** Logo and name at the left, a link to the mail's page at the right. */
const brandRow = row(
  [
    [logo()],
    [brandName({ paddingLeft: 14, phone: { paddingLeft: 10, fontSize: 18 } })],
    [link('View online', '{{ view_in_browser }}', { fontSize: 14, textAlign: 'right' })],
  ],
  { split: [10, 54, 36], stack: false, verticalAlign: 'middle', style: onPaper(padded(20, 20, 32)) },
);

export const headers: ModuleCategory = {
  name: 'Headers',
  modules: [
    {
      name: 'Header with logo and link',
      description: 'Logo and name at the left and a link to the web version',
      sections: [brandRow],
    },
    {
      name: 'Header with logo in the middle',
      description: 'The logo with the name of the sender under it',
      sections: [row([[logo('center'), brandName(CENTRE)]], { gap: 10, style: onPaper(padded(28, 24, 32)) })],
    },
    {
      name: 'Header with menu',
      description: 'The logo in the middle and four links under it',
      sections: [row([[logo('center'), pages(4, GATHERED)]], { gap: 12, style: onPaper(padded(28, 16, 32)) })],
    },
    {
      name: 'Header with logo beside menu',
      description: 'The logo at the left and three links at the right',
      sections: [
        row([[logo()], [pages(3, { align: 'right', paddingLeft: 110, phone: { paddingLeft: 0 } })]], {
          split: [28, 72],
          stack: false,
          verticalAlign: 'middle',
          style: onPaper(padded(20, 20, 32)),
        }),
      ],
    },
    {
      name: 'Header with announcement',
      description: 'A bar with one piece of news above logo and link',
      sections: [
        row(
          [
            [
              opened(
                bright(small('Free delivery on orders over $50 until Sunday', { ...CENTRE, fontWeight: 'bold' })),
                'content',
              ),
            ],
          ],
          { style: onBand(padded(12, 12, 32)) },
        ),
        brandRow,
      ],
    },
    {
      name: 'Header in dark blue',
      description: 'Logo and name on a dark band with a line of your own',
      sections: [
        row(
          [
            [logo()],
            [bright(brandName({ paddingLeft: 14 }))],
            [opened(sunny(small('Since 2012', { textAlign: 'right' })), 'content')],
          ],
          { split: [10, 56, 34], stack: false, verticalAlign: 'middle', style: onBand(padded(20, 20, 32)) },
        ),
      ],
    },
    {
      name: 'Newsletter masthead',
      description: 'The name of a newsletter with its number and date',
      sections: [
        row(
          [
            [
              text('THE GOODS LETTER', {
                ...CENTRE,
                fontSize: 28,
                fontWeight: 'bold',
                letterSpacing: 4,
                lineHeight: 100,
                phone: { fontSize: 20, letterSpacing: 2 },
              }),
              opened(small('No. 24 · June · Reading time four minutes', CENTRE), 'content'),
            ],
          ],
          { gap: 10, style: onTint(padded(32, 28, 32)) },
        ),
      ],
    },
  ],
};
