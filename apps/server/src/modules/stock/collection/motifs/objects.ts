import type { Motif, Sketch } from '../motif.ts';
import {
  between,
  box,
  disc,
  gradient,
  ground,
  light,
  mix,
  oneOf,
  type Point,
  placed,
  round,
  shape,
  smooth,
  stroke,
} from '../sketch.ts';

const WORDS = 'drawing illustration zeichnung dibujo ilustración';

function plants({ size, colors, unit }: Sketch): string {
  const { width, height } = size;
  const shelf = height * 0.8;
  const pot = (fill: string) =>
    shape('M-9 0H9L6.6 15H-6.6Z', fill) + box(-10, -2.4, 20, 4, mix(fill, colors.deep, 0.14), ' rx="1"');
  const leaf = (turn: number, length: number, fill: string) =>
    `<g transform="rotate(${turn})">${shape(`M0 0C${round(-length * 0.3)} ${round(-length * 0.35)} ${round(-length * 0.24)} ${round(-length * 0.8)} 0 ${-length}C${round(length * 0.24)} ${round(-length * 0.8)} ${round(length * 0.3)} ${round(-length * 0.35)} 0 0Z`, fill)}${stroke(`M0 -1V${round(-length * 0.86)}`, colors.paper, 0.4, ' opacity="0.55"')}</g>`;
  const fan = [-68, 68, -44, 44, -22, 22, 0]
    .map((turn, index) => leaf(turn, 20 + index * 1.7, mix(colors.strong, colors.main, index / 7)))
    .join('');
  const cactus =
    box(-4.5, -26, 9, 26, colors.main, ' rx="4.5"') +
    stroke('M-3 -10H-9V-17M3 -13H9V-21', colors.main, 4.2) +
    stroke('M-1.6 -22V-4M1.6 -22V-4', colors.paper, 0.5, ' opacity="0.6"') +
    disc(0, -26.5, 1.9, colors.accent);
  const trailing = [-9, -5, 0, 5, 9].map((x, index) => {
    const down = 9 + ((index * 7) % 11);
    const drops = [0.35, 0.6, 0.85, 1]
      .map((share) => disc(x * (1 + share * 0.5), -3 + down * share, 1.7, mix(colors.main, colors.strong, share)))
      .join('');
    return (
      stroke(`M${x * 0.6} -3Q${x} ${round(down * 0.3)} ${round(x * 1.5)} ${round(down - 3)}`, colors.strong, 0.6) +
      drops
    );
  });
  const bulbs = [-8, -3, 3, 8]
    .map((x, index) => disc(x, -4 - (index % 2) * 3, 5.4, mix(colors.main, colors.soft, index / 5)))
    .join('');
  return (
    gradient('g', [colors.paper, mix(colors.paper, colors.soft, 0.7)]) +
    ground(size, 'url(#g)') +
    disc(width / 2, height * 0.5, 37 * unit, mix(colors.soft, colors.accent, 0.22)) +
    box(0, shelf, width, 2.4 * unit, mix(colors.accent, colors.deep, 0.45)) +
    box(0, shelf + 2.4 * unit, width, height, mix(colors.soft, colors.paper, 0.35)) +
    placed(width * 0.5, shelf - 15 * unit * 1.15, fan + pot(colors.accent), 0, unit * 1.15) +
    placed(width * 0.5 - 36 * unit, shelf - 15 * unit, cactus + pot(mix(colors.accent, colors.paper, 0.45)), 0, unit) +
    placed(
      width * 0.5 + 36 * unit,
      shelf - 15 * unit * 0.9,
      bulbs + pot(colors.deep) + trailing.join(''),
      0,
      unit * 0.9,
    )
  );
}

