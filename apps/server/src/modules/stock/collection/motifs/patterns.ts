import type { Motif, Sketch } from '../motif.ts';
import { between, box, disc, ground, mix, oneOf, type Point, placed, polygon, round, shape } from '../sketch.ts';

const WORDS = 'pattern background muster hintergrund patrón fondo';

function grid(
  { size }: Sketch,
  step: number,
  cell: (x: number, y: number, row: number, column: number) => string,
  shift = 0,
): string {
  const rows = Math.ceil(size.height / step) + 1;
  const columns = Math.ceil(size.width / step) + 2;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_cell, column) =>
      cell((column - (row % 2) * shift) * step, row * step, row, column),
    ).join(''),
  ).join('');
}

function tiles(sketch: Sketch): string {
  const { size, colors, chance, unit } = sketch;
  // As many as fit whole.
  const step = size.height / Math.round(size.height / (25 * unit));
  const tones = [colors.main, colors.strong, colors.soft, colors.accent, colors.deep, colors.paper] as const;
  const tile = (x: number, y: number) => {
    const back = oneOf(chance, [colors.paper, colors.soft, colors.main, colors.strong, colors.deep]);
    const pick = () => {
      for (let tries = 0; tries < 9; tries += 1) {
        const tone = oneOf(chance, tones);
        if (tone !== back) return tone;
      }
      return colors.accent;
    };
    const half = step / 2;
    const quarter = (radius: number, fill: string) =>
      shape(`M0 0H${round(radius)}A${round(radius)} ${round(radius)} 0 0 1 0 ${round(radius)}Z`, fill);
    const kind = Math.floor(chance() * 6);
    const inside = [
      quarter(step, pick()) + quarter(step * 0.5, pick()),
      disc(half, half, half * 0.96, pick()) + disc(half, half, half * 0.45, pick()),
      shape(`M0 0H${round(step)}A${round(half)} ${round(half)} 0 0 1 0 0Z`, pick()) +
        shape(`M0 ${round(half)}H${round(step)}A${round(half)} ${round(half)} 0 0 1 0 ${round(half)}Z`, pick()),
      shape(`M0 0H${round(step)}L0 ${round(step)}Z`, pick()),
      quarter(step, pick()),
      box(half * 0.5, half * 0.5, half, half, pick(), ` transform="rotate(45 ${round(half)} ${round(half)})"`),
    ][kind];
    const turn = Math.floor(chance() * 4) * 90;
    return `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn} ${round(half)} ${round(half)})">${box(0, 0, step + 1, step + 1, back)}${inside}</g>`;
  };
  return ground(size, colors.paper) + grid(sketch, step, tile);
}

function scales(sketch: Sketch): string {
  const { size, colors, chance, unit } = sketch;
  const step = size.width / Math.round(size.width / (13 * unit));
  const rows = Math.ceil(size.height / (step / 2)) + 2;
  const drawn = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: Math.ceil(size.width / step) + 2 }, (_cell, column) => {
      const x = (column - (row % 2) * 0.5) * step;
      const y = row * (step / 2);
      const fill = oneOf(chance, [colors.main, colors.strong, mix(colors.main, colors.strong, 0.5), colors.soft]);
      const radius = step / 2;
      return (
        disc(x, y, radius, colors.paper) +
        disc(x, y, radius * 0.93, fill) +
        disc(x, y, radius * 0.66, colors.paper, ' opacity="0.85"') +
        disc(x, y, radius * 0.58, fill) +
        disc(x, y, radius * 0.3, colors.paper, ' opacity="0.85"') +
        disc(x, y, radius * 0.22, colors.accent)
      );
    }).join(''),
  );
  return ground(size, colors.main) + drawn.reverse().join('');
}

function dots(sketch: Sketch): string {
  const { size, colors, unit } = sketch;
  const step = 3.4 * unit;
  const dot = (x: number, y: number) => {
    const share = Math.min(1, Math.max(0, (x / size.width) * 0.4 + (y / size.height) * 0.75 - 0.12));
    return share < 0.04 ? '' : disc(x, y, step * 0.62 * share, mix(colors.main, colors.strong, share));
  };
  return ground(size, colors.paper) + grid(sketch, step, dot, 0.5);
}

function zigzag({ size, colors, unit }: Sketch): string {
  const { width, height } = size;
  const step = width / Math.round(width / (16 * unit));
  const tones = [colors.deep, colors.strong, colors.main, colors.accent, colors.soft, colors.paper];
  const band = 8.4 * unit;
  const rows = Math.ceil(height / band) + 3;
  const drawn = Array.from({ length: rows }, (_, row) => {
    const y = (row - 1.5) * band;
    const points = Array.from(
      { length: Math.ceil(width / step) * 2 + 2 },
      (_point, index): Point => [(index / 2) * step, y + (index % 2) * band],
    );
    return shape(`${polygon(points).slice(0, -1)}V${height}H0Z`, tones[row % tones.length] ?? colors.main);
  });
  return ground(size, colors.paper) + drawn.join('');
}

