import type { BlockStrings } from '../mail-block.ts';

export const qrCodeStrings: BlockStrings = {
  en: {
    name: 'QR code',
    keywords: 'qr, code, barcode, scan, link, ticket',
    'tile.qr-code': 'QR code',
    'field.useProductManager': 'Content from the product manager',
    'field.url': 'Content',
    'field.alt': 'Alternative text',
    'field.size': 'Size',
    'label.empty': 'Add the address the QR code leads to',
    'label.making': 'The QR code is being made',
  },
};
