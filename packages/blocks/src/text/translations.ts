import type { BlockTranslations } from '../mail-block.ts';

export const textTranslations: BlockTranslations = {
  de: {
    name: 'Text',
    keywords: 'text, absatz, fließtext, liste, aufzählung, link, schreiben',
    'tile.text': 'Text',
  },
  es: {
    name: 'Texto',
    keywords: 'texto, párrafo, cuerpo, lista, viñetas, enlace, escribir',
    'tile.text': 'Texto',
  },
};
