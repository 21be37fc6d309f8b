import type { Field } from '@mailwright/document';

export const qrCodeFields: readonly Field[] = [
  { kind: 'toggle', prop: 'useProductManager' },
  { kind: 'qrCode', prop: 'url', pictureProp: 'src', anyText: { prop: 'useProductManager', is: true } },
  { kind: 'text', prop: 'alt', maxLength: 1000, merge: true, describes: 'src' },
  { kind: 'number', prop: 'size', min: 80, max: 400, step: 1, unit: 'px' },
];
