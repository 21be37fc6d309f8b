import type { NodeSeed } from '@mailwright/document';
import { CENTRE } from '../look.ts';
import { image, padded, row } from '../mail-seed.ts';
import {
  action,
  h2,
  h2Small,
  link,
  type ModuleCategory,
  onPaper,
  onTint,
  photo,
  quietAction,
  SITE,
  SPACE,
  small,
  soft,
  stars,
  text,
} from './family.ts';

const logos = (names: readonly (readonly [picture: string, alt: string])[], style: typeof SPACE.slim): NodeSeed =>
  row(
    names.map(([picture, alt]) => [image(picture, alt, 132)]),
    { stack: false, gutter: 12, verticalAlign: 'middle', style: onTint(style) },
  );

const networks = (size: number): NodeSeed => ({
  type: 'social-follow',
  props: {
    items: ['instagram', 'facebook', 'youtube', 'pin', 'linkedin'].map((network) => ({ network, url: 'acmegoods' })),
    size,
    shape: 'round',
    color: 'color',
    gap: 14,
  },
  style: {},
});

export const socialProof: ModuleCategory = {
  name: 'Social proof',
  modules: [
    {
      name: 'Logos of customers',
      description: 'Six logos in two rows under a line of text',
      sections: [
        row([[small('THESE TEAMS SIT ON OUR CHAIRS', { ...CENTRE, letterSpacing: 1, fontWeight: 'bold' })]], {
          style: onTint(padded(32, 8, 32)),
        }),
        logos(
          [
            ['logo-nova', 'Nova'],
            ['logo-alto', 'Alto'],
            ['logo-lumen', 'Lumen'],
          ],
          padded(8, 8, 32),
        ),
        logos(
          [
            ['logo-olyra', 'Olyra'],
            ['logo-tero', 'Tero'],
            ['logo-viana', 'Viana'],
          ],
          padded(8, 32, 32),
        ),
      ],
    },
    {
      name: 'Rating',
      description: 'Stars with the number of reviews and a link to them',
      sections: [
        row(
          [
            [
              stars('center'),
              text('**4.8 of 5** from 2,316 reviews', { ...CENTRE, fontSize: 20, lineHeight: 100 }),
              link('Read all reviews', `${SITE}/reviews`, CENTRE),
            ],
          ],
          { gap: 10, style: onPaper(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'Joined by many',
      description: 'A row of faces with how many people are in and a button',
      sections: [
        row(
          [
            [
              image('crowd', 'Five smiling people', 230),
              h2('40,000 people read this letter', { ...CENTRE, fontSize: 24 }),
              soft('Send it to somebody who would like it too.', CENTRE),
              action('Forward this mail', 'forward', { align: 'center' }),
            ],
          ],
          { gap: 14, style: onTint(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'In the press',
      description: 'Three lines from papers with the names of the papers',
      sections: [
        row([[h2('What the papers say', CENTRE)]], { style: onPaper(SPACE.top) }),
        row(
          [
            ['“A lamp you would inherit.”', 'The Harbor Post'],
            ['“Repair as a business. It works.”', 'Northern Review'],
            ['“The best letter in my inbox.”', 'Weekly Digest'],
          ].map(([words = '', paper = '']) => [
            text(words, { ...CENTRE, fontSize: 18, lineHeight: 100 }),
            small(`**${paper}**`, CENTRE),
          ]),
          { gutter: 28, gap: 10, style: onPaper(SPACE.bottom) },
        ),
      ],
    },
    {
      name: 'Follow us',
      description: 'A line and large icons of your social networks',
      sections: [
        row([[h2Small('See more of us', CENTRE), soft('Behind the bench, every Tuesday.', CENTRE), networks(40)]], {
          gap: 12,
          style: onPaper(SPACE.normal),
        }),
      ],
    },
    {
      name: 'Pictures of customers',
      description: 'Four pictures in a row with a tag to share your own',
      sections: [
        row([[h2('At home with you', CENTRE), soft('Tag us and your picture may be in the next letter.', CENTRE)]], {
          gap: 8,
          style: onTint(SPACE.top),
        }),
        row(
          [
            [photo('plant', 'A plant in a clay pot at home')],
            [photo('cup', 'A white cup with coffee')],
            [photo('vase', 'Flowers in a red vase')],
            [photo('candle', 'A lit candle with a green label')],
          ],
          { stack: false, gutter: 12, style: onTint(SPACE.between) },
        ),
        row(
          [
            [
              quietAction('See all pictures', 'pictures', {
                align: 'center',
                backgroundColor: '#f2f5fc',
                dark: { backgroundColor: '#1f2740' },
              }),
            ],
          ],
          {
            style: onTint(SPACE.bottom),
          },
        ),
      ],
    },
  ],
};
