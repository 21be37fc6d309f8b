import type { Motif, Sketch } from '../motif.ts';
import {
  between,
  box,
  type Chance,
  disc,
  ground,
  oneOf,
  type Point,
  placed,
  polygon,
  round,
  shape,
  stroke,
} from '../sketch.ts';

const WORDS = 'pattern background muster hintergrund patrón fondo';

function terrazzo({ size, colors, chance, unit }: Sketch): string {
  const chips = spread(size, chance, 6.4 * unit).map(([x, y]) => {
    const radius = between(chance, 0.9, 3.1) * unit;
    const corners = 5 + Math.floor(chance() * 3);
    const points = Array.from({ length: corners }, (_, index): Point => {
      const angle = ((index + between(chance, -0.28, 0.28)) / corners) * Math.PI * 2;
      const far = radius * between(chance, 0.7, 1.2);
      return [Math.cos(angle) * far * 1.25, Math.sin(angle) * far];
    });
    const fill = oneOf(chance, [colors.main, colors.strong, colors.accent, colors.soft, colors.deep]);
    return placed(x, y, shape(polygon(points), fill), chance() * 360);
  });
  return ground(size, colors.paper) + chips.join('');
}

function confetti({ size, colors, chance, unit }: Sketch): string {
  const pieces = spread(size, chance, 11 * unit).map(([x, y]) => {
    const fill = oneOf(chance, [colors.main, colors.strong, colors.accent, colors.soft]);
    const kinds = [
      box(-1.1 * unit, -2.9 * unit, 2.2 * unit, 5.8 * unit, fill, ` rx="${round(0.5 * unit)}"`),
      disc(0, 0, 2 * unit, fill),
      stroke(
        `M${round(-2.4 * unit)} 0q${round(0.8 * unit)} ${round(-2 * unit)} ${round(1.6 * unit)} 0t${round(1.6 * unit)} 0t${round(1.6 * unit)} 0`,
        fill,
        0.7 * unit,
      ),
      shape(
        polygon([
          [0, -1.7 * unit],
          [1.6 * unit, 1.2 * unit],
          [-1.6 * unit, 1.2 * unit],
        ]),
        fill,
      ),
      disc(0, 0, 1 * unit, fill),
    ];
    return placed(x, y, kinds[Math.floor(chance() * kinds.length)] ?? '', chance() * 360);
  });
  return ground(size, colors.paper) + pieces.join('');
}

function spread({ width, height }: Sketch['size'], chance: Chance, step: number): readonly Point[] {
  const places: Point[] = [];
  for (let y = -step / 2; y < height + step; y += step) {
    for (let x = -step / 2; x < width + step; x += step) {
      places.push([x + between(chance, -0.36, 0.36) * step, y + between(chance, -0.36, 0.36) * step]);
    }
  }
  return places;
}

export const SCATTERED: readonly Motif[] = [
  {
    id: 'terrazzo',
    title: { en: 'Terrazzo', de: 'Terrazzo', es: 'Terrazo' },
    words: `${WORDS} stone marble stein piedra mármol`,
    palettes: ['sand', 'mint', 'lavender'],
    draw: terrazzo,
  },
  {
    id: 'confetti',
    title: { en: 'Confetti', de: 'Konfetti', es: 'Confeti' },
    words: `${WORDS} party birthday celebration sale feier geburtstag fest fiesta cumpleaños`,
    palettes: ['berry', 'citrus', 'ocean'],
    draw: confetti,
  },
];
