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

function cloud(x: number, y: number, scale: number, fill: string): string {
  const puffs =
    disc(-7, 0, 4, fill) +
    disc(-1.5, -3, 5.6, fill) +
    disc(5, -0.8, 4.4, fill) +
    box(-11, -0.4, 20.4, 4.4, fill, ' rx="2.2"');
  return placed(x, y, puffs, 0, scale);
}

function balloons({ size, colors, chance, unit }: Sketch): string {
  const { width, height } = size;
  const balloon = (x: number, y: number, scale: number, one: string, other: string) =>
    placed(
      x,
      y,
      shape('M0 -16C10 -16 15 -9 15 -2C15 6 8 11 4 16H-4C-8 11 -15 6 -15 -2C-15 -9 -10 -16 0 -16Z', one) +
        shape(
          'M0 -16C5.4 -16 8.4 -9 8.4 -2C8.4 6 4.6 11 2.2 16H-2.2C-4.6 11 -8.4 6 -8.4 -2C-8.4 -9 -5.4 -16 0 -16Z',
          other,
        ) +
        shape('M0 -16C2 -16 3 -9 3 -2C3 6 1.6 11 .8 16H-.8C-1.6 11 -3 6 -3 -2C-3 -9 -2 -16 0 -16Z', one) +
        stroke('M-3.8 16L-2.6 20.6M3.8 16L2.6 20.6', colors.deep, 0.35) +
        shape('M-3.2 20.4H3.2L2.5 25H-2.5Z', mix(colors.deep, colors.accent, 0.3)),
      0,
      scale * unit,
    );
  const clouds = Array.from({ length: 7 }, (_, index) =>
    cloud(
      between(chance, 0.02, 0.98) * width,
      height * (0.1 + index * 0.13),
      between(chance, 0.7, 1.7) * unit,
      colors.paper,
    ),
  );
  return (
    gradient('g', [colors.main, colors.soft, colors.paper]) +
    ground(size, 'url(#g)') +
    `<g opacity="0.75">${clouds.join('')}</g>` +
    balloon(width * 0.3, height * 0.42, 1.35, colors.strong, colors.accent) +
    balloon(width * 0.7, height * 0.32, 0.85, colors.deep, colors.paper) +
    balloon(width * 0.86, height * 0.66, 0.55, colors.accent, colors.strong) +
    balloon(width * 0.56, height * 0.78, 0.42, colors.paper, colors.strong)
  );
}

function city({ size, colors, chance, unit }: Sketch): string {
  const { width, height } = size;
  const row = (low: number, high: number, fill: string, lit: number) => {
    const houses: string[] = [];
    for (let x = -2 * unit; x < width; ) {
      const wide = between(chance, 7, 14) * unit;
      const tall = height * between(chance, low, high);
      const top = height - tall;
      houses.push(box(x, top, wide - 0.4 * unit, tall, fill));
      if (chance() < 0.3) houses.push(box(x + wide / 2 - 0.25 * unit, top - 6 * unit, 0.5 * unit, 6 * unit, fill));
      const columns = Math.floor((wide - 2.4 * unit) / (2.3 * unit));
      for (let column = 0; column < columns; column += 1) {
        for (let y = top + 2 * unit; y < height - 4 * unit; y += 3.1 * unit) {
          if (chance() < lit)
            houses.push(
              box(
                x + 1.4 * unit + column * 2.3 * unit,
                y,
                1.2 * unit,
                1.6 * unit,
                colors.accent,
                ` opacity="${round(between(chance, 0.55, 1))}"`,
              ),
            );
        }
      }
      x += wide;
    }
    return houses.join('');
  };
  return (
    gradient('g', [mix(colors.strong, colors.deep, 0.4), colors.strong, colors.main, colors.soft]) +
    light('l', colors.accent, 0.6) +
    ground(size, 'url(#g)') +
    disc(width * 0.5, height * 0.9, 66 * unit, 'url(#l)') +
    disc(width * 0.73, height * 0.24, 8 * unit, colors.paper) +
    row(0.34, 0.62, mix(colors.main, colors.strong, 0.7), 0) +
    row(0.24, 0.48, mix(colors.strong, colors.deep, 0.55), 0.22) +
    row(0.1, 0.3, colors.deep, 0.42)
  );
}

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

function nightSky({ size, colors, chance, unit }: Sketch): string {
  const { width, height } = size;
  const stars = Array.from({ length: 150 }, () =>
    disc(
      chance() * width,
      chance() * height * 0.85,
      between(chance, 0.12, 0.42) * unit,
      colors.paper,
      ` opacity="${round(between(chance, 0.35, 1))}"`,
    ),
  );
  const bright = Array.from({ length: 9 }, () =>
    placed(
      chance() * width,
      chance() * height * 0.6,
      shape('M0 -3L.5 -.5L3 0L.5 .5L0 3L-.5 .5L-3 0L-.5 -.5Z', colors.accent),
      0,
      unit * between(chance, 0.4, 0.9),
    ),
  );
  const [x, y] = [width * 0.7, height * 0.34];
  const clouds = [0, 1, 2, 3].map((index) =>
    cloud(
      width * (0.08 + index * 0.3),
      height * (0.82 + (index % 2) * 0.08),
      unit * (2.2 + (index % 3) * 0.5),
      mix(colors.strong, colors.main, index / 4),
    ),
  );
  return (
    gradient('g', [colors.deep, mix(colors.deep, colors.strong, 0.7), colors.strong]) +
    light('l', colors.accent, 0.5) +
    ground(size, 'url(#g)') +
    stars.join('') +
    bright.join('') +
    disc(x, y, 40 * unit, 'url(#l)') +
    shape(
      `M${round(x)} ${round(y - 13 * unit)}a${round(13 * unit)} ${round(13 * unit)} 0 1 0 ${round(11.8 * unit)} ${round(18.4 * unit)}a${round(10.6 * unit)} ${round(10.6 * unit)} 0 1 1 ${round(-11.8 * unit)} ${round(-18.4 * unit)}Z`,
      colors.accent,
    ) +
    clouds.join('')
  );
}

export const SCENES: readonly Motif[] = [
  {
    id: 'hot-air-balloons',
    title: { en: 'Hot-air balloons', de: 'Heißluftballons', es: 'Globos aerostáticos' },
    words: `${WORDS} travel sky summer adventure reise himmel sommer abenteuer viaje cielo verano aventura`,
    palettes: ['ocean', 'coral', 'lavender'],
    draw: balloons,
  },
  {
    id: 'city',
    title: { en: 'City at dusk', de: 'Stadt in der Dämmerung', es: 'Ciudad al anochecer' },
    words: `${WORDS} skyline business night buildings nacht gebäude noche edificios negocios`,
    palettes: ['sunset', 'midnight', 'berry'],
    draw: city,
  },
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
  {
    id: 'night-sky',
    title: { en: 'Night sky', de: 'Nachthimmel', es: 'Cielo nocturno' },
    words: `${WORDS} moon stars dream sleep mond sterne traum luna estrellas sueño`,
    palettes: ['midnight', 'lavender', 'ocean'],
    draw: nightSky,
  },
];
