import type { BlockTranslations } from '../mail-block.ts';

export const spaceTranslations: BlockTranslations = {
  de: {
    name: 'Abstand',
    keywords: 'abstand, leerraum, lücke, leer, höhe, rand',
    'tile.space': 'Abstand',
    'field.height': 'Höhe',
  },
  es: {
    name: 'Espacio',
    keywords: 'espacio, espaciador, hueco, blanco, alto, margen',
    'tile.space': 'Espacio',
    'field.height': 'Alto',
  },
};
