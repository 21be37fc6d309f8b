import type { BlockTranslations } from '../mail-block.ts';

export const iconTranslations: BlockTranslations = {
  de: {
    name: 'Symbol',
    keywords: 'symbol, icon, piktogramm, zeichen, abzeichen, emoji',
    'tile.icon': 'Symbol',
    'field.src': 'Symbol',
    'field.alt': 'Alternativtext (leer, wenn dekorativ)',
    'field.link': 'Link',
    'field.size': 'Größe',
    'label.empty': 'Symbol auswählen',
  },
  es: {
    name: 'Icono',
    keywords: 'icono, símbolo, pictograma, insignia, emoji',
    'tile.icon': 'Icono',
    'field.src': 'Icono',
    'field.alt': 'Texto alternativo (vacío si es decorativo)',
    'field.link': 'Enlace',
    'field.size': 'Tamaño',
    'label.empty': 'Elige un icono',
  },
};
