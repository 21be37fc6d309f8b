import { at, background, box, disc, glow, line, linear, oval, picture, type Size, scatter, shape } from './draw.ts';

const WIDE: Size = [1280, 720];

function pine(x: number, y: number, size: number, fill: string): string {
  return at(x, y, shape('M0-120L34-50H16L46 8H22L54 70H8v26H-8V70H-54L-22 8H-46L-16-50H-34Z', fill), size);
}

const HILLS =
  background(WIDE, ['#fbd9b5', '#fbe9d2', '#fdf3e4']) +
  glow('sun', '#fff2c9', 0.95) +
  disc(880, 250, 330, 'url(#sun)') +
  disc(880, 250, 92, '#f6a25a') +
  shape('M0 380Q180 250 380 350T760 300T1080 330T1280 270V720H0Z', '#eab088') +
  shape('M0 440Q240 310 520 430T960 380T1280 400V720H0Z', '#d98763') +
  shape('M0 520Q300 390 640 500T1280 450V720H0Z', '#b5614b') +
  shape('M0 620Q260 480 620 560T1280 540V720H0Z', '#7e4440') +
  // The road narrows as it climbs.
  shape(
    'M470 720C520 640 700 640 690 590C684 556 590 560 600 528C606 506 664 510 672 492L684 494C684 516 632 516 632 534C634 560 742 556 748 598C754 656 640 650 640 720Z',
    '#f7dcbb',
  ) +
  [
    [120, 560, 0.9],
    [196, 586, 0.7],
    [280, 556, 0.6],
    [1010, 548, 0.8],
    [1086, 566, 1.1],
    [1176, 548, 0.8],
  ]
    .map(([x = 0, y = 0, size = 1]) => pine(x, y, size, '#4f2b33'))
    .join('') +
  line('M300 170q22-22 44 0q22-22 44 0M420 220q16-16 32 0q16-16 32 0M222 236q14-14 28 0q14-14 28 0', '#a2644d', 6);

const COAST_SIZE: Size = [640, 480];
const COAST =
  background(COAST_SIZE, ['#bfe3ea', '#e8f4ee']) +
  disc(140, 110, 46, '#fff6d8') +
  box(0, 270, 640, 210, '#2f8195') +
  line('M60 320h90M210 350h120M40 400h140M260 420h90M150 300h60', '#7fbecb', 6, 0.8) +
  shape('M360 300C420 250 480 240 640 226V480H420C380 420 340 380 360 300Z', '#7a5b4a') +
  shape('M360 300C420 250 480 240 640 226V262C520 268 430 292 366 330Z', '#6f9a5e') +
  shape('M496 90h48l12 152h-72Z', '#fdfaf4') +
  shape('M493 128h54l3 36h-60ZM488 200h64l3 34h-70Z', '#d65d45') +
  box(500, 56, 40, 36, '#ffe39a', 4) +
  shape('M494 58l26-30 26 30Z', '#8d3a2e') +
  shape('M500 64L330 30v76Z', '#ffefb8', 0.55);

const TABLE_SIZE: Size = [640, 480];
const TABLE =
  background(TABLE_SIZE, ['#e9c9a2', '#dfb488']) +
  line('M0 96h640M0 214h640M0 332h640M0 450h640', '#cf9f70', 4) +
  oval(316, 262, 196, 186, '#7d5636', 0.25) +
  disc(310, 246, 184, '#fbf7ef') +
  disc(310, 246, 140, '#f0e6d6') +
  disc(310, 246, 122, '#c8502f') +
  shape('M220 226c40-60 120-50 150-6s-10 60-60 50-120 10-90-44Z', '#e2744a') +
  [
    [260, 210],
    [340, 200],
    [300, 268],
    [366, 268],
    [248, 284],
    [322, 322],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 20, '#f6d98c') + disc(x, y, 9, '#e8b95a'))
    .join('') +
  shape('M300 150c30-6 60 14 62 44-34 4-60-14-62-44ZM252 330c-8-30 10-58 40-62 6 34-10 58-40 62Z', '#4f8a4e') +
  line('M540 120v250', '#8a8f98', 16) +
  shape('M516 70h10v60h8V70h12v60h8V70h10v80q-24 30-48 0Z', '#8a8f98');

