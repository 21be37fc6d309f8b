import type { BlockTranslations } from '../mail-block.ts';

export const videoTranslations: BlockTranslations = {
  de: {
    name: 'Video',
    keywords: 'video, youtube, vimeo, abspielen, film, clip, medien',
    'tile.video': 'Video',
    'description.video':
      'Das Vorschaubild eines Videos von YouTube oder Vimeo mit Abspielsymbol. Ein Klick öffnet das Video.',
    'field.videolink': 'Link des Videos',
    'field.videoalt': 'Alternativtext',
    'field.playbutton': 'Abspielknopf',
    'option.playbutton.circle-dark': 'Dunkler Kreis',
    'option.playbutton.circle-light': 'Heller Kreis',
    'option.playbutton.circle-outline': 'Kreis mit Umriss',
    'option.playbutton.rounded-red': 'Rot, abgerundet',
    'option.playbutton.rounded-dark': 'Dunkel, abgerundet',
    'option.playbutton.square-blue': 'Blaues Quadrat',
    'option.playbutton.triangle-light': 'Nur Dreieck',
    'option.playbutton.pill-light': 'Helle Pille',
    'label.empty': 'Link eines YouTube- oder Vimeo-Videos angeben',
  },
  es: {
    name: 'Vídeo',
    keywords: 'vídeo, youtube, vimeo, reproducir, película, clip, medios',
    'tile.video': 'Vídeo',
    'description.video':
      'La imagen de un vídeo de YouTube o Vimeo con un botón de reproducción. Un clic abre el vídeo.',
    'field.videolink': 'Enlace del vídeo',
    'field.videoalt': 'Texto alternativo',
    'field.playbutton': 'Botón de reproducción',
    'option.playbutton.circle-dark': 'Círculo oscuro',
    'option.playbutton.circle-light': 'Círculo claro',
    'option.playbutton.circle-outline': 'Círculo con contorno',
    'option.playbutton.rounded-red': 'Rojo, redondeado',
    'option.playbutton.rounded-dark': 'Oscuro, redondeado',
    'option.playbutton.square-blue': 'Cuadrado azul',
    'option.playbutton.triangle-light': 'Solo el triángulo',
    'option.playbutton.pill-light': 'Píldora clara',
    'label.empty': 'Añade el enlace de un vídeo de YouTube o Vimeo',
  },
};
