import type { NodeSeed } from '@mailwright/document';
import { CENTRE } from '../look.ts';
import { image, row } from '../mail-seed.ts';
import {
  action,
  h2,
  h3,
  lead,
  link,
  type ModuleCategory,
  onPaper,
  onTint,
  opened,
  photo,
  SPACE,
  sheet,
  small,
  soft,
  text,
} from './family.ts';

const member = (picture: string, name: string, work: string): readonly NodeSeed[] => [
  image(picture, `Portrait of ${name}`, 112),
  h3(name, { ...CENTRE, fontSize: 18 }),
  small(work, CENTRE),
];

export const team: ModuleCategory = {
  name: 'Team',
  modules: [
    {
      name: 'Three people',
      description: 'Portraits of three people with what they do',
      sections: [
        row([[h2('Who made this', CENTRE)]], { style: onPaper(SPACE.top) }),
        row(
          [
            member('person-1', 'Mara Lindt', 'Design'),
            member('person-2', 'Idris Cole', 'Workshop'),
            member('person-3', 'Jo Ferrer', 'Letters'),
          ],
          {
            gutter: 24,
            gap: 10,
            style: onPaper(SPACE.bottom),
          },
        ),
      ],
    },
    {
      name: 'Six people',
      description: 'Two rows of three portraits with names',
      sections: [
        row(
          [
            member('person-4', 'Nia Brooks', 'Founder'),
            member('person-5', 'Tom Becker', 'Numbers'),
            member('person-6', 'Rosa Marin', 'Kitchen'),
          ],
          {
            gutter: 24,
            gap: 10,
            style: onTint(SPACE.top),
          },
        ),
        row(
          [
            member('person-3', 'Jo Ferrer', 'Letters'),
            member('person-2', 'Idris Cole', 'Workshop'),
            member('person-1', 'Mara Lindt', 'Design'),
          ],
          {
            gutter: 24,
            gap: 10,
            style: onTint(SPACE.bottom),
          },
        ),
      ],
    },
    {
      name: 'Team picture',
      description: 'A wide picture of the team with a few words and a button',
      sections: [
        row(
          [
            [
              photo('team', 'Four people behind a workbench'),
              h2('Forty hands, one workshop', CENTRE),
              lead('We are looking for two more: somebody who draws and somebody who counts.', CENTRE),
              action('See open jobs', 'jobs', { align: 'center' }),
            ],
          ],
          { style: onPaper(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'Your contact',
      description: 'The portrait of a contact with phone and mail',
      sections: [
        sheet(
          [
            image('person-3', 'Portrait of Jo Ferrer', 88),
            opened(h3('Jo Ferrer answers your questions', CENTRE), 'content'),
            soft('Monday to Friday from nine to five. Most answers take less than an hour.', CENTRE),
            opened(link('jo@acme.example', 'mailto:jo@acme.example', CENTRE), 'label', 'link'),
          ],
          onTint(SPACE.normal),
        ),
      ],
    },
    {
      name: 'Signature',
      description: 'Name and title and ways to reach who writes',
      sections: [
        row(
          [
            [image('person-2', 'Portrait of Idris Cole', 88, { align: 'left' })],
            [
              text(['**Idris Cole**', 'Head of the workshop at Acme Goods'], { lineHeight: 100 }),
              small('Phone (503) 555-0142 · idris@acme.example'),
            ],
          ],
          { split: [22, 78], gutter: 12, gap: 8, stack: false, verticalAlign: 'middle', style: onPaper(SPACE.normal) },
        ),
      ],
    },
  ],
};
