import type { Motif, Sketch } from '../motif.ts';
import {
  between,
  blur,
  disc,
  gradient,
  ground,
  light,
  mix,
  type Point,
  round,
  shape,
  smooth,
  stroke,
} from '../sketch.ts';

const WORDS = 'background gradient abstract hintergrund verlauf abstrakt fondo degradado abstracto';

function mesh({ size, colors, chance }: Sketch): string {
  const { width, height } = size;
  const reach = Math.max(width, height);
  const lights = [colors.soft, colors.accent, colors.strong, colors.main, colors.paper, colors.soft];
  const corners: readonly Point[] = [
    [0.05, 0.1],
    [0.9, 0.05],
    [0.95, 0.95],
    [0.1, 0.95],
    [0.45, 0.35],
    [0.7, 0.6],
  ];
  const drawn = lights.map((color, index) => {
    const [x, y] = corners[index] ?? [0.5, 0.5];
    const left = (x + between(chance, -0.12, 0.12)) * width;
    const top = (y + between(chance, -0.12, 0.12)) * height;
    const radius = reach * between(chance, 0.42, 0.62) * (index > 3 ? 0.7 : 1);
    return light(`l${index}`, color, 0.95) + disc(left, top, radius, `url(#l${index})`);
  });
  return ground(size, colors.main) + drawn.join('');
}

function aurora({ size, colors, chance, unit }: Sketch): string {
  const { width, height } = size;
  const bands = [colors.accent, colors.main, colors.soft, colors.strong, colors.main].map((color, index) => {
    const base = height * (0.32 + index * 0.13);
    const points = Array.from(
      { length: 7 },
      (_, step): Point => [
        (step / 6) * width * 1.2 - width * 0.1,
        base + between(chance, -14, 14) * unit - step * 2.4 * unit,
      ],
    );
    return stroke(smooth(points), color, between(chance, 9, 17) * unit, ` opacity="0.62" filter="url(#b)"`);
  });
  return (
    gradient('g', [colors.deep, mix(colors.deep, colors.strong, 0.55)], 0.3) +
    blur('b', 7 * unit) +
    ground(size, 'url(#g)') +
    bands.join('')
  );
}

function horizon({ size, colors, unit }: Sketch): string {
  const { width, height } = size;
  const x = width / 2;
  const y = height * 0.62;
  const rings = [62, 50, 39, 29].map((radius, index) => {
    const color = mix(colors.soft, colors.accent, index / 3);
    return disc(x, y, radius * unit, color, ` opacity="${round(0.28 + index * 0.12)}"`);
  });
  return (
    gradient('g', [mix(colors.main, colors.strong, 0.35), colors.main, colors.soft, colors.paper]) +
    gradient('d', [colors.accent, colors.main]) +
    ground(size, 'url(#g)') +
    rings.join('') +
    disc(x, y, 20 * unit, 'url(#d)')
  );
}

function silk({ size, colors, unit }: Sketch): string {
  const { width, height } = size;
  const folds = Array.from({ length: 9 }, (_, index) => {
    const y = height * (0.02 + index * 0.125);
    const points = Array.from(
      { length: 6 },
      (_point, step): Point => [
        (step / 5) * width * 1.1 - width * 0.05,
        y + Math.sin(step * 1.35 + index * 0.55) * (10 + index * 0.8) * unit,
      ],
    );
    const color = mix(colors.soft, colors.strong, index / 8);
    return (
      gradient(`s${index}`, [color, mix(color, colors.paper, 0.5), mix(color, colors.deep, 0.14)], 1) +
      shape(`${smooth(points)}V${height}H0Z`, '#000', ` opacity="0.16" filter="url(#b)"`) +
      shape(`${smooth(points)}V${height}H0Z`, `url(#s${index})`)
    );
  });
  return blur('b', 2.4 * unit) + ground(size, colors.paper) + folds.join('');
}

export const GRADIENTS: readonly Motif[] = [
  {
    id: 'blended-light',
    title: { en: 'Blended light', de: 'Ineinander fließendes Licht', es: 'Luz difuminada' },
    words: `${WORDS} mesh color soft weich farbe suave color`,
    palettes: ['sunset', 'ocean', 'lavender', 'mint'],
    draw: mesh,
  },
  {
    id: 'northern-lights',
    title: { en: 'Northern lights', de: 'Nordlichter', es: 'Aurora boreal' },
    words: `${WORDS} aurora night sky dark nacht himmel dunkel noche cielo oscuro`,
    palettes: ['mint', 'midnight', 'berry'],
    draw: aurora,
  },
  {
    id: 'rising-sun',
    title: { en: 'Rising sun', de: 'Aufgehende Sonne', es: 'Sol naciente' },
    words: `${WORDS} sun summer morning sonne sommer morgen verano mañana`,
    palettes: ['sunset', 'citrus', 'berry'],
    draw: horizon,
  },
  {
    id: 'silk-folds',
    title: { en: 'Folds of silk', de: 'Seidenfalten', es: 'Pliegues de seda' },
    words: `${WORDS} fabric elegant luxury stoff edel tela elegante lujo`,
    palettes: ['coral', 'midnight', 'sand'],
    draw: silk,
  },
];
