import type { Motif, Sketch } from '../motif.ts';
import {
  between,
  blur,
  disc,
  gradient,
  ground,
  hills,
  light,
  mix,
  oneOf,
  type Point,
  polygon,
  round,
  shape,
  smooth,
  stroke,
} from '../sketch.ts';

const WORDS = 'background abstract hintergrund abstrakt fondo abstracto';

function waves({ size, colors, chance, unit }: Sketch): string {
  const layers = 6;
  const drawn = Array.from({ length: layers }, (_, index) => {
    const y = size.height * (0.4 + index * 0.105);
    return shape(
      hills(size, chance, y, 5.5 * unit, 3 + (index % 3)),
      mix(colors.soft, colors.deep, (index / (layers - 1)) ** 1.2),
    );
  });
  return gradient('g', [colors.paper, mix(colors.paper, colors.soft, 0.6)]) + ground(size, 'url(#g)') + drawn.join('');
}

function paperCut({ size, colors, chance, unit }: Sketch): string {
  const { width, height } = size;
  const layers = [
    colors.paper,
    colors.soft,
    mix(colors.soft, colors.main, 0.6),
    colors.main,
    colors.strong,
    colors.deep,
  ];
  const reach = Math.hypot(width, height) / 2;
  const drawn = layers.map((color, index) => {
    const radius = reach * (1.12 - index * 0.17);
    const points = Array.from({ length: 11 }, (_, step): Point => {
      const angle = (step / 11) * Math.PI * 2;
      const far = radius * between(chance, 0.84, 1.1);
      return [
        width * 0.54 + Math.cos(angle) * far * (width > height ? 1.12 : 1),
        height * 0.5 + Math.sin(angle) * far * 0.82,
      ];
    });
    const path = smooth(points, true);
    if (index === 0) return ground(size, color);
    return (
      shape(path, colors.deep, ` opacity="0.34" filter="url(#b)" transform="translate(0 ${round(unit)})"`) +
      shape(path, color)
    );
  });
  return blur('b', 1.6 * unit) + drawn.join('');
}

function lines({ size, colors, chance, unit }: Sketch): string {
  const { width, height } = size;
  const count = 34;
  const bend = between(chance, 0, 6);
  const drawn = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const points = Array.from({ length: 9 }, (_point, step): Point => {
      const x = (step / 8) * width * 1.1 - width * 0.05;
      const spread = (share - 0.5) * height * (0.35 + 0.55 * Math.abs(Math.sin(step * 0.55 + bend)));
      return [x, height / 2 + Math.sin(step * 0.8 + bend) * 17 * unit + spread];
    });
    return stroke(
      smooth(points),
      mix(colors.accent, colors.soft, share),
      0.32 * unit,
      ` opacity="${round(0.4 + share * 0.5)}"`,
    );
  });
  return gradient('g', [colors.deep, colors.strong], 0.6) + ground(size, 'url(#g)') + drawn.join('');
}

function bokeh({ size, colors, chance, unit }: Sketch): string {
  const { width, height } = size;
  const tones = [colors.accent, colors.soft, colors.main, colors.paper] as const;
  const discs = Array.from({ length: 46 }, (_, index) => {
    const radius = between(chance, 1.5, index < 8 ? 17 : 9) * unit;
    const y = height * (1 - chance() ** 1.4);
    const more = ` opacity="${round(between(chance, 0.14, 0.5))}"${index < 14 ? ' filter="url(#b)"' : ''}`;
    return disc(chance() * width, y, radius, oneOf(chance, tones), more);
  });
  return (
    gradient('g', [colors.deep, mix(colors.deep, colors.strong, 0.7), colors.strong]) +
    light('l', colors.accent, 0.55) +
    blur('b', 1.1 * unit) +
    ground(size, 'url(#g)') +
    disc(width / 2, height, Math.max(width, height) * 0.62, 'url(#l)') +
    discs.join('')
  );
}

