import type { BlockTranslations } from '../mail-block.ts';

export const qrCodeTranslations: BlockTranslations = {
  de: {
    name: 'QR-Code',
    keywords: 'qr, code, barcode, scannen, link, ticket',
    'tile.qr-code': 'QR-Code',
    'description.qr-code': 'Ein Code zum Scannen mit dem Smartphone, der eine Webadresse öffnet.',
    'field.useProductManager': 'Inhalt aus der Produktverwaltung',
    'field.url': 'Inhalt',
    'field.alt': 'Alternativtext',
    'field.size': 'Größe',
    'label.empty': 'Webadresse für den QR-Code angeben',
    'label.making': 'Der QR-Code wird erstellt…',
  },
  es: {
    name: 'Código QR',
    keywords: 'qr, código, código de barras, escanear, enlace, entrada',
    'tile.qr-code': 'Código QR',
    'description.qr-code': 'Un código que se escanea con el móvil y abre una dirección web.',
    'field.useProductManager': 'Contenido del gestor de productos',
    'field.url': 'Contenido',
    'field.alt': 'Texto alternativo',
    'field.size': 'Tamaño',
    'label.empty': 'Añade una dirección web para el código QR',
    'label.making': 'Creando el código QR…',
  },
};
