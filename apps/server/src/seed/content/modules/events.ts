import type { NodeSeed } from '@mailwright/document';
import { CENTRE } from '../look.ts';
import { image, padded, row } from '../mail-seed.ts';
import {
  action,
  besideSign,
  bright,
  COLORS,
  h2,
  h2Small,
  h3,
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
  ruled,
  SITE,
  SPACE,
  small,
  soft,
  sunAction,
  sunny,
  text,
} from './family.ts';

/** A leaf of a calendar beside what happens on that day. */
function date(month: string, day: string, title: string, place: string, style: typeof SPACE.slim): NodeSeed {
  const section = row(
    [
      [
        sunny(small(month.toUpperCase(), { ...CENTRE, fontWeight: 'bold', letterSpacing: 1 })),
        bright(text(day, { ...CENTRE, fontSize: 36, fontWeight: 'bold', lineHeight: 70 })),
      ],
      [h3(title, { fontSize: 18 }), soft(place, { lineHeight: 100 })],
    ],
    { split: [20, 80], stack: false, gap: 4, verticalAlign: 'middle', style: onPaper(style) },
  );
  const leaf = onBand({ ...padded(12, 12, 4), borderRadius: 12 });
  const looks = [leaf, { paddingTop: 0, paddingRight: 0, paddingBottom: 0, paddingLeft: 20 }];
  return {
    ...section,
    children: (section.children ?? []).map((column, index) => ({ ...column, style: looks[index] ?? column.style })),
  };
}

function part(time: string, title: string, words: string, style: typeof SPACE.underLine): NodeSeed {
  const section = row(
    [
      [text(time, { fontWeight: 'bold', color: COLORS.accent, dark: { color: '#9cb6ff' } })],
      [h3(title, { fontSize: 18 }), soft(words)],
    ],
    { split: [20, 80], gap: 4, stack: false, style: onPaper(style) },
  );
  return ruled(section);
}

const speaker = (picture: string, name: string, words: string): readonly NodeSeed[] => [
  image(picture, `Portrait of ${name}`, 112),
  h3(name, { ...CENTRE, fontSize: 18 }),
  soft(words, CENTRE),
];

export const events: ModuleCategory = {
  name: 'Events',
  modules: [
    {
      name: 'Invitation on a picture',
      description: 'Date and title of an evening on the picture of a stage',
      sections: [
        onScene(
          'stage',
          '#2a1b5c',
          [
            sunny(kicker('Thursday 19 November', CENTRE)),
            opened(
              bright(h2('An evening about things that last', { ...CENTRE, fontSize: 36, phone: { fontSize: 28 } })),
              'content',
            ),
            bright(lead('Three makers, one stage and an hour for your questions.', CENTRE)),
            opened(sunAction('Save a seat', 'events/evening', { align: 'center' }), 'label', 'link'),
          ],
          padded(88, 88, 48),
        ),
      ],
    },
    {
      name: 'When and where',
      description: 'Date and place and price of an event side by side',
      sections: [
        row(
          [
            [
              image('calendar', '', 56),
              h2Small('When', { ...CENTRE, fontSize: 18 }),
              soft('Thursday, 19 November, 7 p.m.', CENTRE),
            ],
            [
              image('pin', '', 56),
              h2Small('Where', { ...CENTRE, fontSize: 18 }),
              soft('Hall 4, 12 Harbor Street, Portland', CENTRE),
            ],
            [
              image('card', '', 56),
              h2Small('Price', { ...CENTRE, fontSize: 18 }),
              soft('Free, eighty seats, first come', CENTRE),
            ],
          ],
          { gutter: 24, gap: 8, style: onTint(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'Agenda',
      description: 'What happens when with a line between the parts',
      sections: [
        row([[h2('The evening')]], { style: onPaper(SPACE.top) }),
        part('6:30', 'Doors and drinks', 'Bring something broken, there is a table for it.', SPACE.underLine),
        part('7:00', 'Three short talks', 'Twenty minutes each, no slides.', SPACE.underLine),
        part('8:15', 'Questions', 'Yours, and those you were afraid to ask.', SPACE.underLine),
        part('9:00', 'Workbench', 'We mend until the lights go out.', SPACE.underLastLine),
      ],
    },
    {
      name: 'Speakers',
      description: 'Portraits of three speakers with what they talk about',
      sections: [
        row([[h2('On stage', CENTRE)]], { style: onPaper(SPACE.top) }),
        row(
          [
            speaker('person-4', 'Nia Brooks', 'How to say no to a good idea'),
            speaker('person-2', 'Idris Cole', 'Violins made of old doors'),
            speaker('person-6', 'Rosa Marin', 'Three hundred guests a day'),
          ],
          { gutter: 24, gap: 8, style: onPaper(SPACE.bottom) },
        ),
      ],
    },
    {
      name: 'Dates',
      description: 'Three dates as leaves of a calendar with places',
      sections: [
        row([[h2('Meet us in June')]], { style: onPaper(SPACE.top) }),
        date('June', '14', 'Map reading for beginners', 'Library on the Hill, 6 p.m., free', SPACE.between),
        date('June', '21', 'The shortest night walk', 'Old Station, 10:30 p.m.', SPACE.between),
        date('June', '28', 'Picnic for readers', 'Under the big oak, noon', SPACE.bottom),
      ],
    },
    {
      name: 'Webinar',
      description: 'A still with what viewers learn and a button to sign up',
      sections: [
        row(
          [
            [photo('desk', 'A laptop at a bright window', 'events/webinar')],
            [
              kicker('Live online'),
              h2('Better mails in an hour', { fontSize: 24 }),
              soft('Wednesday, 4 December, 11 a.m. Eastern. You get the recording too.'),
              action('Sign up', 'events/webinar'),
            ],
          ],
          { gutter: 28, gap: 12, verticalAlign: 'middle', style: onTint(SPACE.normal) },
        ),
      ],
    },
    {
      name: 'How to find us',
      description: 'A map with the address and the way there',
      sections: [
        row([[photo('map', 'Map with the way from the station to Hall 4', 'events/map')]], {
          style: onPaper(SPACE.top),
        }),
        besideSign(
          'pin',
          [
            h2Small('Hall 4', { fontSize: 18 }),
            soft('12 Harbor Street, Portland. Five minutes from the station, on foot.'),
          ],
          onPaper(SPACE.between),
        ),
        row([[link('Open the map', `${SITE}/events/map`)]], { style: onPaper(SPACE.bottom) }),
      ],
    },
    {
      name: 'Save the date',
      description: 'One large date on a warm ground with a link',
      sections: [
        row(
          [
            [
              kicker('Save the date', CENTRE),
              h2('14 September', { ...CENTRE, fontSize: 48, phone: { fontSize: 36 } }),
              lead('We turn ten, and you are invited to the cake.', CENTRE),
              link('Add it to your calendar', `${SITE}/events/ten.ics`, CENTRE),
            ],
          ],
          { style: onWarm(SPACE.wide) },
        ),
      ],
    },
  ],
};