function facets({ size, colors, chance, unit }: Sketch): string {
  const { width, height } = size;
  const step = 15 * unit;
  const columns = Math.ceil(width / step) + 2;
  const rows = Math.ceil(height / step) + 2;
  const points = Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: columns },
      (_point, column): Point => [
        (column - 0.5) * step + between(chance, -0.34, 0.34) * step,
        (row - 0.5) * step + between(chance, -0.34, 0.34) * step,
      ],
    ),
  );
  const tones = [colors.paper, colors.soft, colors.main, colors.strong, colors.deep];
  const tone = ([x, y]: Point) => {
    const place = Math.min(0.999, Math.max(0, (x / width) * 0.45 + (y / height) * 0.55 + between(chance, -0.06, 0.06)));
    const index = Math.floor(place * 4);
    return mix(tones[index] ?? colors.main, tones[index + 1] ?? colors.deep, place * 4 - index);
  };
  const triangle = (...corners: readonly [Point, Point, Point]) => {
    const [one, two, three] = corners;
    const fill = tone([(one[0] + two[0] + three[0]) / 3, (one[1] + two[1] + three[1]) / 3]);
    return shape(polygon(corners), fill, ` stroke="${fill}" stroke-width="1"`);
  };
  const drawn = points.slice(0, -1).flatMap((row, y) =>
    row.slice(0, -1).map((topLeft, x) => {
      const topRight = row[x + 1] ?? topLeft;
      const bottomLeft = points[y + 1]?.[x] ?? topLeft;
      const bottomRight = points[y + 1]?.[x + 1] ?? topLeft;
      return (x + y) % 2 === 0
        ? triangle(topLeft, topRight, bottomLeft) + triangle(topRight, bottomRight, bottomLeft)
        : triangle(topLeft, topRight, bottomRight) + triangle(topLeft, bottomRight, bottomLeft);
    }),
  );
  return ground(size, colors.main) + drawn.join('');
}

function arches({ size, colors, unit }: Sketch): string {
  const { width, height } = size;
  const tones = [colors.strong, colors.main, colors.accent, colors.soft];
  const arch = (x: number, y: number, radius: number) =>
    tones
      .map((color, index) => {
        const far = radius * (1 - index * 0.24);
        return (
          shape(`M${round(x - far)} ${round(y)}a${round(far)} ${round(far)} 0 0 1 ${round(far * 2)} 0Z`, color) +
          shape(
            `M${round(x - far * 0.9)} ${round(y)}a${round(far * 0.9)} ${round(far * 0.9)} 0 0 1 ${round(far * 1.8)} 0Z`,
            colors.paper,
            index === 3 ? ' opacity="0"' : '',
          )
        );
      })
      .join('');
  const bottom = height;
  return (
    ground(size, colors.paper) +
    disc(width * 0.78, height * 0.24, 11 * unit, colors.accent) +
    arch(width * 0.24, bottom, 46 * unit) +
    arch(width * 0.8, bottom, 34 * unit) +
    arch(width * 0.53, bottom, 19 * unit)
  );
}

export const ABSTRACTS: readonly Motif[] = [
  {
    id: 'soft-waves',
    title: { en: 'Soft waves', de: 'Sanfte Wellen', es: 'Olas suaves' },
    words: `${WORDS} layers hills calm hügel ruhig capas calma`,
    palettes: ['ocean', 'berry', 'forest'],
    draw: waves,
  },
  {
    id: 'paper-cut',
    title: { en: 'Layered paper', de: 'Geschichtetes Papier', es: 'Papel en capas' },
    words: `${WORDS} cut depth craft scherenschnitt tiefe recorte profundidad`,
    palettes: ['coral', 'ocean', 'lavender'],
    draw: paperCut,
  },
  {
    id: 'flowing-lines',
    title: { en: 'Flowing lines', de: 'Fließende Linien', es: 'Líneas fluidas' },
    words: `${WORDS} technology motion dark technik bewegung dunkel tecnología movimiento oscuro`,
    palettes: ['midnight', 'berry', 'mint'],
    draw: lines,
  },
  {
    id: 'bokeh',
    title: { en: 'Lights in the dark', de: 'Lichter im Dunkeln', es: 'Luces en la oscuridad' },
    words: `${WORDS} bokeh party night celebration feier nacht fest fiesta noche celebración`,
    palettes: ['midnight', 'berry', 'sand'],
    draw: bokeh,
  },
  {
    id: 'facets',
    title: { en: 'Facets', de: 'Facetten', es: 'Facetas' },
    words: `${WORDS} triangles polygon crystal dreiecke kristall triángulos cristal`,
    palettes: ['ocean', 'sunset', 'graphite'],
    draw: facets,
  },
  {
    id: 'arches',
    title: { en: 'Rainbow arches', de: 'Regenbogenbögen', es: 'Arcos de arcoíris' },
    words: `${WORDS} rainbow boho retro regenbogen arcoíris`,
    palettes: ['sand', 'coral', 'mint'],
    draw: arches,
  },
];
