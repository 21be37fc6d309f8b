import type { Field } from '@mailwright/document';
import * as z from 'zod/mini';
import type { BlockStrings, TextContext } from '../mail-block.ts';
import { type BlockView, defineBlock } from '../shared/define-block.ts';
import { mergeTextPlain } from '../shared/text/merge-text.ts';
import { QR_CODE_BYTES } from './content-bytes.ts';
import { renderQrCode } from './render.ts';

const qrCodeStrings: BlockStrings = {
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

const qrCodeFields: readonly Field[] = [
  { kind: 'toggle', prop: 'useProductManager' },
  {
    kind: 'qrCode',
    prop: 'url',
    pictureProp: 'src',
    altProp: 'alt',
    anyText: { prop: 'useProductManager', is: true },
  },
  { kind: 'text', prop: 'alt', maxLength: 1000, merge: true, describes: 'src' },
  { kind: 'number', prop: 'size', min: 80, max: 400, step: 1, unit: 'px' },
];

/** `src` is the picture made of `url`. With `useProductManager` the content is the product's own, not a web address. */
const qrCodeSchema = z.object({
  useProductManager: z.boolean(),
  url: z.string().check(z.maxLength(QR_CODE_BYTES)),
  src: z.string().check(z.maxLength(2048)),
  alt: z.string().check(z.maxLength(1000)),
  size: z.number().check(z.minimum(1), z.maximum(600)),
});

export type QrCodeProps = z.infer<typeof qrCodeSchema>;

export const qrCodeBlock = defineBlock({
  type: 'qr-code',
  kind: 'block',
  group: 'extra',
  version: 1,
  schema: qrCodeSchema,
  migrations: {},
  tiles: [
    {
      id: 'qr-code',
      icon: 'qrcode',
      create: () => ({
        type: 'qr-code',
        props: { useProductManager: false, url: '', src: '', alt: '', size: 160 },
        style: {},
      }),
    },
  ],
  fields: qrCodeFields,
  styleSections: ['align', 'spacing', 'background', 'border', 'visibility'],
  styleDefaults: () => ({ align: 'center' }),
  resize: { axis: 'x', prop: 'size', min: 80, max: 400, part: 'img' },
  render: renderQrCode,
  text: qrCodeText,
  strings: qrCodeStrings,
});

/** Returns the alternative text of the code, followed by the address that it encodes. */
function qrCodeText({ props }: BlockView<QrCodeProps>, context: TextContext): string {
  const alt = mergeTextPlain(props.alt, context).trim();
  return alt && props.url ? `${alt}: ${props.url}` : props.url;
}
