import { kit } from '../look.ts';
import { divider, image, mail, padded, quote, row } from '../mail-seed.ts';

const SITE = 'https://fieldnotes.example';

const k = kit({
  outer: '#f1e3d0',
  paper: '#fffaf3',
  tint: '#f9eddd',
  textColor: '#3b2420',
  soft: '#6b5146',
  accent: '#a4452c',
  onAccent: '#ffffff',
  dark: { paper: '#241a18', tint: '#33251f', textColor: '#f8ebdf', soft: '#d8c3b4', accent: '#f2a98d' },
  headerFonts: 'Georgia, serif',
  paragraphFonts: 'Georgia, serif',
  buttonRadius: 4,
});

const story = (kicker: string, title: string, words: string, page: string) => [
  k.kicker(kicker),
  k.h2(title, { fontSize: 22 }),
  k.soft(words),
  k.link('Read the story', `${SITE}/${page}`),
];

const ROUND = { borderRadius: 8 };

function date(day: string, title: string, place: string) {
  return row(
    [[k.h3(day, { color: '#a4452c', fontSize: 18, dark: { color: '#f2a98d' } })], [k.text([`**${title}**`, place])]],
    {
      split: [27, 73],
      stack: false,
      style: padded(10),
    },
  );
}

export const newsletter = mail({
  name: 'Monthly newsletter',
  description: 'A lead story with a picture plus two short ones and dates',
  tags: 'newsletter,stories',
  preheader: 'Three walks for long evenings, a plate of ravioli from the coast, and where to meet us in June.',
  settings: k.settings,
  style: k.style,
  sections: [
    k.header('mark-field', 'Fieldnotes', 'No. 24 · June'),
    row([[image('hills', 'A road winds into hills under a low evening sun', 0, {}, `${SITE}/walks`)]]),
    row(
      [
        [
          k.kicker('The lead story'),
          k.h1('Long evenings, slow roads', { fontSize: 42 }),
          k.text(
            'Hello {{ firstName }}, the days stay bright until ten and the hills are at their best. We walked three routes that start at a train station and end at a good dinner.',
            { fontSize: 18 },
          ),
          k.button('See the three walks', `${SITE}/walks`),
        ],
      ],
      { style: padded(36, 44) },
    ),
    row(
      [
        [image('coast', 'A lighthouse on a cliff above a calm sea', 0, ROUND)],
        story(
          'Away',
          'A lighthouse and back again',
          'Eleven kilometres along the cliff, two cafés, one ferry.',
          'coast',
        ),
      ],
      { split: [46, 54], gutter: 32, gap: 10, verticalAlign: 'middle', style: k.tinted(padded(36, 20)) },
    ),
    row(
      [
        story('At home', 'The Sunday plate', 'Ravioli, tomatoes that had time, and sage from the window.', 'plate'),
        [image('table', 'A plate of ravioli in tomato sauce on a wooden table', 0, ROUND)],
      ],
      { split: [54, 46], gutter: 32, gap: 10, reverse: true, verticalAlign: 'middle', style: k.tinted(padded(20, 36)) },
    ),
    row(
      [
        [
          quote(
            '“We missed the last bus and it was the best part of the trip.”',
            'Ines, who walked route two',
            '#a4452c',
            {
              color: '#3b2420',
              fontSize: 22,
              dark: { color: '#f8ebdf' },
            },
          ),
        ],
      ],
      { style: padded(40) },
    ),
    row([[divider('#c9ad93'), k.h2('Meet us in June')]], { gap: 28, style: padded(0, 8) }),
    date('14 June', 'Map reading for beginners', 'Library on the Hill, 18:00, free'),
    date('21 June', 'The shortest night walk', 'Meeting point: Old Station, 22:30'),
    date('28 June', 'Picnic for subscribers', 'Under the big oak, bring a blanket'),
    row([[k.link('All dates and places', `${SITE}/dates`)]], { style: padded(10, 40) }),
    k.footer({
      name: 'Fieldnotes',
      address: '7 Mill Lane, Bath',
      reason: 'You get this once a month because you signed up at fieldnotes.example.',
    }),
  ],
});
