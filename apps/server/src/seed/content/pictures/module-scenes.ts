import {
  at,
  background,
  box,
  disc,
  glow,
  line,
  linear,
  oval,
  type Picture,
  picture,
  type Size,
  scatter,
  shape,
} from './draw.ts';

const WIDE: Size = [1280, 720];
const SQUARE: Size = [600, 600];

const LEAF = 'M0 0C-34-30-40-84-20-120 16-92 24-40 0 0Z';

/** Leaves in a pot. */
const GREEN =
  at(0, 0, shape(LEAF, '#3f8f6b')) +
  `<g transform="rotate(38)">${shape(LEAF, '#57ad86')}</g>` +
  `<g transform="rotate(-40)">${shape(LEAF, '#2e7857')}</g>` +
  shape('M-44-6H44L34 74H-34Z', '#d87149') +
  shape('M14-6H44L34 74H14Z', '#c05c36');

const DESK =
  background(WIDE, ['#e8eefc', '#d5e0f8']) +
  box(130, 70, 360, 300, '#ffffff', 14) +
  box(154, 94, 148, 252, '#bcd6f4') +
  box(318, 94, 148, 252, '#cfe2f8') +
  shape('M154 300Q200 240 240 280T302 250V346H154ZM318 290Q372 230 410 276T466 250V346H318Z', '#9cc79a') +
  disc(412, 150, 26, '#ffe39a') +
  line('M1010 0V120', '#3a4566', 8) +
  shape('M930 210C930 150 970 118 1010 118S1090 150 1090 210Z', '#f2a93f') +
  oval(1010, 210, 80, 12, '#fff3cf') +
  box(0, 560, 1280, 160, '#b98558') +
  box(0, 560, 1280, 16, '#a06f45') +
  // The laptop and what is on it: an email.
  box(470, 250, 400, 268, '#2a3554', 18) +
  box(488, 268, 364, 232, '#ffffff', 6) +
  box(488, 268, 364, 44, '#2b55d0', 6) +
  box(510, 330, 190, 20, '#22315c', 6) +
  box(510, 362, 320, 10, '#c3ccdf', 5) +
  box(510, 382, 280, 10, '#c3ccdf', 5) +
  box(510, 412, 110, 32, '#ffcf70', 8) +
  box(690, 404, 140, 78, '#cfe2f8', 8) +
  shape('M690 482L740 430 776 462 800 446 830 482Z', '#7fb98a') +
  shape('M430 518H910L940 560H400Z', '#46537a') +
  at(250, 486, GREEN) +
  shape('M1000 490H1084V530A30 30 0 0 1 1054 560H1030A30 30 0 0 1 1000 530Z', '#ffffff') +
  line('M1084 502H1096A18 18 0 0 1 1096 538H1080', '#ffffff', 9) +
  line('M1026 468Q1014 450 1026 434M1056 468Q1044 450 1056 434', '#ffffff', 6, 0.9);

const PHONE =
  background(SQUARE, ['#dfe8fd', '#b9cbf7']) +
  disc(120, 130, 70, '#ffffff', 0.4) +
  disc(510, 480, 100, '#ffffff', 0.35) +
  box(180, 60, 240, 480, '#1b2547', 36) +
  box(194, 76, 212, 448, '#ffffff', 26) +
  box(262, 88, 76, 14, '#1b2547', 7) +
  box(212, 120, 110, 16, '#22315c', 6) +
  box(212, 146, 160, 9, '#c3ccdf', 4) +
  box(212, 174, 176, 110, '#fbe3b8', 12) +
  shape('M212 272L262 214 304 256 332 232 388 284H224A12 12 0 0 1 212 272Z', '#e6952f') +
  disc(356, 204, 14, '#fff6df') +
  [300, 362, 424]
    .map(
      (y, index) =>
        box(212, y, 48, 48, ['#cfe2f8', '#d9efd9', '#f6d6d2'][index] ?? '', 10) +
        box(274, y + 8, 84, 11, '#22315c', 5) +
        box(274, y + 28, 112, 8, '#c3ccdf', 4),
    )
    .join('') +
  box(212, 486, 176, 26, '#2b55d0', 13);

const WAVES_SIZE: Size = [1280, 800];
const WAVES =
  background(WAVES_SIZE, ['#16224a', '#1c2f6e']) +
  glow('halo', '#4f7bff', 0.55) +
  disc(1080, 120, 420, 'url(#halo)') +
  shape('M0 560Q240 440 520 540T1000 520T1280 450V800H0Z', '#223a86', 0.75) +
  shape('M0 650Q300 540 620 640T1280 570V800H0Z', '#2b4aa6', 0.7) +
  shape('M0 730Q340 650 700 720T1280 680V800H0Z', '#3a60c9', 0.65) +
  scatter(30, [1280, 460])
    .map(([x, y, share]) => disc(x, y, 2 + share * 3, '#ffffff', 0.35))
    .join('');

