import type { BlockTranslations } from '../mail-block.ts';

export const headingTranslations: BlockTranslations = {
  de: {
    name: 'Überschrift',
    keywords: 'überschrift, titel, schlagzeile, h1, h2, h3',
    'tile.heading': 'Überschrift',
    'field.level': 'Ebene',
    'option.level.h1': 'H1',
    'option.level.h2': 'H2',
    'option.level.h3': 'H3',
    'option.level.h4': 'H4',
    'option.level.h5': 'H5',
    'option.level.h6': 'H6',
  },
  es: {
    name: 'Título',
    keywords: 'título, titular, encabezado, h1, h2, h3',
    'tile.heading': 'Título',
    'field.level': 'Nivel',
    'option.level.h1': 'H1',
    'option.level.h2': 'H2',
    'option.level.h3': 'H3',
    'option.level.h4': 'H4',
    'option.level.h5': 'H5',
    'option.level.h6': 'H6',
  },
};