const NIGHT_SIZE: Size = [1280, 860];
const LAMP_NIGHT =
  background(NIGHT_SIZE, ['#15131f', '#241d31', '#33263a']) +
  glow('light', '#ffcf7d', 0.75) +
  disc(640, 380, 470, 'url(#light)') +
  shape('M492 330L250 720H1030L788 330Z', '#ffdf9e', 0.2) +
  box(0, 700, 1280, 160, '#1a1420') +
  box(0, 700, 1280, 8, '#5b4252') +
  oval(640, 716, 420, 26, '#ffdc9a', 0.35) +
  box(631, 330, 18, 368, '#d9a65c', 9) +
  box(540, 682, 200, 24, '#d9a65c', 12) +
  linear('shade', ['#ffe9bd', '#f2a93f']) +
  shape('M640 110C764 110 822 220 832 330H448C458 220 516 110 640 110Z', 'url(#shade)') +
  oval(640, 330, 192, 26, '#fff6de') +
  disc(640, 100, 16, '#d9a65c') +
  box(800, 664, 230, 36, '#7f3b46', 6) +
  box(816, 632, 200, 32, '#3d5a73', 6) +
  box(812, 606, 190, 26, '#c7a15a', 6) +
  shape('M250 620h120v56q0 24-24 24h-72q-24 0-24-24Z', '#e9e2d8') +
  line('M370 636h16a22 22 0 0 1 0 44h-16', '#e9e2d8', 12) +
  line('M290 590q-14-20 0-40t0-40M330 590q-14-20 0-40t0-40', '#e9e2d8', 6, 0.4);

const SALE_SIZE: Size = [1280, 900];
const SALE =
  box(0, 0, 1280, 900, '#c8102e') +
  disc(70, 90, 190, '#ff8a3d') +
  disc(70, 90, 110, '#ffd23f') +
  disc(1210, 830, 230, '#8f0b4b') +
  disc(1210, 830, 140, '#ff5d8f') +
  shape('M1080 0h200v200Z', '#ffd23f') +
  shape('M0 900V690l210 210Z', '#3d1a78') +
  line('M1040 120l30 30 30-30 30 30 30-30 30 30 30-30', '#ffffff', 14) +
  line('M40 640l30 30 30-30 30 30 30-30', '#ffd23f', 14) +
  scatter(36, [360, 250])
    .map(([x, y, share]) =>
      disc(x < 180 ? x + 10 : x + 900, y < 125 ? y + 250 : y + 340, 5 + share * 3, '#ffffff', 0.35),
    )
    .join('') +
  at(
    1130,
    430,
    `<g transform="rotate(20)">${box(-50, -50, 100, 100, 'none')}<rect x="-46" y="-46" width="92" height="92" fill="none" stroke="#ffd23f" stroke-width="14"/></g>`,
  ) +
  at(150, 470, shape('M0-60L52 30H-52Z', '#ff5d8f')) +
  line('M300 60a60 60 0 0 1 120 0', '#ff5d8f', 22) +
  line('M860 850a60 60 0 0 1 120 0', '#ff8a3d', 22);

const ROAD_SIZE: Size = [1280, 560];
function windows(x: number, y: number, columns: number, rows: number): string {
  return Array.from({ length: columns * rows }, (_, index) =>
    box(x + (index % columns) * 30, y + Math.floor(index / columns) * 40, 14, 20, '#dcecf8', 2),
  ).join('');
}
const ROAD =
  background(ROAD_SIZE, ['#8ecbf0', '#d7eefb']) +
  disc(1090, 110, 54, '#fff3c4') +
  shape(
    'M150 150a44 44 0 0 1 84-16 36 36 0 0 1 50 46H130a30 30 0 0 1 20-30ZM700 90a36 36 0 0 1 68-12 30 30 0 0 1 42 38H684a26 26 0 0 1 16-26Z',
    '#ffffff',
    0.9,
  ) +
  box(60, 220, 120, 230, '#a9cfe8') +
  box(190, 160, 100, 290, '#92bfdd') +
  box(300, 250, 130, 200, '#b7d8ec') +
  box(900, 190, 110, 260, '#92bfdd') +
  box(1020, 240, 140, 210, '#a9cfe8') +
  box(1170, 170, 90, 280, '#b7d8ec') +
  windows(80, 244, 3, 4) +
  windows(208, 184, 3, 5) +
  windows(920, 214, 3, 5) +
  windows(1044, 264, 4, 3) +
  windows(1188, 194, 2, 5) +
  box(0, 440, 1280, 120, '#3c4a63') +
  box(0, 440, 1280, 10, '#55658a') +
  line('M40 506h120M280 506h120M520 506h120M760 506h120M1000 506h120', '#f4d35e', 8) +
  oval(640, 474, 330, 18, '#27324a', 0.5) +
  box(370, 190, 350, 250, '#ffffff', 18) +
  shape('M720 250h110q20 0 34 16l62 74q14 16 14 36v64H720Z', '#f26b3a') +
  shape('M752 280h70q10 0 18 10l44 56H752Z', '#cfe8f7') +
  box(370, 380, 350, 60, '#f26b3a') +
  at(
    545,
    282,
    shape('M-60-44L0-74 60-44V28L0 58-60 28Z', '#e0b07a') +
      shape('M-60-44L0-14 60-44 0-74Z', '#f1cb9b') +
      shape('M-14-67l60 30v20l-16-8v-12l-60-30Z', '#b9814c'),
  ) +
  box(910, 392, 34, 18, '#ffe08a', 6) +
  [480, 820].map((x) => disc(x, 446, 52, '#1f2839') + disc(x, 446, 22, '#cfd8e6')).join('') +
  line('M110 300h150M70 350h210M140 400h130', '#ffffff', 10, 0.85);

