import type { BlockTranslations } from '../mail-block.ts';

export const pageWrapperTranslations: BlockTranslations = {
  de: {
    name: 'Seitenrahmen',
    keywords: 'seite, seitenrahmen, rahmen, behälter, e-mail, hintergrund',
    'tile.page-wrapper': 'Seiten\u00ADrahmen',
    'description.page-wrapper': 'Die Seite der E-Mail, in der alle anderen Blöcke stehen. Jede E-Mail hat genau eine.',
    'label.empty': 'Abschnitt oder Block hier ablegen',
  },
  es: {
    name: 'Contenedor de página',
    keywords: 'página, cuerpo, contenedor, correo, fondo',
    'tile.page-wrapper': 'Contenedor de página',
    'description.page-wrapper': 'La página del correo, que contiene todos los demás bloques. Cada correo tiene una.',
    'label.empty': 'Suelta aquí una sección o un bloque',
  },
};
