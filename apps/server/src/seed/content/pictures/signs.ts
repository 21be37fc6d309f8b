import { box, disc, line, oval, picture, type Size, shape } from './draw.ts';

const MARK: Size = [112, 112];
const FACE: Size = [144, 144];
const PORTRAIT: Size = [280, 280];

/** The mark of a sender, on a background of its own so that it is seen in dark mode too. */
function mark(name: string, title: string, fill: string, glyph: string) {
  return picture(name, title, MARK, box(0, 0, 112, 112, fill, 28) + glyph, false);
}

/** A round sign beside a sentence. */
function sign(name: string, title: string, fill: string, glyph: string) {
  return picture(name, title, MARK, disc(56, 56, 56, fill) + glyph, false);
}

function face(name: string, title: string, fill: string, mouth: string) {
  const eyes = disc(52, 60, 8, '#2b2350') + disc(92, 60, 8, '#2b2350');
  return picture(name, title, FACE, disc(72, 72, 68, fill) + eyes + line(mouth, '#2b2350', 8), false);
}

interface Looks {
  readonly background: string;
  readonly skin: string;
  readonly clothes: string;
  readonly hair: string;
}

function portrait(name: string, title: string, { background, skin, clothes, hair }: Looks, behind = '') {
  const content =
    disc(140, 140, 140, background) +
    behind +
    shape('M34 280c6-66 50-96 106-96s100 30 106 96Z', clothes) +
    shape('M112 150h56v44q-28 26-56 0Z', skin) +
    oval(140, 124, 52, 60, skin) +
    shape(hair, '#2a1c1c') +
    disc(122, 126, 5, '#2a1c1c') +
    disc(158, 126, 5, '#2a1c1c') +
    line('M126 152q14 10 28 0', '#2a1c1c', 4);
  const round = `<defs><clipPath id="round"><circle cx="140" cy="140" r="140"/></clipPath></defs><g clip-path="url(#round)">${content}</g>`;
  return picture(name, title, PORTRAIT, round, false);
}

const TRACK_SIZE: Size = [1120, 72];
const TRACK =
  box(140, 30, 840, 12, '#d5deea', 6) +
  box(140, 30, 560, 12, '#1f6fc4', 6) +
  [140, 420, 700].map((x) => disc(x, 36, 34, '#1f6fc4') + line(`M${x - 13} 36l9 10 17-20`, '#ffffff', 7)).join('') +
  disc(980, 36, 34, '#d5deea') +
  disc(980, 36, 22, '#ffffff');

