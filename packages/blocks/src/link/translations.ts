import type { BlockTranslations } from '../mail-block.ts';

export const linkTranslations: BlockTranslations = {
  de: {
    name: 'Link',
    keywords: 'link, hyperlink, url, adresse, anker, mehr, abmelden, telefon, e-mail',
    'tile.link': 'Link',
    'description.link': 'Eine Textzeile, die zu einem Ziel führt, ohne wie eine Schaltfläche auszusehen.',
    'field.label': 'Beschriftung',
    'field.link': 'Link',
    'field.underline': 'Unterstreichen',
  },
  es: {
    name: 'Enlace',
    keywords: 'enlace, hipervínculo, url, dirección, ancla, más, cancelar suscripción, teléfono, correo',
    'tile.link': 'Enlace',
    'description.link': 'Una línea de texto que lleva a algún sitio, sin el aspecto de un botón.',
    'field.label': 'Texto',
    'field.link': 'Enlace',
    'field.underline': 'Subrayado',
  },
};
