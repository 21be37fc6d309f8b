import type { BlockTranslations } from '../mail-block.ts';

export const pageWrapperTranslations: BlockTranslations = {
  de: {
    name: 'Seitenrahmen',
    keywords: 'seite, seitenrahmen, rahmen, behälter, e-mail, hintergrund',
    'tile.page-wrapper': 'Seiten\u00ADrahmen',
    'label.empty': 'Abschnitt oder Block hier ablegen',
  },
  es: {
    name: 'Contenedor de página',
    keywords: 'página, cuerpo, contenedor, correo, fondo',
    'tile.page-wrapper': 'Contenedor de página',
    'label.empty': 'Suelta aquí una sección o un bloque',
  },
};
