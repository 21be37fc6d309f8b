import type { BlockTranslations } from '../mail-block.ts';

export const discountCodeTranslations: BlockTranslations = {
  de: {
    name: 'Rabattcode',
    keywords: 'rabattcode, gutschein, coupon, aktionscode, angebot, geschenk',
    'tile.discount-code': 'Rabattcode',
    'group.button': 'Button',
    'field.code': 'Code',
    'field.width': 'Breite',
    'field.fontSize': 'Schriftgröße',
    'field.codeColor': 'Farbe des Codes',
    'field.backgroundColor': 'Hintergrundfarbe',
    'field.buttonColor': 'Farbe von Rahmen und Button',
    'field.buttonLabel': 'Beschriftung (leer: kein Button)',
    'field.buttonTextColor': 'Textfarbe des Buttons',
    'field.link': 'Link',
  },
  es: {
    name: 'Código de descuento',
    keywords: 'código de descuento, cupón, vale, promoción, rebaja, oferta, regalo',
    'tile.discount-code': 'Código de descuento',
    'group.button': 'Botón',
    'field.code': 'Código',
    'field.width': 'Ancho',
    'field.fontSize': 'Tamaño de letra',
    'field.codeColor': 'Color del código',
    'field.backgroundColor': 'Color de fondo',
    'field.buttonColor': 'Color del borde y del botón',
    'field.buttonLabel': 'Texto (vacío: sin botón)',
    'field.buttonTextColor': 'Color del texto del botón',
    'field.link': 'Enlace',
  },
};
