import { PLAY_BUTTONS, readVideoLink } from '@mailwright/contract';
import * as z from 'zod/mini';
import { defineBlock } from '../shared/define-block.ts';
import { videoFields } from './fields.ts';
import { renderVideo } from './render.ts';
import { videoStrings } from './strings.ts';
import { videoText } from './text.ts';

/** `thumbnail` is the provider's picture; `src` is that picture with the play button on it, the one that is sent. */
const videoSchema = z.object({
  videolink: z.string().check(
    z.maxLength(2048),
    z.refine((address) => address === '' || readVideoLink(address) !== null),
  ),
  videoalt: z.string().check(z.maxLength(1000)),
  playbutton: z.enum(PLAY_BUTTONS),
  thumbnail: z.string().check(z.maxLength(2048)),
  src: z.string().check(z.maxLength(2048)),
});

export type VideoProps = z.infer<typeof videoSchema>;

export const videoBlock = defineBlock({
  type: 'video',
  kind: 'block',
  group: 'basic',
  version: 1,
  schema: videoSchema,
  migrations: {},
  tiles: [
    {
      id: 'video',
      icon: 'player-play',
      create: () => ({
        type: 'video',
        props: { videolink: '', videoalt: '', playbutton: 'circle-dark', thumbnail: '', src: '' },
        style: {},
      }),
    },
  ],
  fields: videoFields,
  styleSections: ['align', 'spacing', 'background', 'border', 'radius', 'opacity', 'visibility'],
  styleDefaults: (_props, settings) => ({ align: 'center', fontFamily: settings.paragraphFonts }),
  render: renderVideo,
  text: videoText,
  strings: videoStrings,
});