function hexagons({ size, colors, chance, unit }: Sketch): string {
  const radius = 8 * unit;
  const across = radius * Math.sqrt(3);
  const corner = Array.from(
    { length: 6 },
    (_, index): Point => [
      Math.sin((index * Math.PI) / 3) * radius * 0.96,
      Math.cos((index * Math.PI) / 3) * radius * 0.96,
    ],
  );
  const drawn: string[] = [];
  for (let row = 0; row * radius * 1.5 < size.height + radius * 2; row += 1) {
    for (let column = 0; column * across < size.width + across * 2; column += 1) {
      const [x, y] = [(column - (row % 2) * 0.5) * across, row * radius * 1.5];
      const share = Math.min(
        1,
        Math.max(0, 0.75 * (x / size.width) + 0.25 * (y / size.height) + between(chance, -0.22, 0.22)),
      );
      const fill = chance() < 0.06 ? colors.accent : mix(colors.soft, colors.strong, share);
      drawn.push(placed(x, y, shape(polygon(corner), fill)));
    }
  }
  return ground(size, colors.paper) + drawn.join('');
}

function rays({ size, colors, unit }: Sketch): string {
  const { width, height } = size;
  const [x, y, reach] = [width / 2, height * 0.92, Math.hypot(width, height)];
  const count = 30;
  const beams = Array.from({ length: count }, (_, index) => {
    const from = Math.PI + (index / count) * Math.PI;
    const to = Math.PI + ((index + 0.5) / count) * Math.PI;
    return shape(
      polygon([
        [x, y],
        [x + Math.cos(from) * reach, y + Math.sin(from) * reach],
        [x + Math.cos(to) * reach, y + Math.sin(to) * reach],
      ]),
      colors.main,
    );
  });
  return (
    ground(size, mix(colors.main, colors.soft, 0.55)) +
    beams.join('') +
    disc(x, y, 36 * unit, colors.paper) +
    disc(x, y, 31 * unit, colors.accent) +
    disc(x, y, 25 * unit, mix(colors.accent, colors.paper, 0.35)) +
    box(0, y, width, height - y, colors.strong)
  );
}

function gingham({ size, colors, unit }: Sketch): string {
  const step = size.height / Math.round(size.height / (12.5 * unit));
  const bars = (length: number, draw: (place: number) => string) =>
    Array.from({ length: Math.ceil(length / step) }, (_, index) => (index % 2 === 0 ? draw(index * step) : '')).join(
      '',
    );
  const thread = (length: number, draw: (place: number) => string) =>
    Array.from({ length: Math.ceil(length / step) }, (_, index) => draw((index + 0.5) * step)).join('');
  return (
    ground(size, colors.paper) +
    `<g opacity="0.55">${bars(size.width, (x) => box(x, 0, step, size.height, colors.main))}</g>` +
    `<g opacity="0.55">${bars(size.height, (y) => box(0, y, size.width, step, colors.main))}</g>` +
    `<g opacity="0.5">${thread(size.width, (x) => box(x - unit * 0.25, 0, unit * 0.5, size.height, colors.accent))}${thread(size.height, (y) => box(0, y - unit * 0.25, size.width, unit * 0.5, colors.accent))}</g>`
  );
}

export const PATTERNS: readonly Motif[] = [
  {
    id: 'tiles',
    title: { en: 'Geometric tiles', de: 'Geometrische Kacheln', es: 'Azulejos geométricos' },
    words: `${WORDS} bauhaus modern shapes formen kreise formas círculos`,
    palettes: ['coral', 'ocean', 'citrus', 'graphite'],
    draw: tiles,
  },
  {
    id: 'scales',
    title: { en: 'Scales', de: 'Schuppen', es: 'Escamas' },
    words: `${WORDS} japanese seigaiha fish japanisch fisch japonés pez`,
    palettes: ['ocean', 'mint'],
    draw: scales,
  },
  {
    id: 'halftone',
    title: { en: 'Halftone dots', de: 'Rasterpunkte', es: 'Puntos de semitono' },
    words: `${WORDS} dots pop art comic punkte puntos`,
    palettes: ['coral', 'midnight', 'citrus'],
    draw: dots,
  },
  {
    id: 'zigzag',
    title: { en: 'Zigzag', de: 'Zickzack', es: 'Zigzag' },
    words: `${WORDS} chevron stripes retro streifen rayas`,
    palettes: ['sunset', 'forest'],
    draw: zigzag,
  },
  {
    id: 'honeycomb',
    title: { en: 'Honeycomb', de: 'Bienenwabe', es: 'Panal' },
    words: `${WORDS} hexagon technology sechseck technik hexágono tecnología`,
    palettes: ['citrus', 'graphite', 'lavender'],
    draw: hexagons,
  },
  {
    id: 'sun-rays',
    title: { en: 'Sun rays', de: 'Sonnenstrahlen', es: 'Rayos de sol' },
    words: `${WORDS} retro summer sale sommer verano`,
    palettes: ['coral', 'citrus', 'ocean'],
    draw: rays,
  },
  {
    id: 'gingham',
    title: { en: 'Gingham', de: 'Vichykaro', es: 'Cuadros vichy' },
    words: `${WORDS} check picnic fabric karo picknick stoff cuadros tela`,
    palettes: ['coral', 'forest', 'lavender'],
    draw: gingham,
  },
];
