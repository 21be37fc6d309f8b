import type { NodeSeed } from '@mailwright/document';
import { CENTRE, kit } from '../look.ts';
import { divider, heading, image, mail, onPicture, padded, row, text } from '../mail-seed.ts';

const SITE = 'https://atelier.example';

const NIGHT = { paper: '#1d1640', tint: '#2a2059', textColor: '#f7f2ff', soft: '#cfc5ee', accent: '#f6cd69' };

/** An evening: dark in both schemes. */
const k = kit({
  ...NIGHT,
  outer: '#140f2e',
  onAccent: '#241547',
  button: '#f2c14e',
  dark: NIGHT,
  headerFonts: 'Georgia, serif',
  paragraphFonts: "'Lucida Sans Unicode', 'Lucida Grande', sans-serif",
  buttonRadius: 4,
});

const fact = (label: string, value: string, more: string): readonly NodeSeed[] => [
  k.kicker(label, CENTRE),
  k.text(`**${value}**`, { ...CENTRE, fontSize: 18 }),
  k.soft(more, { ...CENTRE, fontSize: 14 }),
];

const guest = (picture: string, alt: string, name: string, work: string): readonly NodeSeed[] => [
  image(picture, alt, 128),
  k.h3(name, { ...CENTRE, fontSize: 18 }),
  k.soft(work, { ...CENTRE, fontSize: 14 }),
];

function part(time: string, title: string, words: string) {
  return row(
    [
      [k.text(time, { fontWeight: 'bold', color: NIGHT.accent, dark: { color: NIGHT.accent } })],
      [k.h3(title, { fontSize: 18 }), k.soft(words)],
    ],
    {
      split: [22, 78],
      stack: false,
      gap: 4,
      style: padded(12),
    },
  );
}

export const eventInvitation = mail({
  name: 'Event invitation',
  description: 'Date and place of an evening with its guests and program',
  tags: 'event,invitation',
  preheader: 'Three makers, one stage and an hour for your questions. Thursday at 19:00, at the harbour.',
  settings: k.settings,
  style: k.style,
  sections: [
    onPicture(
      'stage',
      [
        image('mark-atelier', 'Atelier', 48),
        text('THURSDAY 19 NOVEMBER', {
          ...CENTRE,
          color: NIGHT.accent,
          fontSize: 14,
          fontWeight: 'bold',
          letterSpacing: 3,
        }),
        heading('h1', 'An evening about things that last', {
          ...CENTRE,
          color: '#ffffff',
          fontSize: 44,
          phone: { fontSize: 32 },
        }),
        text('Three makers, one stage, and an hour for your questions.', { ...CENTRE, color: '#ffffff', fontSize: 18 }),
        k.button('Save a seat', `${SITE}/evening`, { align: 'center' }),
      ],
      { minHeight: 470, style: { ...padded(84, 84, 60), backgroundColor: '#2a1b5c' } },
    ),
    row(
      [
        fact('When', '19:00 to 22:00', 'Doors open at 18:30'),
        fact('Where', 'Hall 4', '12 Harbour Street'),
        fact('Price', 'Free', '80 seats, first come'),
      ],
      { gutter: 24, gap: 4, style: k.tinted(padded(28, 28, 24)) },
    ),
    row([[k.h2('On stage', CENTRE)]], { style: padded(44, 20) }),
    row(
      [
        guest('person-1', 'Portrait of Mara Lindt', 'Mara Lindt', 'Mends what others throw away'),
        guest('person-2', 'Portrait of Idris Cole', 'Idris Cole', 'Builds violins from old doors'),
        guest('person-3', 'Portrait of Jo Ferrer', 'Jo Ferrer', 'Has worn one coat for 20 years'),
      ],
      { gutter: 24, gap: 8, style: padded(0, 36, 32) },
    ),
    row([[divider('#6f60b0'), k.h2('The evening')]], { gap: 32, style: padded(0, 8) }),
    part('18:30', 'Doors and drinks', 'Bring something broken, there is a table for it.'),
    part('19:00', 'Three short talks', 'Twenty minutes each, no slides.'),
    part('20:15', 'Questions', 'Yours, and the ones you were afraid to ask.'),
    part('21:00', 'Workbench', 'We mend together until the lights go out.'),
    row([[k.button('I am coming', `${SITE}/evening`, { align: 'center' })]], { style: padded(28, 52) }),
    k.footer({
      name: 'Atelier',
      address: '12 Harbour Street, Hamburg',
      reason: 'You get invitations because you were our guest before.',
      socialColor: 'white',
    }),
  ],
});
