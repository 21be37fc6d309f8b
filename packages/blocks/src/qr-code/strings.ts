import type { BlockStrings } from '../mail-block.ts';

export const qrCodeStrings: BlockStrings = {
  en: {
    name: 'QR code',
    keywords: 'qr, code, barcode, scan, link, ticket',
    'tile.qr-code': 'QR code',
    'description.qr-code': 'A code to scan with a phone, which opens a web address.',
    'field.useProductManager': 'Content from the product manager',
    'field.url': 'Content',
    'field.alt': 'Alt text',
    'field.size': 'Size',
    'label.empty': 'Add a web address for the QR code',
    'label.making': 'Creating the QR code…',
  },
};
