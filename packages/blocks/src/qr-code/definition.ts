import * as z from 'zod/mini';
import { defineBlock } from '../shared/define-block.ts';
import { QR_CODE_BYTES } from './content-bytes.ts';
import { qrCodeFields } from './fields.ts';
import { renderQrCode } from './render.ts';
import { qrCodeStrings } from './strings.ts';
import { qrCodeText } from './text.ts';

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
