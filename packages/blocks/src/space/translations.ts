import type { BlockTranslations } from '../mail-block.ts';

export const spaceTranslations: BlockTranslations = {
  de: {
    name: 'Abstand',
    keywords: 'abstand, leerraum, lücke, leer, höhe, rand',
    'tile.space': 'Abstand',
    'description.space': 'Leerraum zwischen zwei Blöcken, so hoch, wie Sie ihn ziehen.',
    'field.height': 'Höhe',
  },
  es: {
    name: 'Espacio',
    keywords: 'espacio, espaciador, hueco, blanco, alto, margen',
    'tile.space': 'Espacio',
    'description.space': 'Espacio vacío entre dos bloques, de la altura que le des al arrastrarlo.',
    'field.height': 'Alto',
  },
};
