import type { BlockTranslations } from '../mail-block.ts';

export const columnTranslations: BlockTranslations = {
  de: {
    name: 'Spalte',
    keywords: 'spalte',
    'field.gap': 'Abstand zwischen Blöcken',
    'label.empty': 'Block hier ablegen',
  },
  es: {
    name: 'Columna',
    keywords: 'columna',
    'field.gap': 'Espacio entre bloques',
    'label.empty': 'Suelta un bloque aquí',
  },
};
