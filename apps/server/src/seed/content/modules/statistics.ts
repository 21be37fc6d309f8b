import type { NodeSeed } from '@mailwright/document';
import { CENTRE } from '../look.ts';
import { row } from '../mail-seed.ts';
import {
  action,
  bright,
  brightSoft,
  COLORS,
  h2,
  h2Small,
  kicker,
  lead,
  type ModuleCategory,
  onBand,
  onPaper,
  onTint,
  onWarm,
  photo,
  SPACE,
  small,
  soft,
  sunny,
  text,
} from './family.ts';

const ACCENT = { color: COLORS.accent, dark: { color: '#9cb6ff' } };

const BIG = { ...CENTRE, fontSize: 40, fontWeight: 'bold', lineHeight: 80, phone: { fontSize: 32 } } as const;

const figure = (number: string, label: string): readonly NodeSeed[] => [
  text(number, { ...BIG, ...ACCENT }),
  soft(label, CENTRE),
];

/** Returns a bar that is filled to a share in percent; both parts are columns, so that people can change it. */
function bar(label: string, percent: number, style: typeof SPACE.slim): readonly NodeSeed[] {
  const space: NodeSeed = { type: 'space', props: { height: 12 }, style: {} };
  const fill = (color: string, dark: string): NodeSeed['style'] => ({
    paddingTop: 0,
    paddingRight: 0,
    paddingBottom: 0,
    paddingLeft: 0,
    backgroundColor: color,
    dark: { backgroundColor: dark },
  });
  const track = row([[space], [space]], {
    split: [percent, 100 - percent],
    stack: false,
    gap: 0,
    style: onPaper({ ...style, paddingTop: 0 }),
  });
  const looks = [fill(COLORS.accent, '#9cb6ff'), fill('#d9e1f5', '#33406b')];
  return [
    row([[text(label, { lineHeight: 100 })], [text(`**${percent}%**`, { lineHeight: 100, textAlign: 'right' })]], {
      split: [78, 22],
      stack: false,
      style: onPaper({ ...style, paddingTop: 8, paddingBottom: 6 }),
    }),
    {
      ...track,
      children: (track.children ?? []).map((column, index) => ({ ...column, style: looks[index] ?? column.style })),
    },
  ];
}

export const statistics: ModuleCategory = {
  name: 'Statistics',
  modules: [
    {
      name: 'Three figures',
      description: 'Three large numbers in a row with a line under each',
      sections: [
        row([figure('128', 'reports made'), figure('34', 'of them shared'), figure('6 h', 'saved by rules')], {
          stack: false,
          gutter: 12,
          gap: 6,
          style: onPaper(SPACE.normal),
        }),
      ],
    },
    {
      name: 'Figures in dark blue',
      description: 'A headline and three numbers on a dark band',
      sections: [
        row([[bright(h2('Ten years in three numbers', CENTRE))]], { style: onBand(SPACE.top) }),
        row(
          [
            ['100,000', 'chairs on their feet'],
            ['9,412', 'repairs for free'],
            ['41', 'people at the bench'],
          ].map(([number = '', label = '']) => [
            sunny(text(number, { ...BIG, fontSize: 36 })),
            brightSoft(soft(label, CENTRE)),
          ]),
          { gutter: 16, gap: 6, style: onBand(SPACE.bottom) },
        ),
      ],
    },
    {
      name: 'Bars',
      description: 'Three bars with shares and a headline above them',
      sections: [
        row([[h2('You said it'), soft('Answers of 4,100 readers to our spring survey.')]], {
          gap: 8,
          style: onPaper(SPACE.top),
        }),
        ...bar('Would buy again', 92, SPACE.between),
        ...bar('Found help within a day', 78, SPACE.between),
        ...bar('Repaired something', 41, SPACE.bottom),
      ],
    },
    {
      name: 'Chart with text',
      description: 'A chart in a picture with what it means and a button',
      sections: [
        row(
          [
            [
              photo('chart', 'Ten bars that rise from left to right', 'report'),
              h2('Your best month so far', { fontSize: 24 }),
              soft('Twelve percent more than in May, and half of it on Sundays. Here is what to do with that.'),
              action('Open the report', 'report'),
            ],
          ],
          { style: onPaper(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'One large number',
      description: 'A single number with the story behind it',
      sections: [
        row(
          [
            [
              kicker('This year', CENTRE),
              text('1,204', { ...BIG, fontSize: 72, phone: { fontSize: 56 }, ...ACCENT }),
              lead('trees planted with your help, most of them oak, all of them standing.', CENTRE),
            ],
          ],
          { style: onWarm(SPACE.wide) },
        ),
      ],
    },
    {
      name: 'Figures with text',
      description: 'Two numbers at the left and what they mean at the right',
      sections: [
        row(
          [
            [...figure('4.8', 'of 5 stars'), ...figure('98%', 'come back')],
            [
              h2Small('Why we publish this'),
              soft(
                'Every quarter we ask, and every quarter we print what you say, good or bad. These are the numbers of this spring.',
              ),
              small('Source: survey of 4,100 customers in May'),
            ],
          ],
          { split: [36, 64], gutter: 32, gap: 8, verticalAlign: 'middle', style: onTint(SPACE.normal) },
        ),
      ],
    },
  ],
};