/** Marks, faces and small signs. */
export const SIGNS = [
  picture(
    'logo',
    'Envelope on blue',
    [192, 192],
    box(0, 0, 192, 192, '#2f5bd7', 44) +
      box(40, 56, 112, 80, '#ffffff', 10) +
      line('M46 66l50 38 50-38', '#2f5bd7', 10),
  ),
  mark(
    'mark-field',
    'Fieldnotes',
    '#a4452c',
    shape('M14 84L44 36l20 30 12-16 24 34Z', '#fdf1e1') + disc(80, 34, 9, '#f6c28b'),
  ),
  mark(
    'mark-tally',
    'Tally',
    '#27348b',
    [30, 46, 62]
      .map((x, index) => box(x, 66 - index * 16, 12, 22 + index * 16, index === 2 ? '#7ef0c6' : '#ffffff', 4))
      .join('') + box(78, 24, 12, 64, '#ffd166', 4),
  ),
  mark(
    'mark-lumen',
    'Lumen',
    '#f2a93f',
    shape('M56 22c26 0 36 24 38 46H18c2-22 12-46 38-46Z', '#241d31') + box(50, 68, 12, 20, '#241d31'),
  ),
  mark(
    'mark-bazaar',
    'Bazaar',
    '#3d1a78',
    shape('M26 42h60l8 48H18Z', '#ffd23f') + line('M40 42a16 16 0 0 1 32 0', '#ffffff', 8),
  ),
  mark('mark-norden', 'Norden', '#22315c', line('M34 82V30l44 52V30', '#ffffff', 13)),
  mark(
    'mark-sprout',
    'Sprout',
    '#1f6b4a',
    line('M56 90V52', '#ffffff', 8) +
      shape('M56 56C28 54 20 36 22 22c24 2 34 16 34 34Z', '#a8e0b4') +
      shape('M56 64c2-26 18-34 34-34 0 22-14 34-34 34Z', '#ffffff'),
  ),
  mark('mark-atelier', 'Atelier', '#f2c14e', shape('M56 20l10 26 26 10-26 10-10 26-10-26-26-10 26-10Z', '#2a1b5c')),
  mark('mark-fir', 'Fir and Flame', '#b3263c', shape('M56 16l22 30H66l20 26H62v22H50V72H26l20-26H34Z', '#ffffff')),
  sign('done', 'Tick', '#1c7c54', line('M32 58l17 18 32-38', '#ffffff', 11)),
  sign(
    'lock',
    'Padlock',
    '#e4e9fb',
    box(30, 50, 52, 40, '#3346a8', 8) +
      line('M40 50V40a16 16 0 0 1 32 0v10', '#3346a8', 8) +
      disc(56, 68, 6, '#ffffff'),
  ),
  sign(
    'free-delivery',
    'Delivery',
    '#dfe6f7',
    box(20, 40, 42, 30, '#22315c', 4) +
      shape('M62 50h16l12 14v6H62Z', '#5b78c7') +
      disc(36, 74, 8, '#22315c') +
      disc(74, 74, 8, '#22315c'),
  ),
  sign('return', 'Return', '#dfe6f7', line('M42 36L28 50l14 14M30 50h36a16 16 0 0 1 0 32H48', '#22315c', 8)),
  sign(
    'talk',
    'Conversation',
    '#dfe6f7',
    shape('M26 32h60q6 0 6 6v30q0 6-6 6H54L38 88V74H26q-6 0-6-6V38q0-6 6-6Z', '#22315c') +
      [40, 56, 72].map((x) => disc(x, 53, 5, '#ffffff')).join(''),
  ),
  sign(
    'dim',
    'Light',
    '#3a2d44',
    disc(56, 56, 16, '#ffcf7d') +
      line('M56 22v8M56 82v8M22 56h8M82 56h8M32 32l6 6M74 74l6 6M80 32l-6 6M38 74l-6 6', '#ffcf7d', 6),
  ),
  sign(
    'repair',
    'Tool',
    '#3a2d44',
    line('M40 74l30-30', '#ffcf7d', 12) + disc(76, 38, 17, '#ffcf7d') + disc(82, 30, 10, '#3a2d44'),
  ),
  sign('watt', 'Energy', '#3a2d44', shape('M62 22L32 62h20l-6 30 32-44H58Z', '#ffcf7d')),
  face('face-1', 'Very unhappy', '#f4978e', 'M48 104q24-22 48 0'),
  face('face-2', 'Unhappy', '#f8c291', 'M50 100q22-12 44 0'),
  face('face-3', 'Neither', '#f7e08b', 'M50 98h44'),
  face('face-4', 'Happy', '#c3e59a', 'M50 94q22 14 44 0'),
  face('face-5', 'Very happy', '#8fd9a8', 'M46 90q26 30 52 0'),
  portrait(
    'person-1',
    'Portrait of a woman with long hair',
    {
      background: '#f2c14e',
      skin: '#e9b48f',
      clothes: '#6d3bd1',
      hair: 'M86 128C80 70 108 50 140 50s62 20 54 78c-10-30-30-44-54-46-26 2-46 16-54 46Z',
    },
    shape('M78 220C70 120 80 46 140 46s70 74 62 174Z', '#2a1c1c'),
  ),
  portrait('person-2', 'Portrait of a man with a beard', {
    background: '#8fd3c8',
    skin: '#b97b56',
    clothes: '#1f3b57',
    hair: 'M88 112C84 66 112 52 140 52s58 14 52 60c-8-16-16-26-26-30-20 4-46 4-56 2-10 6-18 14-22 28ZM90 132c4 44 24 60 50 60s46-16 50-60c-6 18-16 26-26 26-6-8-42-8-48 0-10 0-20-8-26-26Z',
  }),
  portrait('person-3', 'Portrait of a person with short hair', {
    background: '#f4a6a0',
    skin: '#f2cdb0',
    clothes: '#2f6a55',
    hair: 'M86 120C76 70 104 44 146 48c40 2 60 34 48 72-4-16-10-24-18-30-30 4-56-2-66-14-4 20-14 28-24 44Z',
  }),
  portrait('person-4', 'Portrait of a woman with tied hair', {
    background: '#b9c8f4',
    skin: '#8d5a3c',
    clothes: '#c8502f',
    hair: 'M84 124C74 66 108 48 140 48s66 18 56 76c-6-22-22-42-56-44-34 2-50 22-56 44ZM116 52a26 26 0 1 1 48 0Z',
  }),
  portrait('person-5', 'Portrait of a man with short hair', {
    background: '#cfe3a4',
    skin: '#efc19c',
    clothes: '#2b55d0',
    hair: 'M88 114C82 62 116 50 144 50s54 14 48 64c-8-20-24-32-50-34-28 2-46 14-54 34Z',
  }),
  portrait(
    'person-6',
    'Portrait of a woman with curls',
    {
      background: '#f6d5b0',
      skin: '#f0c7a2',
      clothes: '#1f6b4a',
      hair: 'M88 124C78 72 106 54 140 54s62 18 52 70c-8-26-24-38-52-40-28 2-44 14-52 40Z',
    },
    [84, 104, 140, 176, 196, 80, 200, 90, 190]
      .map((x, index) => disc(x, [110, 76, 62, 76, 110, 146, 146, 178, 178][index] ?? 0, 30, '#2a1c1c'))
      .join(''),
  ),
  picture('track', 'Three of four steps', TRACK_SIZE, TRACK, false),
];