const PARTY_SIZE: Size = [1280, 640];
const PARTY =
  background(PARTY_SIZE, ['#fff1d6', '#ffe2b0']) +
  scatter(70, [1280, 640])
    .map(([x, y, share], index) => {
      const color = ['#2b55d0', '#f0a52c', '#d9534f', '#3f8f6b', '#8a63d2'][index % 5] ?? '';
      const bit = index % 3 === 0 ? disc(0, 0, 9, color) : box(-12, -5, 24, 10, color, 3);
      return `<g transform="translate(${x} ${y}) rotate(${Math.round(share * 180)})">${bit}</g>`;
    })
    .join('') +
  [
    [330, 300, '#2b55d0'],
    [520, 230, '#f0a52c'],
    [720, 260, '#d9534f'],
    [920, 310, '#3f8f6b'],
  ]
    .map(
      ([x = 0, y = 0, color = '']) =>
        line(`M${x} ${Number(y) + 106}Q${Number(x) + 20} ${Number(y) + 200} 640 640`, '#8b7a58', 3) +
        oval(Number(x), Number(y), 82, 100, String(color)) +
        shape(
          `M${Number(x) - 12} ${Number(y) + 112}L${x} ${Number(y) + 96}L${Number(x) + 12} ${Number(y) + 112}Z`,
          String(color),
        ) +
        oval(Number(x) - 30, Number(y) - 40, 14, 24, '#ffffff', 0.35),
    )
    .join('');

const MAP_SIZE: Size = [1280, 560];
const MAP =
  box(0, 0, 1280, 560, '#e3ebf4') +
  shape('M0 0H330Q300 120 380 200T300 420 380 560H0Z', '#a9d2ea') +
  box(820, 40, 300, 170, '#bfe0b4', 20) +
  [
    [420, 50, 150, 90],
    [600, 50, 180, 90],
    [420, 250, 120, 120],
    [580, 260, 190, 100],
    [830, 270, 150, 110],
    [1010, 270, 200, 110],
    [440, 430, 230, 100],
    [720, 440, 160, 90],
    [930, 440, 260, 90],
  ]
    .map(([x = 0, y = 0, width = 0, height = 0]) => box(x, y, width, height, '#f7fafd', 8))
    .join('') +
  line('M380 190H1280M560 0V240L680 560M800 0V560M400 405H1280M1160 0L1230 560', '#ffffff', 26) +
  line('M330 560L560 190 1000 190', '#f2c76a', 14) +
  [870, 930, 1000, 1060].map((x, index) => disc(x, 100 + (index % 2) * 50, 24, '#7fba78')).join('') +
  oval(690, 300, 40, 12, '#8fa0bd', 0.7) +
  shape('M690 300C640 236 628 210 628 184A62 62 0 0 1 752 184C752 210 740 236 690 300Z', '#2b55d0') +
  disc(690, 182, 24, '#ffffff');

const FILM =
  background(WIDE, ['#8ecbf0', '#dff0fa']) +
  disc(980, 170, 80, '#fff1c2') +
  shape('M0 520L260 260 430 420 640 170 900 460 1060 330 1280 560V720H0Z', '#6f93c4') +
  shape('M640 170L740 282 690 300 650 270 600 310 556 270ZM260 260L330 326 290 340 250 320 206 316Z', '#ffffff') +
  shape('M0 600Q260 470 620 570T1280 540V720H0Z', '#3f8f6b') +
  shape('M0 670Q380 570 760 650T1280 630V720H0Z', '#2e7857') +
  disc(640, 360, 92, '#10172b', 0.72) +
  shape('M612 308L698 360 612 412Z', '#ffffff');

const person = (x: number, skin: string, hair: string, clothes: string, size = 1) =>
  at(
    x,
    0,
    shape('M-96 560C-96 420-60 372 0 372S96 420 96 560V720H-96Z', clothes) +
      box(-22, 320, 44, 70, skin, 20) +
      oval(0, 278, 58, 68, skin) +
      shape(hair, '#2a1c1c') +
      disc(-20, 280, 6, '#2a1c1c') +
      disc(20, 280, 6, '#2a1c1c') +
      line('M-16 308Q0 322 16 308', '#2a1c1c', 5),
    size,
  );

const TEAM =
  background(WIDE, ['#e9eefb', '#ccd9f7']) +
  box(90, 80, 300, 190, '#ffffff', 12) +
  line('M120 230L180 180 240 200 350 120', '#2b55d0', 8) +
  box(900, 90, 280, 20, '#b98558', 4) +
  [930, 970, 1004, 1080]
    .map((x, index) =>
      box(
        x,
        36 + (index % 2) * 10,
        26,
        54 - (index % 2) * 10,
        ['#d87149', '#3f8f6b', '#f2b04b', '#4c6fd6'][index] ?? '',
        3,
      ),
    )
    .join('') +
  person(250, '#b97b56', 'M-62 268C-66 196-20 190 0 190S66 196 62 268C52 236 20 226 0 226S-52 236-62 268Z', '#1f3b57') +
  person(
    1030,
    '#f2cdb0',
    'M-64 270C-70 190-24 184 6 188 50 192 72 232 62 272 56 244 40 236 24 226-8 234-44 226-54 216-58 240-62 256-64 270Z',
    '#2f6a55',
  ) +
  person(520, '#e9b48f', 'M-60 300C-80 190-30 184 0 184S80 190 60 300C64 246 40 228 0 226S-64 246-60 300Z', '#6d3bd1') +
  person(770, '#8d5a3c', 'M-62 262C-74 180-30 168 0 168S74 180 62 262C40 224-40 224-62 262Z', '#d87149') +
  box(0, 640, 1280, 80, '#b98558') +
  box(0, 640, 1280, 14, '#a06f45');

