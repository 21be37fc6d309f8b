import type { BlockTranslations } from '../mail-block.ts';

export const imageTranslations: BlockTranslations = {
  de: {
    name: 'Bild',
    keywords: 'bild, foto, logo, banner, grafik, gif, verlinkt, anklickbar',
    'tile.image': 'Bild',
    'tile.linked-image': 'Verlinktes Bild',
    'field.src': 'Bild',
    'field.alt': 'Alternativtext',
    'field.decorative': 'Dekorativ (ohne Alternativtext)',
    'field.link': 'Link',
    'field.fullWidth': 'Volle Breite',
    'field.width': 'Breite (0 = automatisch)',
    'label.empty': 'Bild auswählen',
    'label.linked': 'Bild und Link auswählen',
  },
  es: {
    name: 'Imagen',
    keywords: 'imagen, foto, logo, banner, gráfico, gif, enlazada, clic',
    'tile.image': 'Imagen',
    'tile.linked-image': 'Imagen con enlace',
    'field.src': 'Imagen',
    'field.alt': 'Texto alternativo',
    'field.decorative': 'Decorativa (sin texto alternativo)',
    'field.link': 'Enlace',
    'field.fullWidth': 'Ancho completo',
    'field.width': 'Ancho (0 = automático)',
    'label.empty': 'Elige una imagen',
    'label.linked': 'Elige una imagen y su enlace',
  },
};
