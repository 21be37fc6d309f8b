import { at, box, disc, line, oval, type Picture, picture, type Size, shape } from './draw.ts';

const INK = '#22315c';
const MID = '#5b78c7';

/** A round sign on pale blue, as those of delivery and return. */
function sign(name: string, title: string, glyph: string): Picture {
  return picture(name, title, [112, 112], disc(56, 56, 56, '#dfe6f7') + glyph, false);
}

const STAR = 'M0-15L4.4-5.2 15-4.6 6.8 2.4 9.4 13 0 7.2-9.4 13-6.8 2.4-15-4.6-4.4-5.2Z';

function stars(full: number): string {
  return [0, 1, 2, 3, 4]
    .map((index) => at(24 + index * 48, 25, shape(STAR, index < full ? '#f0a52c' : '#aab3c8'), 1.35))
    .join('');
}

/** Strokes of the letters of the sample logos, each in a box of 40 by 60. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M2 60L20 0 38 60M8 42H32',
  D: 'M4 60V0H14A30 30 0 0 1 14 60Z',
  E: 'M36 0H4V60H36M4 30H30',
  I: 'M20 0V60',
  L: 'M6 0V60H36',
  M: 'M2 60V0L20 34 38 0V60',
  N: 'M4 60V0L36 60V0',
  O: 'M20 0A20 30 0 0 1 20 60A20 30 0 0 1 20 0Z',
  R: 'M4 60V0H20A17 17 0 0 1 20 34H4M20 34L36 60',
  T: 'M2 0H38M20 0V60',
  U: 'M4 0V40A16 18 0 0 0 36 40V0',
  V: 'M2 0L20 60 38 0',
  Y: 'M2 0L20 30 38 0M20 30V60',
};

const LOGO_SIZE: Size = [320, 96];
/** Gray that can be read on white and on night colors. */
const LOGO_GRAY = '#76809a';

function logo(name: string, title: string, letters: string, mark: string): Picture {
  const width = 56 + 14 + letters.length * 34;
  const start = Math.round((320 - width) / 2);
  const words = [...letters]
    .map((letter, index) => at(start + 74 + index * 34, 30, line(LETTERS[letter] ?? '', LOGO_GRAY, 9), 0.6))
    .join('');
  return picture(name, title, LOGO_SIZE, at(start, 20, mark) + words, false);
}

const HEADS: readonly (readonly [background: string, skin: string, hair: string, clothes: string])[] = [
  ['#f2c14e', '#e9b48f', '#2a1c1c', '#6d3bd1'],
  ['#8fd3c8', '#b97b56', '#1d1414', '#1f3b57'],
  ['#f4a6a0', '#f2cdb0', '#7a4326', '#2f6a55'],
  ['#b9c8f4', '#8d5a3c', '#20130f', '#c8502f'],
  ['#cfe3a4', '#efc19c', '#c98b3a', '#2b55d0'],
];

/** Five people whose circles overlap. */
const CROWD = HEADS.map(([background, skin, hair, clothes], index) => {
  const x = 60 + index * 84;
  const person =
    disc(0, 0, 54, '#ffffff') +
    disc(0, 0, 49, background) +
    shape('M-32 37C-28 8 28 8 32 37A49 49 0 0 1-32 37Z', clothes) +
    oval(0, -8, 19, 22, skin) +
    shape('M-21-10C-22-42 22-42 21-10 12-22-12-22-21-10Z', hair);
  return at(x, 60, person);
}).join('');

