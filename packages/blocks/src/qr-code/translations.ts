import type { BlockTranslations } from '../mail-block.ts';

export const qrCodeTranslations: BlockTranslations = {
  de: {
    name: 'QR-Code',
    keywords: 'qr, code, barcode, scannen, link, ticket',
    'tile.qr-code': 'QR-Code',
    'field.useProductManager': 'Inhalt aus der Produktverwaltung',
    'field.url': 'Inhalt',
    'field.alt': 'Alternativtext',
    'field.size': 'Größe',
    'label.empty': 'Adresse angeben, zu der der QR-Code führt',
    'label.making': 'Der QR-Code wird erstellt',
  },
  es: {
    name: 'Código QR',
    keywords: 'qr, código, código de barras, escanear, enlace, entrada',
    'tile.qr-code': 'Código QR',
    'field.useProductManager': 'Contenido del gestor de productos',
    'field.url': 'Contenido',
    'field.alt': 'Texto alternativo',
    'field.size': 'Tamaño',
    'label.empty': 'Añade la dirección a la que lleva el código QR',
    'label.making': 'Se está creando el código QR',
  },
};
