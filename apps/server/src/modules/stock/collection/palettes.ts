/** A text in the languages of the interface. */
export interface Texts {
  readonly en: string;
  readonly de: string;
  readonly es: string;
}

/** Six colors that go together, from the lightest to the deepest, and an accent color. */
export interface Palette {
  readonly title: Texts;
  readonly paper: string;
  readonly soft: string;
  readonly main: string;
  readonly strong: string;
  readonly deep: string;
  readonly accent: string;
}

function palette(title: Texts, ...colors: readonly [string, string, string, string, string, string]): Palette {
  const [paper, soft, main, strong, deep, accent] = colors;
  return { title, paper, soft, main, strong, deep, accent };
}

export const PALETTES = {
  ocean: palette(
    { en: 'ocean blue', de: 'Ozeanblau', es: 'azul océano' },
    '#e9f6f7',
    '#a8dbe2',
    '#3fa3ba',
    '#1d6e90',
    '#113a54',
    '#ffb866',
  ),
  sunset: palette(
    { en: 'sunset red', de: 'Abendrot', es: 'rojo atardecer' },
    '#fff1e4',
    '#ffc89e',
    '#f7866a',
    '#d34e79',
    '#55285c',
    '#ffd466',
  ),
  forest: palette(
    { en: 'forest green', de: 'Waldgrün', es: 'verde bosque' },
    '#f2f6e9',
    '#c3daab',
    '#79a86f',
    '#3d7a58',
    '#1c4237',
    '#e9a13b',
  ),
  berry: palette(
    { en: 'berry pink', de: 'Beerenrosa', es: 'rosa frambuesa' },
    '#fdeef3',
    '#f7bdd1',
    '#e06c96',
    '#a83973',
    '#491a43',
    '#f8c35d',
  ),
  sand: palette(
    { en: 'warm sand', de: 'warmer Sand', es: 'arena cálida' },
    '#fbf5ea',
    '#ecd8ba',
    '#d3a97a',
    '#a8744e',
    '#4c3427',
    '#5b918d',
  ),
  lavender: palette(
    { en: 'lavender', de: 'Lavendel', es: 'lavanda' },
    '#f5f1fd',
    '#d3c5f3',
    '#9c86df',
    '#6853b7',
    '#2e245f',
    '#f7a6b8',
  ),
  citrus: palette(
    { en: 'citrus yellow', de: 'Zitrusgelb', es: 'amarillo cítrico' },
    '#fffae3',
    '#ffe68c',
    '#ffc53d',
    '#f2862d',
    '#6e3713',
    '#5dba8b',
  ),
  mint: palette(
    { en: 'fresh mint', de: 'frische Minze', es: 'menta fresca' },
    '#effaf6',
    '#b8e8d5',
    '#62c5a2',
    '#2b937a',
    '#13483f',
    '#ff9d84',
  ),
  graphite: palette(
    { en: 'cool gray', de: 'kühles Grau', es: 'gris frío' },
    '#f4f5f7',
    '#d5d9e0',
    '#9aa3b2',
    '#596373',
    '#1f2631',
    '#4c8dff',
  ),
  coral: palette(
    { en: 'coral', de: 'Koralle', es: 'coral' },
    '#fff3f0',
    '#ffc9bd',
    '#ff8f7b',
    '#df5650',
    '#571f27',
    '#2ba193',
  ),
  midnight: palette(
    { en: 'midnight blue', de: 'Mitternachtsblau', es: 'azul medianoche' },
    '#eef1fb',
    '#b5c2ea',
    '#6b80c9',
    '#34478c',
    '#131b3d',
    '#ffd88a',
  ),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
