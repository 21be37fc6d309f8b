import type { BlockTranslations } from '../mail-block.ts';

export const quoteTranslations: BlockTranslations = {
  de: {
    name: 'Zitat',
    keywords: 'zitat, kundenstimme, bewertung, meinung, blockquote',
    'tile.quote': 'Zitat',
    'description.quote': 'Die Worte einer Kundin oder eines Autors, vom übrigen Text abgesetzt.',
    'group.bar': 'Balken',
    'field.content': 'Text',
    'field.author': 'Autor',
    'field.italic': 'Kursiv',
    'field.barColor': 'Farbe des Balkens',
    'field.barWidth': 'Breite des Balkens',
  },
  es: {
    name: 'Cita',
    keywords: 'cita, testimonio, reseña, opinión, blockquote',
    'tile.quote': 'Cita',
    'description.quote': 'Las palabras de un cliente o un autor, separadas del resto del texto.',
    'group.bar': 'Barra',
    'field.content': 'Texto',
    'field.author': 'Autor',
    'field.italic': 'Cursiva',
    'field.barColor': 'Color de la barra',
    'field.barWidth': 'Ancho de la barra',
  },
};
