import type { Motif, Sketch } from '../motif.ts';
import {
  between,
  box,
  disc,
  gradient,
  ground,
  hills,
  light,
  mix,
  type Point,
  placed,
  round,
  shape,
  smooth,
} from '../sketch.ts';

const WORDS = 'landscape nature landschaft natur paisaje naturaleza';

function mountains({ size, colors, chance, unit }: Sketch): string {
  const { width, height } = size;
  const layers = 5;
  const ranges = Array.from({ length: layers }, (_, index) => {
    const y = height * (0.46 + index * 0.115);
    const count = 7 + index * 2;
    const points = Array.from(
      { length: count + 1 },
      (_point, step): Point => [
        ((step - 0.5) / (count - 1)) * width,
        y - (step % 2 === 0 ? between(chance, 2, 6) : between(chance, 11, 22 - index * 2)) * unit,
      ],
    );
    const color = mix(mix(colors.soft, colors.main, 0.5), colors.deep, index / (layers - 1));
    const path = `M${points.map(([x, top]) => `${round(x)} ${round(top)}`).join('L')}V${height}H${round(points[0]?.[0] ?? 0)}Z`;
    return gradient(`m${index}`, [color, mix(color, colors.paper, 0.28)]) + shape(path, `url(#m${index})`);
  });
  const [x, y] = [width * 0.68, height * 0.3];
  return (
    gradient('g', [mix(colors.soft, colors.main, 0.35), colors.soft, colors.paper]) +
    light('l', colors.accent, 0.7) +
    ground(size, 'url(#g)') +
    disc(x, y, 44 * unit, 'url(#l)') +
    disc(x, y, 9.5 * unit, mix(colors.accent, colors.paper, 0.3)) +
    ranges.join('')
  );
}

function sea({ size, colors, chance, unit }: Sketch): string {
  const { width, height } = size;
  const level = height * 0.56;
  const x = width * 0.36;
  const glints = Array.from({ length: 46 }, () => {
    const depth = chance() ** 1.3;
    const length = between(chance, 3, 8 + depth * 12) * unit;
    const left = x + between(chance, -1, 1) * (10 + depth * 34) * unit - length / 2;
    return box(
      left,
      level + depth * (height - level),
      length,
      (0.35 + depth * 0.8) * unit,
      colors.accent,
      ` rx="${round(unit / 2)}" opacity="${round(between(chance, 0.25, 0.75))}"`,
    );
  });
  const boat =
    shape(`M-9 0H9L6 4.6H-6Z`, colors.deep) +
    shape('M-.6 -1V-17L-9.4 -1Z', colors.paper) +
    shape('M.6 -1V-14.5L7.8 -1Z', mix(colors.paper, colors.accent, 0.4));
  return (
    gradient('g', [mix(colors.main, colors.soft, 0.4), colors.soft, colors.paper]) +
    gradient('w', [mix(colors.main, colors.strong, 0.4), colors.strong, colors.deep]) +
    light('l', colors.accent, 0.75) +
    ground(size, 'url(#g)') +
    disc(x, level, 48 * unit, 'url(#l)') +
    disc(x, level - 5 * unit, 15 * unit, colors.accent) +
    box(0, level, width, height - level, 'url(#w)') +
    glints.join('') +
    placed(width * 0.72, level + 4 * unit, boat, 0, unit * 0.85)
  );
}

function dunes({ size, colors, chance, unit }: Sketch): string {
  const { width, height } = size;
  const drawn = Array.from({ length: 4 }, (_, index) => {
    const y = height * (0.56 + index * 0.12);
    const crest = width * between(chance, 0.25, 0.75);
    const points: readonly Point[] = [
      [-width * 0.1, y + between(chance, 2, 9) * unit],
      [crest * 0.5, y - between(chance, 0, 6) * unit],
      [crest, y - between(chance, 9, 14) * unit],
      [(crest + width) / 2, y + between(chance, -2, 3) * unit],
      [width * 1.1, y + between(chance, 0, 6) * unit],
    ];
    const color = mix(mix(colors.soft, colors.main, 0.45), colors.strong, index / 3);
    const [, , peak] = points;
    const shade = peak
      ? shape(
          `M${round(peak[0])} ${round(peak[1])}C${round(peak[0] - 4 * unit)} ${round(peak[1] + 14 * unit)} ${round(peak[0] + 12 * unit)} ${round(peak[1] + 26 * unit)} ${round(peak[0] - 6 * unit)} ${round(height)}H${round(width * 1.1)}V${round(y + 5 * unit)}C${round((peak[0] + width) / 2)} ${round(y + 3 * unit)} ${round(peak[0] + 12 * unit)} ${round(peak[1] + 5 * unit)} ${round(peak[0])} ${round(peak[1])}Z`,
          colors.deep,
          ' opacity="0.13"',
        )
      : '';
    return shape(`${smooth(points)}V${height}H0Z`, color) + shade;
  });
  return (
    gradient('g', [mix(colors.accent, colors.paper, 0.15), colors.soft, colors.paper]) +
    ground(size, 'url(#g)') +
    disc(width * 0.7, height * 0.32, 12 * unit, colors.paper) +
    drawn.join('')
  );
}

