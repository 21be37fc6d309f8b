import type { BlockTranslations } from '../mail-block.ts';

export const textTranslations: BlockTranslations = {
  de: {
    name: 'Text',
    keywords: 'text, absatz, fließtext, liste, aufzählung, link, schreiben',
    'tile.text': 'Text',
    'description.text': 'Absätze und Listen mit Links, Farben und Platzhaltern.',
  },
  es: {
    name: 'Texto',
    keywords: 'texto, párrafo, cuerpo, lista, viñetas, enlace, escribir',
    'tile.text': 'Texto',
    'description.text': 'Párrafos y listas con enlaces, colores y campos de combinación.',
  },
};