function gifts({ size, colors, chance, unit }: Sketch): string {
  const { width, height } = size;
  const floor = height * 0.84;
  const bow = (fill: string) =>
    shape('M0 0C-3 -7 -11 -8 -11 -3C-11 1 -4 1.4 0 0Z', fill) +
    shape('M0 0C3 -7 11 -8 11 -3C11 1 4 1.4 0 0Z', fill) +
    disc(0, -0.6, 1.8, mix(fill, colors.deep, 0.2));
  const gift = (x: number, wide: number, tall: number, fill: string, ribbon: string) => {
    const lid = tall * 0.22;
    return placed(
      x,
      floor,
      box(-wide / 2, -tall, wide, tall, fill) +
        box(0, -tall, wide / 2, tall, colors.deep, ' opacity="0.07"') +
        box(-wide * 0.09, -tall, wide * 0.18, tall, ribbon) +
        box(-wide / 2 - 1.4, -tall - lid * 0.5, wide + 2.8, lid, mix(fill, colors.paper, 0.16), ' rx="0.6"') +
        box(-wide * 0.09, -tall - lid * 0.5, wide * 0.18, lid, ribbon) +
        placed(0, -tall - lid * 0.5, bow(ribbon), 0, wide / 22),
      0,
      unit,
    );
  };
  const stars = Array.from({ length: Math.round((60 * width) / height) }, () =>
    placed(
      chance() * width,
      chance() * floor,
      shape(
        'M0 -2L.5 -.5L2 0L.5 .5L0 2L-.5 .5L-2 0L-.5 -.5Z',
        oneOf(chance, [colors.accent, colors.paper, colors.soft]),
      ),
      0,
      unit * between(chance, 0.35, 1.1),
    ),
  );
  return (
    gradient('g', [colors.strong, colors.main]) +
    light('l', colors.soft, 0.8) +
    ground(size, 'url(#g)') +
    disc(width / 2, floor - 20 * unit, 56 * unit, 'url(#l)') +
    `<g opacity="0.85">${stars.join('')}</g>` +
    box(0, floor, width, height - floor, mix(colors.strong, colors.deep, 0.5)) +
    gift(width / 2 + 5 * unit, 30, 34, colors.paper, colors.strong) +
    gift(width / 2 - 21 * unit, 22, 20, colors.accent, colors.deep) +
    gift(width / 2 + 29 * unit, 20, 15, colors.soft, colors.accent)
  );
}

function coffee({ size, colors, unit }: Sketch): string {
  const { width, height } = size;
  const table = height * 0.74;
  const steam = (x: number, rise: number) =>
    stroke(`M${x} -22q-4 -5 0 -${rise}t0 -${rise}`, '#ffffff', 1.6, ' opacity="0.7"');
  const cup =
    `<ellipse cx="0" cy="20.6" rx="25" ry="3.2" fill="${colors.deep}" opacity="0.18"/>` +
    `<ellipse cx="0" cy="18.6" rx="23" ry="3.4" fill="${mix(colors.paper, colors.soft, 0.5)}"/>` +
    stroke('M15 -9H19A7.5 7.5 0 0 1 19 6H12', colors.paper, 3.4) +
    shape('M-17 -15H17V-2C17 10 10 17.5 4 17.5H-4C-10 17.5 -17 10 -17 -2Z', colors.paper) +
    shape('M6 -15H17V-2C17 10 10 17.5 4 17.5H-1C7 13 9 0 6 -15Z', colors.soft, ' opacity="0.5"') +
    `<ellipse cx="0" cy="-15" rx="17" ry="3.8" fill="${mix(colors.paper, colors.soft, 0.6)}"/><ellipse cx="0" cy="-14.6" rx="14.6" ry="2.8" fill="#5d3a29"/>` +
    shape('M-2.5 -2.5c-2.6 -3.2 -7 0 -4.2 3.6L-2.5 5.4L1.7 1.1C4.5 -2.5 .1 -5.7 -2.5 -2.5Z', colors.accent) +
    steam(-6, 6) +
    steam(0, 7.4) +
    steam(6, 6);
  const points: readonly Point[] = [
    [0, height * 0.5],
    [width * 0.25, height * 0.4],
    [width * 0.55, height * 0.52],
    [width * 0.8, height * 0.38],
    [width, height * 0.46],
  ];
  return (
    gradient('g', [mix(colors.main, colors.soft, 0.35), colors.soft]) +
    ground(size, 'url(#g)') +
    shape(`${smooth(points)}V${height}H0Z`, mix(colors.main, colors.soft, 0.55)) +
    disc(width * 0.5, table - 20 * unit, 36 * unit, colors.paper, ' opacity="0.45"') +
    box(0, table, width, height - table, mix(colors.strong, colors.deep, 0.25)) +
    box(0, table, width, 1.4 * unit, mix(colors.strong, colors.paper, 0.3)) +
    placed(width / 2, table - 12 * unit, cup, 0, unit * 1.25)
  );
}

export const OBJECTS: readonly Motif[] = [
  {
    id: 'house-plants',
    title: { en: 'House plants', de: 'Zimmerpflanzen', es: 'Plantas de interior' },
    words: `${WORDS} home garden green living pflanze wohnen hogar planta jardín`,
    palettes: ['forest', 'mint', 'sand'],
    draw: plants,
  },
  {
    id: 'gifts',
    title: { en: 'Gifts', de: 'Geschenke', es: 'Regalos' },
    words: `${WORDS} present birthday christmas sale offer geburtstag weihnachten angebot cumpleaños navidad oferta`,
    palettes: ['coral', 'midnight', 'forest'],
    draw: gifts,
  },
  {
    id: 'coffee',
    title: { en: 'A cup of coffee', de: 'Eine Tasse Kaffee', es: 'Una taza de café' },
    words: `${WORDS} break drink morning cafe pause getränk morgen descanso bebida mañana`,
    palettes: ['sand', 'coral', 'ocean'],
    draw: coffee,
  },
];
