import { PLAY_BUTTONS, readVideoLink } from '@mailwright/contract';
import type { Field } from '@mailwright/document';
import * as z from 'zod/mini';
import type { BlockStrings } from '../mail-block.ts';
import { type BlockView, defineBlock } from '../shared/define-block.ts';
import { renderVideo } from './render.ts';

const videoStrings: BlockStrings = {
  en: {
    name: 'Video',
    keywords: 'video, youtube, vimeo, play, film, movie, clip, media',
    'tile.video': 'Video',
    'description.video': 'The picture of a YouTube or Vimeo video with a play button. A click opens the video.',
    'field.videolink': 'Video link',
    'field.videoalt': 'Alt text',
    'field.playbutton': 'Play button',
    'option.playbutton.circle-dark': 'Dark circle',
    'option.playbutton.circle-light': 'Light circle',
    'option.playbutton.circle-outline': 'Outlined circle',
    'option.playbutton.rounded-red': 'Red, rounded',
    'option.playbutton.rounded-dark': 'Dark, rounded',
    'option.playbutton.square-blue': 'Blue square',
    'option.playbutton.triangle-light': 'Triangle only',
    'option.playbutton.pill-light': 'Light pill',
    'label.empty': 'Add a YouTube or Vimeo link',
  },
};

const PLAY_BUTTON_ADDRESS = '/api/v2/video/playbutton/*.png';

const videoFields: readonly Field[] = [
  {
    kind: 'video',
    prop: 'videolink',
    titleProp: 'videoalt',
    thumbnailProp: 'thumbnail',
    overlay: { prop: 'playbutton', address: PLAY_BUTTON_ADDRESS },
    pictureProp: 'src',
  },
  { kind: 'text', prop: 'videoalt', maxLength: 1000, describes: 'src' },
  {
    kind: 'pictures',
    prop: 'playbutton',
    options: PLAY_BUTTONS,
    address: PLAY_BUTTON_ADDRESS,
    overlay: { onto: 'thumbnail', pictureProp: 'src' },
  },
];

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

/** Returns the title of the video and the address at which it plays. */
function videoText({ props }: BlockView<VideoProps>): string {
  const { videolink, videoalt } = props;
  return videolink && videoalt ? `${videoalt}: ${videolink}` : videolink;
}