const GUIDE =
  background(SQUARE, ['#e8f1ec', '#c9e0d3']) +
  oval(310, 520, 170, 18, '#a3c4b1') +
  box(186, 92, 250, 420, '#123f31', 10) +
  box(168, 80, 250, 420, '#1f6b4a', 10) +
  box(168, 80, 30, 420, '#185339', 10) +
  at(
    310,
    330,
    shape(LEAF, '#a8e0b4') +
      `<g transform="rotate(42)">${shape(LEAF, '#7cc999')}</g><g transform="rotate(-42)">${shape(LEAF, '#57ad86')}</g>`,
  ) +
  box(240, 380, 140, 16, '#f7f3e4', 6) +
  box(262, 408, 96, 12, '#bfdcc9', 6);

const BAG =
  background(SQUARE, ['#f6efe4', '#e8d8bf']) +
  oval(300, 520, 180, 20, '#cbb592') +
  line('M222 220C222 90 378 90 378 220', '#8a5a34', 20) +
  shape('M150 206H450L474 500Q476 516 460 516H140Q124 516 126 500Z', '#c9823f') +
  shape('M380 206H450L474 500Q476 516 460 516H388C404 420 402 300 380 206Z', '#b06f31') +
  box(218, 300, 164, 130, '#e7b06f', 12) +
  box(282, 286, 36, 40, '#8a5a34', 6);

const BOTTLE =
  background(SQUARE, ['#e2eff0', '#bfdcdf']) +
  oval(300, 520, 120, 18, '#94bcc1') +
  box(262, 78, 76, 62, '#22315c', 10) +
  shape(
    'M258 140H342C344 178 382 186 382 232V486Q382 516 352 516H248Q218 516 218 486V232C218 186 256 178 258 140Z',
    '#2d8a93',
  ) +
  shape('M330 140H342C344 178 382 186 382 232V486Q382 516 352 516H326C344 400 346 240 330 140Z', '#22727a') +
  box(218, 300, 164, 96, '#dff0f2') +
  at(300, 378, shape(LEAF, '#2d8a93'), 0.5);

const HEADPHONES =
  background(SQUARE, ['#efe9fb', '#d3c8f0']) +
  oval(300, 516, 170, 18, '#b3a4dc') +
  line('M150 350V300A150 150 0 0 1 450 300V350', '#3d2f6b', 30) +
  line('M166 300A134 134 0 0 1 434 300', '#6b55b5', 10) +
  box(110, 316, 84, 160, '#3d2f6b', 38) +
  box(406, 316, 84, 160, '#3d2f6b', 38) +
  box(160, 322, 44, 148, '#f0a52c', 22) +
  box(396, 322, 44, 148, '#f0a52c', 22);

const GIFT_CARD_SIZE: Size = [1120, 640];
const GIFT_CARD =
  linear('face', ['#2b55d0', '#6d3bd1'], true) +
  box(60, 50, 1000, 540, 'url(#face)', 48) +
  disc(880, 240, 170, '#ffffff', 0.09) +
  disc(220, 430, 150, '#ffffff', 0.08) +
  box(300, 50, 70, 540, '#ffcf70') +
  box(60, 270, 1000, 70, '#ffcf70') +
  shape(
    'M335 300C230 130 90 210 180 276 224 308 296 304 335 300ZM335 300C440 130 580 210 490 276 446 308 374 304 335 300Z',
    '#ffe3a8',
  ) +
  disc(335, 300, 38, '#f0a52c') +
  box(640, 430, 320, 34, '#ffffff', 12) +
  box(640, 484, 210, 24, '#c9d3f2', 12);

/** Pictures of the modules: scenes as wide as a mail, and things. */
export const MODULE_SCENES: readonly Picture[] = [
  picture('desk', 'Laptop at a window', WIDE, DESK),
  picture('app', 'App on a phone', SQUARE, PHONE),
  picture('waves', 'Waves at night', WAVES_SIZE, WAVES),
  picture('party', 'Balloons and confetti', PARTY_SIZE, PARTY),
  picture('map', 'Street map', MAP_SIZE, MAP),
  picture('film', 'Video of mountains', WIDE, FILM),
  picture('team', 'Four people at work', WIDE, TEAM),
  picture('guide', 'Green guide', SQUARE, GUIDE),
  picture('bag', 'Brown bag', SQUARE, BAG),
  picture('bottle', 'Water bottle', SQUARE, BOTTLE),
  picture('headphones', 'Headphones', SQUARE, HEADPHONES),
  picture('gift-card', 'Gift card', GIFT_CARD_SIZE, GIFT_CARD),
];
