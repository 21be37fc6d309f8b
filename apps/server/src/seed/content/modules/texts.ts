import type { NodeSeed } from '@mailwright/document';
import { CENTRE } from '../look.ts';
import { image, padded, row } from '../mail-seed.ts';
import {
  action,
  bullets,
  COLORS,
  h2,
  h2Small,
  kicker,
  lead,
  type ModuleCategory,
  onPaper,
  onTint,
  onWarm,
  opened,
  SPACE,
  sheet,
  small,
  soft,
  text,
} from './family.ts';

const step = (number: string, title: string, words: string, style: typeof SPACE.between): NodeSeed =>
  row(
    [
      [
        text(number, {
          fontSize: 32,
          fontWeight: 'bold',
          lineHeight: 80,
          color: COLORS.accent,
          dark: { color: '#9cb6ff' },
        }),
      ],
      [h2Small(title), soft(words)],
    ],
    {
      split: [14, 86],
      stack: false,
      gap: 6,
      style: onPaper(style),
    },
  );

export const texts: ModuleCategory = {
  name: 'Text',
  modules: [
    {
      name: 'Headline and text',
      description: 'A headline with a paragraph and nothing else',
      sections: [
        row(
          [
            [
              opened(h2('What we learned this spring'), 'content'),
              opened(
                text(
                  'Hello {{ firstName }}, we asked four thousand of you what you would change about our parcels. Most of you said: the box. So we made it smaller, and it now becomes a shoe rack.',
                ),
                'content',
              ),
            ],
          ],
          { gap: 12, style: onPaper(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'Letter with signature',
      description: 'A personal letter signed with a portrait and a name',
      sections: [
        row(
          [
            [
              text(
                [
                  'Dear {{ firstName }},',
                  'ten years ago we sold our first chair from the back of a van. This week number one hundred thousand left the house, and it went to a reader of this letter.',
                  'Thank you for staying with us. We wrote down what comes next, and it fits on one page.',
                ],
                { fontSize: 18, phone: { fontSize: 16 } },
              ),
            ],
          ],
          { style: onPaper(SPACE.top) },
        ),
        row(
          [
            [image('person-4', 'Portrait of Nia Brooks', 64, { align: 'left' })],
            [text(['**Nia Brooks**', 'Founder of Acme Goods'], { lineHeight: 100, paddingLeft: 8 })],
          ],
          {
            split: [16, 84],
            stack: false,
            verticalAlign: 'middle',
            style: onPaper(SPACE.bottom),
          },
        ),
      ],
    },
    {
      name: 'Text in two columns',
      description: 'Two short texts beside each other with a title each',
      sections: [
        row(
          [
            [
              h2Small('What stays'),
              soft('The same team, the same workshop and the same ten years of repairs on all that we make.'),
            ],
            [
              h2Small('What changes'),
              soft('You reach us on Saturdays too, and parcels leave the house on the day you order.'),
            ],
          ],
          { gutter: 32, gap: 8, style: onPaper(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'List of points',
      description: 'A headline with a sentence and a list under it',
      sections: [
        row(
          [
            [
              h2('Before you come'),
              soft('Four things that make the first day easy.'),
              bullets([
                'Bring something that is broken. We mend it together.',
                'Wear shoes that may get dusty.',
                'Lunch is on us, also without meat.',
                'The train takes you back until eleven.',
              ]),
            ],
          ],
          { gap: 12, style: onPaper(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'Numbered steps',
      description: 'Three steps with large numbers and a line each',
      sections: [
        row([[h2('How to send it back')]], { style: onPaper(SPACE.top) }),
        step('1', 'Print the label', 'You find it in your account, or ask us and we mail it.', SPACE.between),
        step('2', 'Use any box', 'It need not be ours, as long as it closes.', SPACE.between),
        step('3', 'Drop it off', 'Any post office takes it. The money is back within a week.', SPACE.bottom),
      ],
    },
    {
      name: 'Large quote',
      description: 'A sentence to remember with the name of who said it',
      sections: [
        row(
          [
            [
              opened(
                text('“Buy it once, and then learn how to mend it.”', {
                  fontSize: 26,
                  lineHeight: 90,
                  phone: { fontSize: 22 },
                }),
                'content',
              ),
              opened(small('**Idris Cole**, workshop'), 'content'),
            ],
          ],
          {
            gap: 10,
            style: onPaper(SPACE.normal),
            columnStyle: {
              ...padded(4, 4, 24),
              borderLeftWidth: 4,
              borderColor: '#f0a52c',
            },
          },
        ),
      ],
    },
    {
      name: 'Note in a box',
      description: 'An important notice that stands out from the text',
      sections: [
        sheet(
          [
            h2Small('Our phones are closed on Monday'),
            text('On 27 May nobody is at the desk. Mails are answered on Tuesday, those about deliveries first.'),
          ],
          onPaper(SPACE.normal),
          onWarm({}),
        ),
      ],
    },
    {
      name: 'Opening words in the middle',
      description: 'A short welcome in large letters with a button',
      sections: [
        row(
          [
            [
              kicker('Welcome', CENTRE),
              h2('Good to have you here', CENTRE),
              lead('Once a month you get one letter from us, with things worth keeping and a story or two.', CENTRE),
              action('Choose what you get', 'preferences', { align: 'center' }),
            ],
          ],
          { style: onTint(SPACE.wide) },
        ),
      ],
    },
  ],
};