function winter({ size, colors, chance, unit }: Sketch): string {
  const { width, height } = size;
  const pine = (x: number, y: number, scale: number, fill: string) =>
    placed(
      x,
      y,
      [0, 1, 2]
        .map(
          (tier) =>
            shape(`M0 ${-26 + tier * 7}L${6 + tier * 2.6} ${-14 + tier * 7}H${-6 - tier * 2.6}Z`, fill) +
            shape(
              `M0 ${-26 + tier * 7}L${2.6 + tier * 0.8} ${-20.6 + tier * 7}L0 ${-21.8 + tier * 7}L${-2.6 - tier * 0.8} ${-20.6 + tier * 7}Z`,
              '#fff',
              ' opacity="0.85"',
            ),
        )
        .reverse()
        .join('') + box(-1.2, 0, 2.4, 4, colors.deep),
      0,
      unit * scale,
    );
  const row = (count: number, y: number, scale: number, fill: string) =>
    Array.from({ length: count }, (_, index) =>
      pine(
        ((index + between(chance, 0.2, 0.8)) / count) * width,
        y + between(chance, -1.5, 3) * unit,
        scale * between(chance, 0.75, 1.2),
        fill,
      ),
    ).join('');
  const wide = width / height;
  const flakes = Array.from({ length: 90 }, () =>
    disc(
      chance() * width,
      chance() * height,
      between(chance, 0.2, 0.7) * unit,
      '#fff',
      ` opacity="${round(between(chance, 0.4, 0.95))}"`,
    ),
  );
  return (
    gradient('g', [mix(colors.strong, colors.deep, 0.35), colors.main, colors.soft]) +
    ground(size, 'url(#g)') +
    disc(width * 0.76, height * 0.25, 8.5 * unit, colors.paper) +
    shape(hills(size, chance, height * 0.64, 5 * unit, 4), mix(colors.soft, colors.main, 0.4)) +
    row(Math.round(9 * wide), height * 0.7, 0.62, mix(colors.main, colors.strong, 0.75)) +
    shape(hills(size, chance, height * 0.77, 4 * unit, 3), mix(colors.paper, colors.soft, 0.55)) +
    row(Math.round(5 * wide), height * 0.86, 1.15, mix(colors.strong, colors.deep, 0.55)) +
    shape(hills(size, chance, height * 0.92, 3 * unit, 3), colors.paper) +
    flakes.join('')
  );
}

export const LANDSCAPES: readonly Motif[] = [
  {
    id: 'mountains',
    title: { en: 'Mountains', de: 'Berge', es: 'Montañas' },
    words: `${WORDS} travel outdoor hiking alps reise wandern alpen viaje senderismo sol`,
    palettes: ['sunset', 'forest', 'midnight'],
    draw: mountains,
  },
  {
    id: 'sea',
    title: { en: 'Sea at sunset', de: 'Meer bei Sonnenuntergang', es: 'Mar al atardecer' },
    words: `${WORDS} ocean beach boat summer travel vacation strand boot sommer urlaub reise playa barco verano viaje`,
    palettes: ['sunset', 'ocean', 'berry'],
    draw: sea,
  },
  {
    id: 'dunes',
    title: { en: 'Dunes', de: 'Dünen', es: 'Dunas' },
    words: `${WORDS} desert sand travel wüste reise desierto arena viaje`,
    palettes: ['sand', 'coral', 'lavender'],
    draw: dunes,
  },
  {
    id: 'winter-forest',
    title: { en: 'Winter forest', de: 'Winterwald', es: 'Bosque de invierno' },
    words: `${WORDS} snow christmas trees holidays schnee weihnachten bäume feiertage nieve navidad árboles`,
    palettes: ['midnight', 'ocean', 'forest'],
    draw: winter,
  },
];
