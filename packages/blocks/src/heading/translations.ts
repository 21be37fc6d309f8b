import type { BlockTranslations } from '../mail-block.ts';

export const headingTranslations: BlockTranslations = {
  de: {
    name: 'Überschrift',
    keywords: 'überschrift, titel, schlagzeile, h1, h2, h3',
    'tile.heading': 'Überschrift',
    'description.heading': 'Ein Titel in einer von sechs Ebenen. Das Aussehen jeder Ebene gilt für die ganze E-Mail.',
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
    'description.heading':
      'Un título de uno de seis niveles. El aspecto de cada nivel se define una vez para todo el correo.',
    'field.level': 'Nivel',
    'option.level.h1': 'H1',
    'option.level.h2': 'H2',
    'option.level.h3': 'H3',
    'option.level.h4': 'H4',
    'option.level.h5': 'H5',
    'option.level.h6': 'H6',
  },
};