/** Signs, stars and logos of the modules. */
export const MODULE_SIGNS: readonly Picture[] = [
  sign('clock', 'Clock', disc(56, 56, 28, INK) + disc(56, 56, 21, '#ffffff') + line('M56 42V57L66 63', INK, 6)),
  sign(
    'shield',
    'Shield',
    shape('M56 24L82 34V56C82 74 70 84 56 90 42 84 30 74 30 56V34Z', INK) + line('M44 57L53 66 69 48', '#ffffff', 7),
  ),
  sign('star', 'Star', at(56, 57, shape(STAR, INK), 2.1)),
  sign(
    'leaf',
    'Leaf',
    shape('M30 82C26 44 52 28 86 28 88 62 70 86 38 80Z', INK) + line('M28 88C38 68 52 54 68 46', '#dfe6f7', 5),
  ),
  sign(
    'calendar',
    'Calendar',
    box(28, 34, 56, 50, INK, 8) +
      box(34, 50, 44, 28, '#ffffff', 4) +
      line('M42 28V40M70 28V40', MID, 7) +
      box(58, 60, 12, 12, MID, 3),
  ),
  sign(
    'pin',
    'Place',
    shape('M56 92C38 70 32 60 32 50A24 24 0 0 1 80 50C80 60 74 70 56 92Z', INK) + disc(56, 49, 10, '#ffffff'),
  ),
  sign('card', 'Card', box(24, 36, 64, 42, INK, 7) + box(24, 46, 64, 9, MID) + box(32, 64, 18, 6, '#ffffff', 3)),
  sign('bolt', 'Bolt', shape('M62 22L32 62H52L46 92 78 48H58Z', INK)),
  sign(
    'present',
    'Present',
    box(30, 52, 52, 34, INK, 4) +
      box(26, 42, 60, 14, MID, 4) +
      box(51, 42, 10, 44, '#ffffff') +
      line('M56 40C44 20 32 32 44 40M56 40C68 20 80 32 68 40', INK, 5),
  ),
  sign(
    'people',
    'People',
    disc(44, 42, 11, INK) +
      disc(72, 45, 9, MID) +
      shape('M24 82C24 62 34 58 44 58S64 62 64 82Z', INK) +
      shape('M68 82C68 70 66 64 62 60 78 56 88 66 88 82Z', MID),
  ),
  sign('chart-sign', 'Chart', box(30, 58, 13, 26, MID, 3) + box(50, 44, 13, 40, INK, 3) + box(70, 28, 13, 56, INK, 3)),
  picture('stars-5', 'Five stars', [240, 48], stars(5), false),
  picture('stars-4', 'Four stars', [240, 48], stars(4), false),
  picture(
    'quote-mark',
    'Quotation marks',
    [112, 84],
    shape('M8 78V44C8 20 22 8 46 6V22C34 24 28 32 28 40H46V78Z', '#5f83e4') +
      shape('M64 78V44C64 20 78 8 102 6V22C90 24 84 32 84 40H102V78Z', '#5f83e4'),
    false,
  ),
  picture('crowd', 'Five people', [460, 120], CROWD, false),
  logo('logo-nova', 'Logo Nova', 'NOVA', at(26, 28, shape(STAR, LOGO_GRAY), 1.7)),
  logo('logo-alto', 'Logo Alto', 'ALTO', shape('M2 52L26 4 50 52H36L26 30 16 52Z', LOGO_GRAY)),
  logo(
    'logo-lumen',
    'Logo Lumen',
    'LUMEN',
    disc(26, 28, 13, LOGO_GRAY) +
      line('M26 2V8M26 48V54M0 28H6M46 28H52M8 10L12 14M40 42L44 46M44 10L40 14M12 42L8 46', LOGO_GRAY, 5),
  ),
  logo(
    'logo-olyra',
    'Logo Olyra',
    'OLYRA',
    line(
      'M26 4A24 24 0 0 1 26 52A24 24 0 0 1 26 4ZM26 4C12 20 12 36 26 52M26 4C40 20 40 36 26 52M3 28H49',
      LOGO_GRAY,
      5,
    ),
  ),
  logo(
    'logo-tero',
    'Logo Tero',
    'TERO',
    box(2, 4, 22, 22, LOGO_GRAY, 4) +
      box(28, 4, 22, 22, LOGO_GRAY, 11) +
      box(2, 30, 22, 22, LOGO_GRAY, 11) +
      box(28, 30, 22, 22, LOGO_GRAY, 4),
  ),
  logo('logo-viana', 'Logo Viana', 'VIANA', line('M4 40Q15 6 26 28T48 14', LOGO_GRAY, 9)),
];