const STAGE_SIZE: Size = [1280, 860];
const STAGE =
  background(STAGE_SIZE, ['#140f2e', '#2a1b5c', '#3a2276']) +
  shape('M250-20L40 760H520ZM640-20L400 760H880ZM1030-20L760 760H1240Z', '#a78bfa', 0.13) +
  shape('M0 0H150C120 300 60 560 0 760ZM1280 0H1130C1160 300 1220 560 1280 760Z', '#7a1f4b') +
  line(
    'M40 0C40 300 20 500 8 680M92 0C90 240 60 420 40 560M1240 0C1240 300 1260 500 1272 680M1188 0C1190 240 1220 420 1240 560',
    '#5a1538',
    10,
  ) +
  line('M120 40Q380 190 640 90T1160 40', '#5d4aa3', 4) +
  [
    [190, 78],
    [270, 112],
    [360, 134],
    [450, 132],
    [540, 112],
    [640, 90],
    [740, 76],
    [840, 76],
    [940, 78],
    [1040, 66],
    [1110, 52],
  ]
    .map(([x = 0, y = 0]) => disc(x, y + 16, 26, '#ffd37a', 0.25) + disc(x, y + 16, 11, '#ffdf9b'))
    .join('') +
  oval(640, 800, 560, 60, '#6a4bd0', 0.5) +
  box(0, 800, 1280, 60, '#100b24') +
  [60, 150, 236, 330, 424, 520, 612, 706, 800, 892, 986, 1076, 1166, 1250]
    .map(
      (x, index) =>
        disc(x, 806 - (index % 3) * 8, 38, '#0b0719') + box(x - 54, 830 - (index % 3) * 8, 108, 60, '#0b0719', 40),
    )
    .join('');

const WINTER_SIZE: Size = [1280, 900];
const WINTER =
  background(WINTER_SIZE, ['#0d2b33', '#164a4c', '#2b6a62']) +
  disc(1040, 150, 62, '#fdf3d3') +
  disc(1066, 134, 56, '#123b41') +
  scatter(70, [1280, 620])
    .map(([x, y, share]) => disc(x, y, 2 + share * 5, '#ffffff', 0.35 + share * 0.5))
    .join('') +
  shape('M0 640Q240 540 520 620T1000 590T1280 620V900H0Z', '#5d958c') +
  [
    [70, 640, 1.3],
    [180, 660, 1],
    [270, 640, 0.8],
    [1040, 640, 1],
    [1130, 660, 1.4],
    [1230, 640, 1.1],
  ]
    .map(([x = 0, y = 0, size = 1]) => pine(x, y, size, '#0f3a37'))
    .join('') +
  shape('M0 730Q320 640 660 720T1280 700V900H0Z', '#eef6f2') +
  shape('M0 800Q360 720 760 800T1280 780V900H0Z', '#ffffff') +
  box(540, 640, 220, 130, '#8a4b32') +
  shape('M510 650L650 540 790 650Z', '#f6fbf9') +
  shape('M540 652L650 566 760 652Z', '#5f2f22') +
  box(624, 694, 52, 76, '#f7c66a', 4) +
  box(562, 682, 40, 40, '#ffd98a', 4) +
  box(698, 682, 40, 40, '#ffd98a', 4) +
  line('M582 682v40M562 702h40M718 682v40M698 702h40', '#8a4b32', 5) +
  box(716, 556, 30, 60, '#6d3827') +
  line('M731 540q-10-16 0-30', '#dfeae6', 10, 0.6);

const CHART_SIZE: Size = [1280, 480];
const CHART =
  background(CHART_SIZE, ['#182150', '#27348b']) +
  line('M0 120h1280M0 220h1280M0 320h1280M0 420h1280', '#ffffff', 2, 0.12) +
  [96, 150, 120, 210, 180, 260, 230, 310, 280, 350]
    .map((height, index) => box(90 + index * 116, 440 - height, 62, height, index === 9 ? '#7ef0c6' : '#5468e0', 10))
    .join('') +
  line('M120 320L236 272 352 292 468 210 584 236 700 160 816 186 932 108 1048 130 1164 56', '#ffd166', 8) +
  disc(1164, 56, 16, '#ffd166') +
  disc(1164, 56, 7, '#182150');

/** Pictures as wide as a mail. */
export const SCENES = [
  picture('hills', 'Hills at sunset', WIDE, HILLS),
  picture('coast', 'Lighthouse at the coast', COAST_SIZE, COAST),
  picture('table', 'Plate on a wooden table', TABLE_SIZE, TABLE),
  picture('lamp-night', 'Lamp at night', NIGHT_SIZE, LAMP_NIGHT),
  picture('sale', 'Bold shapes on red', SALE_SIZE, SALE),
  picture('road', 'Delivery van on the road', ROAD_SIZE, ROAD),
  picture('stage', 'Stage with lights', STAGE_SIZE, STAGE),
  picture('winter', 'Cabin in the snow', WINTER_SIZE, WINTER),
  picture('chart', 'Rising bars', CHART_SIZE, CHART),
];
