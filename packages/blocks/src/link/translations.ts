import type { BlockTranslations } from '../mail-block.ts';

export const linkTranslations: BlockTranslations = {
  de: {
    name: 'Link',
    keywords: 'link, hyperlink, url, adresse, anker, mehr, abmelden, telefon, e-mail',
    'tile.link': 'Link',
    'field.label': 'Beschriftung',
    'field.link': 'Link',
    'field.underline': 'Unterstreichen',
  },
  es: {
    name: 'Enlace',
    keywords: 'enlace, hipervínculo, url, dirección, ancla, más, cancelar suscripción, teléfono, correo',
    'tile.link': 'Enlace',
    'field.label': 'Texto',
    'field.link': 'Enlace',
    'field.underline': 'Subrayado',
  },
};
