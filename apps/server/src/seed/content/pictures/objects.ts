import { at, background, box, disc, line, oval, picture, type Size, shape } from './draw.ts';

const SQUARE: Size = [600, 600];

function onBackground(from: string, to: string, shadow: string, content: string): string {
  return background(SQUARE, [from, to]) + oval(300, 512, 180, 22, shadow) + content;
}

const LAMP = onBackground(
  '#fbefd9',
  '#f3dcb4',
  '#dcbf8e',
  box(290, 260, 20, 246, '#3a3f4c') +
    box(214, 488, 172, 24, '#3a3f4c', 12) +
    shape('M300 96C376 96 420 160 430 262H170C180 160 224 96 300 96Z', '#e6952f') +
    shape('M300 96C330 96 348 160 352 262H170C180 160 224 96 300 96Z', '#f2b04b') +
    oval(300, 262, 130, 18, '#fff3cf'),
);

const CUP = onBackground(
  '#dcebe6',
  '#b4d2c9',
  '#8fb6aa',
  shape('M164 250h256v128a116 116 0 0 1-116 116h-24a116 116 0 0 1-116-116Z', '#fffdf8') +
    shape('M350 250h70v128a116 116 0 0 1-116 116h-24c50-20 74-90 70-244Z', '#ece6da') +
    line('M424 286h24a54 54 0 0 1 0 108h-32', '#fffdf8', 26) +
    oval(292, 250, 128, 26, '#ece6da') +
    oval(292, 252, 108, 19, '#6f4430') +
    line('M244 196q-22-30 0-60t0-56M302 196q-22-30 0-60t0-56M352 196q-18-26 0-50t0-46', '#ffffff', 10, 0.75),
);

const LEAVES =
  shape('M300 380C196 356 150 268 158 176c92 14 146 92 142 204Z', '#3f8f6b') +
  shape('M300 380c104-24 150-112 142-204-92 14-146 92-142 204Z', '#57ad86') +
  shape('M300 380C252 290 260 158 300 84c40 74 48 206 0 296Z', '#2e7857') +
  line('M300 376V130M296 370C250 320 210 260 190 214M304 370c46-50 86-110 106-156', '#d7f0df', 4, 0.5);
const POT =
  shape('M200 390h200l-24 122H224Z', '#d87149') +
  shape('M330 390h70l-24 122h-76Z', '#c05c36') +
  box(186, 366, 228, 38, '#e58a62', 8);
const PLANT = onBackground('#eef6ea', '#cfe5c9', '#a9c8a4', LEAVES + POT);

const CHAIR = onBackground(
  '#e9eefb',
  '#c6d3f3',
  '#a5b6e2',
  line('M200 400l-26 110M400 400l26 110M238 400l-8 92M362 400l8 92', '#7a5438', 16) +
    shape('M196 132h208a36 36 0 0 1 36 36v150H160V168a36 36 0 0 1 36-36Z', '#4c6fd6') +
    shape('M196 132h40c-20 40-24 120-14 186h-62V168a36 36 0 0 1 36-36Z', '#6485e6') +
    box(170, 308, 260, 84, '#3a59b8', 22) +
    box(124, 262, 66, 140, '#5577dd', 30) +
    box(410, 262, 66, 140, '#4265cb', 30) +
    line('M300 168v110', '#3a59b8', 4, 0.7),
);

const VASE = onBackground(
  '#f9e8e6',
  '#f0c9c4',
  '#dba79f',
  line('M300 300C290 220 250 180 220 150M300 300c4-90 20-130 30-180M302 300c20-70 60-100 98-116', '#6f7f57', 8) +
    [
      [214, 142, 34],
      [332, 108, 40],
      [406, 180, 32],
    ]
      .map(([x = 0, y = 0, r = 1]) => disc(x, y, r, '#f6f1e6') + disc(x, y, r * 0.45, '#e9b44c'))
      .join('') +
    shape('M262 290h76c-6 40 66 70 66 134 0 60-40 90-104 90s-104-30-104-90c0-64 72-94 66-134Z', '#c45d52') +
    shape('M262 290h30c-6 40-66 74-66 134 0 50 20 82 50 88-50-6-80-36-80-88 0-64 72-94 66-134Z', '#d9796d') +
    box(254, 280, 92, 20, '#a94a40', 10),
);

const GIFT = onBackground(
  '#f6e3d9',
  '#eec3b0',
  '#d39c85',
  box(150, 270, 300, 240, '#b3263c', 10) +
    box(134, 218, 332, 72, '#cf3a50', 10) +
    box(270, 218, 60, 292, '#ffe0a3') +
    shape(
      'M300 216c-50-110-170-84-130-16 20 34 88 22 130 16Zm0 0c50-110 170-84 130-16-20 34-88 22-130 16Z',
      '#ffd27a',
    ) +
    disc(300, 212, 24, '#f2b844'),
);

const CANDLE = onBackground(
  '#e3ece5',
  '#b9d0c0',
  '#92b09c',
  disc(300, 140, 110, '#ffe9ad', 0.5) +
    shape('M300 76c44 56 40 104 0 112-40-8-44-56 0-112Z', '#f7a531') +
    shape('M300 116c22 30 20 60 0 66-20-6-22-36 0-66Z', '#fff1c0') +
    line('M300 180v34', '#3b3a36', 6) +
    box(196, 214, 208, 296, '#fbf4e6', 16) +
    box(330, 214, 74, 296, '#ece0ca', 16) +
    box(196, 320, 208, 110, '#2f6a55') +
    at(300, 375, shape('M0-34C20-12 20 12 0 34-20 12-20-12 0-34Z', '#e8d9a8')),
);

