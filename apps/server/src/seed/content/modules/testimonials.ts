import type { NodeSeed } from '@mailwright/document';
import { CENTRE } from '../look.ts';
import { image, row } from '../mail-seed.ts';
import {
  bright,
  h2,
  link,
  type ModuleCategory,
  onBand,
  onPaper,
  onTint,
  opened,
  SITE,
  SPACE,
  sheet,
  sheetSpace,
  sheets,
  small,
  soft,
  stars,
  sunny,
  text,
} from './family.ts';

const said = (words: string, who: string): readonly NodeSeed[] => [stars('left'), text(words), small(`**${who}**`)];

export const testimonials: ModuleCategory = {
  name: 'Testimonials',
  modules: [
    {
      name: 'Quote with portrait',
      description: 'What a customer says beside a portrait',
      sections: [
        row(
          [
            [opened(image('person-1', 'Portrait of Mara Lindt', 112, { align: 'left' }), 'src', 'alt')],
            [
              opened(
                text('“I bought the lamp for the desk. It now lives in the kitchen, where everybody is.”', {
                  fontSize: 20,
                  lineHeight: 100,
                  phone: { fontSize: 18 },
                }),
                'content',
              ),
              opened(small('**Mara Lindt**, Chicago'), 'content'),
            ],
          ],
          { split: [26, 74], gap: 10, verticalAlign: 'middle', gutter: 16, style: onPaper(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'Quote in the middle',
      description: 'A large quote with stars above it and a portrait under it',
      sections: [
        row(
          [
            [
              stars('center'),
              text('“It arrived on the day they said, in a box I could carry, with a note that made me laugh.”', {
                ...CENTRE,
                fontSize: 24,
                lineHeight: 100,
                phone: { fontSize: 20 },
              }),
              image('person-5', 'Portrait of Tom Becker', 72),
              small('**Tom Becker**, Denver', CENTRE),
            ],
          ],
          { gap: 18, style: onTint(SPACE.wide) },
        ),
      ],
    },
    {
      name: 'Quote in dark blue',
      description: 'One strong sentence on a dark band',
      sections: [
        row(
          [
            [
              image('quote-mark', '', 48, { align: 'left' }),
              bright(
                text('The first chair my cat and I agree about.', {
                  fontSize: 28,
                  lineHeight: 90,
                  fontWeight: 'bold',
                  phone: { fontSize: 24 },
                }),
              ),
              sunny(small('Priya N., who has both')),
            ],
          ],
          { gap: 16, style: onBand(SPACE.wide) },
        ),
      ],
    },
    {
      name: 'Two reviews',
      description: 'Two reviews with stars on cards beside each other',
      sections: [
        row([[h2('What people write', CENTRE)]], { style: onTint(SPACE.top) }),
        sheets(
          [
            said('“Heavier than it looks, in the best way. Two years and not a scratch.”', 'Helen, Boston'),
            said('“I broke a leg off. They sent a new one, and a drawing of how to fit it.”', 'Luis, Austin'),
          ],
          { on: onTint, look: onPaper({}), space: sheetSpace(4, 32), gap: 12 },
        ),
      ],
    },
    {
      name: 'Three short reviews',
      description: 'Three sentences in a row with names',
      sections: [
        row(
          [
            said('“Quiet, warm and easy to clean.”', 'Jo, Seattle'),
            said('“My plants grow, and so do I.”', 'Aisha, Miami'),
            said('“Help that really helps.”', 'Ben, Portland'),
          ],
          { gutter: 24, gap: 10, style: onPaper(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'Customer story',
      description: 'A short story of a customer with a link to all of it',
      sections: [
        sheet(
          [
            image('person-6', 'Portrait of Rosa Marin', 80, { align: 'left' }),
            h2('“We opened with eight chairs”', { fontSize: 24 }),
            soft(
              'Rosa Marin runs a café with a view of the station. She told us what lasts in a room where three hundred people sit down every day.',
            ),
            link('Read how she did it', `${SITE}/stories/rosa`),
          ],
          onTint(SPACE.normal),
        ),
      ],
    },
  ],
};
