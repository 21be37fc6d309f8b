import type { BlockTranslations } from '../mail-block.ts';

export const iconTranslations: BlockTranslations = {
  de: {
    name: 'Symbol',
    keywords: 'symbol, icon, piktogramm, zeichen, abzeichen, emoji',
    'tile.icon': 'Symbol',
    'description.icon': 'Ein kleines Symbol aus der Symbolbibliothek, auf Wunsch mit Link.',
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
    'description.icon': 'Un pequeño símbolo de la biblioteca de iconos, con enlace si quieres.',
    'field.src': 'Icono',
    'field.alt': 'Texto alternativo (vacío si es decorativo)',
    'field.link': 'Enlace',
    'field.size': 'Tamaño',
    'label.empty': 'Elige un icono',
  },
};
