import type { NodeSeed } from '@mailwright/document';
import { image, row } from '../mail-seed.ts';
import {
  action,
  h2,
  h2Small,
  h3,
  kicker,
  link,
  type ModuleCategory,
  onPaper,
  onTint,
  opened,
  photo,
  ROUND,
  ruled,
  SITE,
  SPACE,
  small,
  soft,
} from './family.ts';

const story = (topic: string, title: string, words: string, page: string): readonly NodeSeed[] => [
  kicker(topic),
  h2Small(title),
  soft(words),
  link('Read the story', `${SITE}/stories/${page}`),
];

const card = (picture: string, alt: string, title: string, words: string, page: string): readonly NodeSeed[] => [
  photo(picture, alt, `stories/${page}`),
  h3(title),
  soft(words),
  link('Read on', `${SITE}/stories/${page}`),
];

function headline(date: string, title: string, page: string, style: typeof SPACE.underLine): NodeSeed {
  const words = link(title, `${SITE}/stories/${page}`, { fontSize: 18, lineHeight: 100 });
  return ruled(
    row([[small(date, { paddingTop: 3 })], [words]], { split: [22, 78], stack: false, style: onPaper(style) }),
  );
}

export const articles: ModuleCategory = {
  name: 'Articles',
  modules: [
    {
      name: 'Lead story',
      description: 'The first story of an issue with a wide picture',
      sections: [
        row(
          [
            [
              opened(photo('hills', 'A road into the hills at sunset', 'stories/hills'), 'src', 'alt', 'link'),
              kicker('The lead story'),
              opened(h2('Slow roads and long evenings'), 'content'),
              opened(
                soft(
                  'We walked three routes that begin at a train station and end at a good dinner. Bring a light coat and somebody who tells stories.',
                ),
                'content',
              ),
              opened(action('See the three walks', 'stories/hills'), 'label', 'link'),
            ],
          ],
          { style: onPaper(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'Story with picture on the left',
      description: 'A picture at the left and a short story at the right',
      sections: [
        row(
          [
            [photo('coast', 'A lighthouse on a cliff above a calm sea', 'stories/coast')],
            story(
              'Away',
              'A lighthouse and back',
              'Seven miles along the cliff with two cafés and one ferry.',
              'coast',
            ),
          ],
          {
            split: [46, 54],
            gutter: 28,
            gap: 10,
            verticalAlign: 'middle',
            style: onPaper(SPACE.normal),
          },
        ),
      ],
    },
    {
      name: 'Story with picture on the right',
      description: 'A short story at the left and a picture at the right',
      sections: [
        row(
          [
            story('At home', 'The Sunday plate', 'Ravioli, tomatoes that had time, and sage from the window.', 'plate'),
            [photo('table', 'A plate of ravioli on a wooden table', 'stories/plate')],
          ],
          {
            split: [54, 46],
            gutter: 28,
            gap: 10,
            reverse: true,
            verticalAlign: 'middle',
            style: onPaper(SPACE.normal),
          },
        ),
      ],
    },
    {
      name: 'Two stories',
      description: 'Two cards beside each other with a picture each',
      sections: [
        row(
          [
            card(
              'coast',
              'A lighthouse on a cliff',
              'Where the road ends',
              'A weekend at the last house before the sea.',
              'sea',
            ),
            card(
              'table',
              'A plate on a wooden table',
              'Eight people, one table',
              'How to cook for friends and still sit down.',
              'table',
            ),
          ],
          { gutter: 24, gap: 12, style: onPaper(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'Three stories',
      description: 'A headline and three small cards under it',
      sections: [
        row([[h2('From the workshop')]], { style: onTint(SPACE.top) }),
        row(
          [
            card('lamp', 'A yellow lamp', 'Light that lasts', 'Why we glue nothing.', 'light'),
            card('chair', 'A blue armchair', 'Wool and oak', 'Forty sheep, one chair.', 'wool'),
            card('plant', 'A plant in a clay pot', 'Pots by hand', 'A visit to the kiln.', 'pots'),
          ],
          { gutter: 20, gap: 10, style: onTint(SPACE.bottom) },
        ),
      ],
    },
    {
      name: 'List of headlines',
      description: 'Four linked headlines with dates and lines between them',
      sections: [
        row([[h2('More to read')]], { style: onPaper(SPACE.top) }),
        headline('2 June', 'Nine ways to fold a map', 'map', SPACE.underLine),
        headline('28 May', 'The quiet room on the third floor', 'room', SPACE.underLine),
        headline('21 May', 'What a kettle sounds like in summer', 'kettle', SPACE.underLine),
        headline('14 May', 'Letters that took a year to arrive', 'letters', SPACE.underLastLine),
      ],
    },
    {
      name: 'Guide to download',
      description: 'The cover of a guide with what is in it and a button',
      sections: [
        row(
          [
            [image('guide', 'The cover of a green guide', 0, ROUND)],
            [
              kicker('Free guide'),
              h2('Green in every room', { fontSize: 24 }),
              soft('Thirty pages on light, water and what to do when the leaves turn yellow.'),
              action('Download the guide', 'guide'),
            ],
          ],
          { split: [42, 58], gutter: 28, gap: 12, verticalAlign: 'middle', style: onTint(SPACE.normal) },
        ),
      ],
    },
  ],
};