const HONEY = onBackground(
  '#fdf2d6',
  '#f6dba0',
  '#dcb76c',
  box(196, 130, 208, 60, '#8b5a2b', 12) +
    shape(
      'M190 190h220c30 20 40 50 40 90v170a60 60 0 0 1-60 60H210a60 60 0 0 1-60-60V280c0-40 10-70 40-90Z',
      '#eaa023',
    ) +
    shape('M350 190h60c30 20 40 50 40 90v170a60 60 0 0 1-60 60h-60c30-90 40-220 20-320Z', '#d48a12') +
    box(150, 300, 300, 130, '#fff6e2') +
    shape('M300 326l34 20v38l-34 20-34-20v-38Z', '#eaa023'),
);

const BOX_SIZE: Size = [600, 450];
function step(from: string, to: string, content: string): string {
  return background(BOX_SIZE, [from, to]) + content;
}

const PARCEL = step(
  '#f3ead9',
  '#e5d3b3',
  oval(300, 376, 190, 20, '#cdb48a') +
    box(140, 190, 320, 180, '#c99a63', 6) +
    shape('M140 190L90 120H260L300 190ZM460 190l50-70H340L300 190Z', '#ddb27d') +
    at(132, -44, LEAVES, 0.56) +
    box(262, 250, 76, 60, '#fff7e8', 6) +
    line('M276 270h48M276 288h30', '#c99a63', 6),
);

const WATER = step(
  '#dff0f2',
  '#b9dde2',
  oval(330, 386, 210, 18, '#93c2c9') +
    shape('M210 200h180l24 170q2 14-14 14H200q-16 0-14-14Z', '#2d8a93') +
    shape('M330 200h60l24 170q2 14-14 14h-70c20-50 20-120 0-184Z', '#22727a') +
    line('M406 232c90-30 110 80 12 106', '#22727a', 22) +
    line('M200 290L96 180', '#2d8a93', 26) +
    line('M74 206l52-52', '#2d8a93', 22) +
    [
      [70, 240],
      [44, 276],
      [90, 284],
      [60, 326],
      [104, 336],
    ]
      .map(([x = 0, y = 0]) => shape(`M${x} ${y}q12 18 0 26q-12-8 0-26Z`, '#3f9fd0'))
      .join(''),
);

const GROWN = step(
  '#e9f4df',
  '#c9e3b8',
  disc(490, 96, 44, '#ffe08a') + oval(300, 392, 170, 16, '#a5c78f') + at(48, -40, LEAVES + POT, 0.84),
);

const SHELF_SIZE: Size = [1280, 660];
const SHELF =
  background(SHELF_SIZE, ['#e4f1e2', '#d0e6cf']) +
  box(520, 60, 300, 330, '#ffffff', 12) +
  box(544, 84, 120, 282, '#bfe3ee') +
  box(676, 84, 120, 282, '#cdebf2') +
  disc(740, 150, 34, '#ffe9a6') +
  shape('M544 300q60-50 120-10v76H544ZM676 300q70-60 120-4v70H676Z', '#9bc98e') +
  box(60, 548, 1160, 26, '#a26b43', 6) +
  box(160, 574, 20, 86, '#8a5735') +
  box(1100, 574, 20, 86, '#8a5735') +
  at(-20, 60, LEAVES + POT, 0.96) +
  at(300, 306, LEAVES + POT, 0.475) +
  at(
    850,
    100,
    shape(
      'M300 370C220 330 190 240 210 130 270 190 306 270 300 370ZM300 370c80-40 110-130 90-240-60 60-96 140-90 240ZM300 370c-20-90-10-200 0-290 10 90 20 200 0 290Z',
      '#3d8a5f',
    ) +
      shape('M190 372h220v60a80 80 0 0 1-80 80h-60a80 80 0 0 1-80-80Z', '#f4efe4') +
      shape('M190 410h220v22H190Z', '#e3a04a'),
    0.875,
  ) +
  at(700, 390, shape('M40 60h110v100H40Z', '#4f7fb5') + line('M150 80c50-10 50 60 4 60M40 110L-30 50', '#4f7fb5', 16));

const PLACEHOLDER_SIZE: Size = [1200, 675];
const PLACEHOLDER =
  box(0, 0, 1200, 675, '#e6e9ee') +
  disc(840, 216, 68, '#cbd1da') +
  shape('M0 574L408 284 696 486 864 392 1200 594V675H0Z', '#cbd1da');

/** Things on plain backgrounds, as shops show them. */
export const OBJECTS = [
  picture('placeholder-wide', 'Placeholder', PLACEHOLDER_SIZE, PLACEHOLDER),
  picture('lamp', 'Yellow lamp', SQUARE, LAMP),
  picture('cup', 'White cup', SQUARE, CUP),
  picture('plant', 'Plant in a pot', SQUARE, PLANT),
  picture('chair', 'Blue armchair', SQUARE, CHAIR),
  picture('vase', 'Flowers in a vase', SQUARE, VASE),
  picture('gift', 'Red gift box', SQUARE, GIFT),
  picture('candle', 'Candle', SQUARE, CANDLE),
  picture('honey', 'Jar of honey', SQUARE, HONEY),
  picture('parcel', 'Plant in a parcel', BOX_SIZE, PARCEL),
  picture('watering', 'Watering can', BOX_SIZE, WATER),
  picture('grown', 'Grown plant', BOX_SIZE, GROWN),
  picture('shelf', 'Plants at a window', SHELF_SIZE, SHELF),
];
