import type { Motif, Sketch } from '../motif.ts';
import { between, disc, gradient, ground, hills, mix, oneOf, placed, round, shape, stroke } from '../sketch.ts';

const WORDS = 'landscape nature landschaft natur paisaje naturaleza';

function meadow({ size, colors, chance, unit }: Sketch): string {
  const { width, height } = size;
  const flower = (x: number, y: number, scale: number) => {
    const fill = oneOf(chance, [colors.accent, colors.strong, colors.paper, colors.main]);
    const petals = Array.from(
      { length: 7 },
      (_, index) =>
        `<ellipse cx="0" cy="-3.1" rx="1.55" ry="3" fill="${fill}" transform="rotate(${round((index * 360) / 7)})"/>`,
    );
    const lean = between(chance, -5, 5);
    return (
      stroke(
        `M${round(x)} ${height}Q${round(x + lean * unit)} ${round((y + height) / 2)} ${round(x)} ${round(y)}`,
        colors.deep,
        0.55 * unit * scale,
      ) +
      placed(
        x,
        y,
        petals.join('') + disc(0, 0, 1.7, mix(colors.deep, colors.accent, 0.35)),
        chance() * 60,
        unit * scale,
      )
    );
  };
  const count = Math.round(width / (7.5 * unit));
  const flowers = Array.from({ length: count }, (_, index) =>
    flower(
      ((index + between(chance, 0.15, 0.85)) / count) * width,
      height * between(chance, 0.46, 0.82),
      between(chance, 0.75, 1.6),
    ),
  );
  return (
    gradient('g', [colors.paper, colors.soft]) +
    ground(size, 'url(#g)') +
    disc(width * 0.2, height * 0.24, 9 * unit, mix(colors.accent, colors.paper, 0.4)) +
    shape(hills(size, chance, height * 0.66, 6 * unit, 3), mix(colors.soft, colors.main, 0.55)) +
    shape(hills(size, chance, height * 0.8, 5 * unit, 4), mix(colors.main, colors.strong, 0.5)) +
    flowers.join('')
  );
}

function leaves({ size, colors, chance, unit }: Sketch): string {
  const sprig = (main: string, vein: string) => {
    const leaf = (turn: number, y: number, scale: number) =>
      `<g transform="translate(0 ${y}) rotate(${turn}) scale(${scale})">${shape('M0 0C-4.4 -4 -4 -10 0 -14C4 -10 4.4 -4 0 0Z', main)}${stroke('M0 -1V-11.5', vein, 0.45)}</g>`;
    const pairs = [0, 1, 2, 3].map(
      (pair) => leaf(-52, 8 - pair * 6, 1 - pair * 0.13) + leaf(52, 8 - pair * 6, 1 - pair * 0.13),
    );
    return stroke('M0 15V-16', main, 0.8) + pairs.join('') + leaf(0, -14, 0.62);
  };
  const step = 27 * unit;
  const drawn: string[] = [];
  for (let row = 0; row * step * 0.82 < size.height + step; row += 1) {
    for (let column = 0; column * step < size.width + step * 2; column += 1) {
      const main = oneOf(chance, [colors.main, colors.strong, colors.soft, mix(colors.main, colors.accent, 0.75)]);
      const [x, y] = [(column - (row % 2) * 0.5) * step, row * step * 0.82];
      drawn.push(
        placed(
          x,
          y,
          sprig(main, colors.paper),
          ((row + column) % 2 === 0 ? 28 : -152) + between(chance, -12, 12),
          unit * 0.78,
        ),
      );
      drawn.push(disc(x + step / 2, y, 0.9 * unit, colors.accent));
    }
  }
  return ground(size, colors.paper) + drawn.join('');
}

function blossoms({ size, colors, chance, unit }: Sketch): string {
  const bloom = (petals: number, fill: string, heart: string) => {
    const inner = mix(fill, colors.paper, 0.4);
    const ring = (far: number, length: number, color: string, turn: number) =>
      Array.from(
        { length: petals },
        (_, index) =>
          `<ellipse cx="0" cy="${-far}" rx="${round((length * 2.1) / Math.sqrt(petals) / 1.5)}" ry="${length}" fill="${color}" transform="rotate(${round((index * 360) / petals + turn)})"/>`,
      ).join('');
    return ring(6.2, 5.2, fill, 0) + ring(4, 3.4, inner, 180 / petals) + disc(0, 0, 2.5, heart);
  };
  const step = 25 * unit;
  const drawn: string[] = [];
  for (let row = 0; row * step < size.height + step; row += 1) {
    for (let column = 0; column * step < size.width + step * 2; column += 1) {
      const [x, y] = [(column - (row % 2) * 0.5) * step, row * step];
      const fill = oneOf(chance, [colors.main, colors.strong, colors.soft, colors.accent]);
      drawn.push(
        placed(
          x,
          y,
          bloom(oneOf(chance, [6, 8, 9]), fill, fill === colors.accent ? colors.strong : colors.accent),
          chance() * 90,
          unit * between(chance, 0.75, 1.08),
        ),
      );
      drawn.push(
        placed(
          x + step / 2,
          y + step * 0.1,
          bloom(5, mix(colors.paper, colors.soft, 0.65), colors.main),
          chance() * 90,
          unit * 0.34,
        ),
      );
    }
  }
  return ground(size, mix(colors.deep, colors.strong, 0.12)) + drawn.join('');
}

export const FLORA: readonly Motif[] = [
  {
    id: 'meadow',
    title: { en: 'Flower meadow', de: 'Blumenwiese', es: 'Prado de flores' },
    words: `${WORDS} spring flowers garden easter frühling blumen garten ostern primavera flores jardín pascua`,
    palettes: ['berry', 'mint', 'citrus'],
    draw: meadow,
  },
  {
    id: 'leaves',
    title: { en: 'Leaves', de: 'Blätter', es: 'Hojas' },
    words: `${WORDS} pattern plants botanical green muster pflanzen botanisch patrón plantas botánico`,
    palettes: ['forest', 'mint', 'sand'],
    draw: leaves,
  },
  {
    id: 'blossoms',
    title: { en: 'Blossoms', de: 'Blüten', es: 'Flores' },
    words: `${WORDS} pattern flowers spring garden muster blumen frühling patrón primavera jardín`,
    palettes: ['berry', 'coral', 'midnight'],
    draw: blossoms,
  },
];
