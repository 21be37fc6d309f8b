import type { Motif, Sketch } from '../motif.ts';
import { between, box, disc, gradient, ground, light, mix, placed, round, shape, stroke } from '../sketch.ts';

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
    id: 'night-sky',
    title: { en: 'Night sky', de: 'Nachthimmel', es: 'Cielo nocturno' },
    words: `${WORDS} moon stars dream sleep mond sterne traum luna estrellas sueño`,
    palettes: ['midnight', 'lavender', 'ocean'],
    draw: nightSky,
  },
];
