import type { NodeSeed } from '@mailwright/document';
import { CENTRE } from '../look.ts';
import { image, padded, row } from '../mail-seed.ts';
import {
  action,
  bright,
  brightSoft,
  h2,
  h3,
  lead,
  type ModuleCategory,
  onBand,
  onPaper,
  onTint,
  onWarm,
  opened,
  photo,
  quietAction,
  SPACE,
  sheet,
  sheetSpace,
  sheets,
  small,
  soft,
  sunAction,
} from './family.ts';

const choice = (sign: string, title: string, words: string, button: NodeSeed): readonly NodeSeed[] => [
  image(sign, '', 56),
  h3(title, CENTRE),
  soft(words, CENTRE),
  button,
];

export const callsToAction: ModuleCategory = {
  name: 'Calls to action',
  modules: [
    {
      name: 'Call in the middle',
      description: 'A headline and a sentence with one button',
      sections: [
        row(
          [
            [
              opened(h2('Ready when you are', CENTRE), 'content'),
              opened(lead('Set up takes five minutes and costs nothing for a month.', CENTRE), 'content'),
              opened(action('Start for free', 'start', { align: 'center' }), 'label', 'link'),
            ],
          ],
          { style: onTint(SPACE.wide) },
        ),
      ],
    },
    {
      name: 'Call in dark blue',
      description: 'Words at the left and a button at the right of a band',
      sections: [
        row(
          [
            [
              bright(h2('Questions? Talk to us', { fontSize: 24 })),
              brightSoft(soft('A person picks up, from nine to five.')),
            ],
            [opened(sunAction('Call me back', 'call', { align: 'right', phone: { align: 'left' } }), 'label', 'link')],
          ],
          { split: [62, 38], gutter: 24, gap: 6, verticalAlign: 'middle', style: onBand(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'Call with picture',
      description: 'A picture at the left and a reason to click at the right',
      sections: [
        row(
          [
            [photo('parcel', 'A plant looks out of a parcel', 'plants')],
            [
              h2('A plant every month', { fontSize: 24 }),
              soft('Chosen for the light at your window. Skip a month whenever you like.'),
              action('Begin with one', 'plants'),
            ],
          ],
          { gutter: 32, gap: 12, verticalAlign: 'middle', style: onPaper(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'Two choices',
      description: 'Two ways to go on as cards with a button each',
      sections: [
        sheets(
          [
            choice(
              'talk',
              'Ask us',
              'We help you choose, by chat or phone.',
              action('Get advice', 'advice', { align: 'center' }),
            ),
            choice(
              'star',
              'Browse',
              'See what others took home and would take again.',
              quietAction('See favorites', 'favorites', {
                align: 'center',
                backgroundColor: '#f2f5fc',
                dark: { backgroundColor: '#1f2740' },
              }),
            ),
          ],
          { on: onPaper, look: onTint({}), space: sheetSpace(32, 32), gap: 12 },
        ),
      ],
    },
    {
      name: 'Bring a friend',
      description: 'A present for a friend and one for the reader',
      sections: [
        sheet(
          [
            image('present', '', 72),
            h2('Give $15 and get $15', CENTRE),
            soft('Send your link to a friend. You both save on the next order.', CENTRE),
            action('Get your link', 'friends', { align: 'center' }),
          ],
          onPaper(SPACE.normal),
          onWarm({}),
        ),
      ],
    },
    {
      name: 'App download',
      description: 'A short text with two buttons for two app stores',
      sections: [
        row([[h2('Take us with you', CENTRE), soft('Free for phones and tablets, in nine languages.', CENTRE)]], {
          gap: 10,
          style: onTint(padded(40, 12, 32)),
        }),
        row(
          [
            [action('For iPhone', 'app/iphone', { align: 'right', phone: { align: 'center' } })],
            [action('For Android', 'app/android', { phone: { align: 'center' } })],
          ],
          { gutter: 16, style: onTint(padded(12, 40, 32)) },
        ),
      ],
    },
    {
      name: 'Wide button',
      description: 'One button as wide as the mail with a line under it',
      sections: [
        row(
          [
            [
              opened(
                action('Confirm your address', 'confirm', { fontSize: 18 }, { fullWidth: true, paddingY: 18 }),
                'label',
                'link',
              ),
              small('The link works for 24 hours.', CENTRE),
            ],
          ],
          { gap: 12, style: onPaper(SPACE.normal) },
        ),
      ],
    },
  ],
};
