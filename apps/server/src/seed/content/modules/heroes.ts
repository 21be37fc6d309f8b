import { CENTRE } from '../look.ts';
import { image, padded, row } from '../mail-seed.ts';
import {
  action,
  bright,
  brightSoft,
  h1,
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
  photo,
  quietAction,
  SITE,
  SPACE,
  sunAction,
  sunny,
} from './family.ts';

const BESIDE = { gutter: 32, gap: 16, verticalAlign: 'middle' } as const;

export const heroes: ModuleCategory = {
  name: 'Heroes',
  modules: [
    {
      name: 'Hero with picture above',
      description: 'A wide picture with a headline and a button under it',
      sections: [
        row([[image('desk', 'A laptop on a desk at a bright window', 0, {}, SITE)]], { style: onPaper({}) }),
        row(
          [
            [
              opened(h1('Work from wherever the light is good', CENTRE), 'content'),
              lead('Everything you need for a desk that you like to sit at, from the lamp to the last cable.', CENTRE),
              opened(action('See the collection', 'desk', { align: 'center' }), 'label', 'link'),
            ],
          ],
          { gap: 18, style: onPaper(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'Hero with picture on the right',
      description: 'Headline and button at the left and a picture at the right',
      sections: [
        row(
          [
            [
              kicker('New season'),
              h1('A bag for every day', { fontSize: 36, phone: { fontSize: 30 } }),
              lead('Waxed canvas, brass and room for a week of lunches.'),
              action('Meet the bag', 'bag'),
            ],
            [photo('bag', 'A brown bag with a front pocket', 'bag')],
          ],
          { ...BESIDE, reverse: true, style: onPaper(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'Hero with picture on the left',
      description: 'A picture at the left and headline and button at the right',
      sections: [
        row(
          [
            [photo('headphones', 'Headphones in dark violet and orange', 'headphones')],
            [
              kicker('Just arrived'),
              h1('Hear the quiet', { fontSize: 36, phone: { fontSize: 30 } }),
              lead('Forty hours of music, and a switch that turns the train off.'),
              action('Listen in', 'headphones'),
            ],
          ],
          { ...BESIDE, style: onTint(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'Hero on a picture',
      description: 'Words and a button on a picture as wide as the mail',
      sections: [
        onScene(
          'waves',
          '#1a2858',
          [
            sunny(kicker('Summer edition', CENTRE)),
            opened(
              bright(h1('Nights that stay warm', { ...CENTRE, fontSize: 44, phone: { fontSize: 32 } })),
              'content',
            ),
            bright(lead('Lanterns, blankets and a very good thermos for the pier.', CENTRE)),
            opened(sunAction('Pack for the evening', 'summer', { align: 'center' }), 'label', 'link'),
          ],
          padded(88, 88, 48),
        ),
      ],
    },
    {
      name: 'Hero in dark blue',
      description: 'A headline in the middle of a dark band with a button',
      sections: [
        row(
          [
            [
              sunny(kicker('Our promise', CENTRE)),
              bright(h1('Made once and made well', CENTRE)),
              brightSoft(
                lead('We repair everything we sell for as long as you use it. No small print, no seal.', CENTRE),
              ),
              sunAction('How it works', 'repair', { align: 'center' }),
            ],
          ],
          { gap: 18, style: onBand(SPACE.wide) },
        ),
      ],
    },
    {
      name: 'Hero with two buttons',
      description: 'A headline with a main button and a quiet one beside it',
      sections: [
        row(
          [
            [
              kicker('Spring sale', CENTRE),
              h1('Less winter, more room', CENTRE),
              lead('A quarter off everything that keeps you warm, while it lasts.', CENTRE),
            ],
          ],
          { gap: 16, style: onWarm(padded(56, 12, 32)) },
        ),
        row(
          [
            [action('Shop the sale', 'sale', { align: 'right', phone: { align: 'center' } })],
            [
              quietAction('See what is new', 'new', {
                phone: { align: 'center' },
                backgroundColor: '#fff4e0',
                dark: { backgroundColor: '#33291b' },
              }),
            ],
          ],
          { gutter: 16, style: onWarm(padded(12, 56, 32)) },
        ),
      ],
    },
    {
      name: 'Hero for an app',
      description: 'A phone with your app beside a headline and a button',
      sections: [
        row(
          [
            [
              kicker('The Acme app'),
              h1('Your orders in your pocket', { fontSize: 34, phone: { fontSize: 30 } }),
              lead('Follow parcels, return with one tap and find what fits.'),
              action('Get the app', 'app'),
            ],
            [photo('app', 'A phone that shows the app with a list of products', 'app')],
          ],
          { ...BESIDE, reverse: true, style: onTint(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'Hero with video',
      description: 'A still with a play button above a headline and a link',
      sections: [
        row(
          [
            [
              photo('film', 'Play the video of our trip into the mountains', 'film'),
              h1('Three days above the clouds', { fontSize: 32, phone: { fontSize: 28 } }),
              lead('We took six prototypes up a mountain. Four came back in one piece. Watch why.'),
              link('Watch the film in two minutes', `${SITE}/film`),
            ],
          ],
          { gap: 18, style: onPaper(SPACE.normal) },
        ),
      ],
    },
  ],
};
