import { z } from 'zod';
import { defineBlock } from '../shared/define-block.ts';
import { QR_CODE_BYTES } from './content-bytes.ts';
import { qrCodeFields } from './fields.ts';
import { renderQrCode } from './render.ts';
import { qrCodeStrings } from './strings.ts';
import { qrCodeText } from './text.ts';

/** `src` is the picture made of `url`. With `useProductManager` the content is the product's own, not a web address. */
const qrCodeSchema = z.object({
  useProductManager: z.boolean(),
  url: z.string().max(QR_CODE_BYTES),
  src: z.string().max(2048),
  alt: z.string().max(1000),
  size: z.number().min(1).max(600),
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
