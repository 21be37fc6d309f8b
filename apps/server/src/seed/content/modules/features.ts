import type { NodeSeed } from '@mailwright/document';
import { CENTRE } from '../look.ts';
import { image, row } from '../mail-seed.ts';
import {
  action,
  besideSign,
  bullets,
  h2,
  h2Small,
  h3,
  type ModuleCategory,
  onPaper,
  onTint,
  photo,
  quietAction,
  SPACE,
  sheetSpace,
  sheets,
  small,
  soft,
  text,
} from './family.ts';

const feature = (sign: string, title: string, words: string): readonly NodeSeed[] => [
  image(sign, '', 56),
  h3(title, { ...CENTRE, fontSize: 18 }),
  soft(words, CENTRE),
];

const plan = (name: string, price: string, points: readonly string[], button: NodeSeed): readonly NodeSeed[] => [
  h3(name),
  text(`**${price}** a month`, { fontSize: 18 }),
  bullets(points),
  button,
];

export const features: ModuleCategory = {
  name: 'Features',
  modules: [
    {
      name: 'Three features',
      description: 'Three signs in a row with a title and a line each',
      sections: [
        row([[h2('Why people stay with us', CENTRE)]], { style: onPaper(SPACE.top) }),
        row(
          [
            feature('clock', 'Here tomorrow', 'Ordered by four, at your door the next day.'),
            feature('shield', 'Ten years', 'We repair all that we sell, free of charge.'),
            feature('leaf', 'Less waste', 'Boxes of paper that was a catalog once.'),
          ],
          { gutter: 24, gap: 10, style: onPaper(SPACE.bottom) },
        ),
      ],
    },
    {
      name: 'Four features in a grid',
      description: 'Two rows of two features on a light ground',
      sections: [
        row(
          [
            feature('bolt', 'Set up in minutes', 'Answer three questions and you are ready.'),
            feature('people', 'Made for teams', 'Invite everybody. It costs nothing more.'),
          ],
          {
            gutter: 32,
            gap: 10,
            style: onTint(SPACE.top),
          },
        ),
        row(
          [
            feature('chart-sign', 'See what works', 'Numbers that you read in half a minute.'),
            feature('lock', 'Safe by default', 'Your data stays yours and stays here.'),
          ],
          {
            gutter: 32,
            gap: 10,
            style: onTint(SPACE.bottom),
          },
        ),
      ],
    },
    {
      name: 'Features with signs on the left',
      description: 'A headline and three lines with a sign in front of each',
      sections: [
        row([[h2('All that comes with it')]], { style: onPaper(SPACE.top) }),
        besideSign(
          'free-delivery',
          [
            h3('Delivery to your room', { fontSize: 18 }),
            soft('Also on the fifth floor, and we take the boxes with us.'),
          ],
          onPaper(SPACE.between),
        ),
        besideSign(
          'return',
          [
            h3('Sixty days to think', { fontSize: 18 }),
            soft('Sit on it first. If it does not fit, we come and get it.'),
          ],
          onPaper(SPACE.between),
        ),
        besideSign(
          'talk',
          [h3('A person answers', { fontSize: 18 }), soft('Write back to this mail. We read every one of them.')],
          onPaper(SPACE.bottom),
        ),
      ],
    },
    {
      name: 'Feature with picture',
      description: 'A picture beside a title and a short list',
      sections: [
        row(
          [
            [photo('app', 'A phone that shows the app')],
            [
              h2('New in the app', { fontSize: 24 }),
              bullets(['Search by picture', 'Lists that you share', 'A quiet mode for the night']),
              action('Update now', 'app'),
            ],
          ],
          { gutter: 32, gap: 14, verticalAlign: 'middle', style: onPaper(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'Features in turns',
      description: 'Pictures left and right in turns with a text beside each',
      sections: [
        row(
          [
            [photo('lamp', 'A yellow lamp')],
            [h2Small('Light like an evening'), soft('It turns warmer as the sun goes down, by itself.')],
          ],
          {
            gutter: 32,
            gap: 8,
            verticalAlign: 'middle',
            style: onPaper(SPACE.top),
          },
        ),
        row(
          [
            [h2Small('One screw, no glue'), soft('Every part comes off with a coin, and we have each in stock.')],
            [photo('chair', 'A blue armchair')],
          ],
          {
            gutter: 32,
            gap: 8,
            reverse: true,
            verticalAlign: 'middle',
            style: onPaper(SPACE.between),
          },
        ),
        row(
          [
            [photo('vase', 'White flowers in a red vase')],
            [h2Small('Colors that stay'), soft('Glazed twice and fired at night, when the kiln is calm.')],
          ],
          {
            gutter: 32,
            gap: 8,
            verticalAlign: 'middle',
            style: onPaper(SPACE.bottom),
          },
        ),
      ],
    },
    {
      name: 'Two plans compared',
      description: 'Two plans beside each other with price and button',
      sections: [
        row([[h2('Choose your plan', CENTRE), small('Change or cancel at any time', CENTRE)]], {
          gap: 8,
          style: onTint(SPACE.top),
        }),
        sheets(
          [
            plan('Solo', '$9', ['One person', 'Five projects', 'Help by mail'], quietAction('Take Solo', 'plans/solo')),
            plan('Team', '$29', ['Ten people', 'No limits', 'Help by phone'], action('Take Team', 'plans/team')),
          ],
          { on: onTint, look: onPaper({}), space: sheetSpace(4, 32), gap: 14 },
        ),
      ],
    },
  ],
};
