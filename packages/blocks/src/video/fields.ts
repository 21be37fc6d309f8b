import { PLAY_BUTTONS } from '@mailwright/contract';
import type { Field } from '@mailwright/document';

const PLAY_BUTTON_ADDRESS = '/api/v2/video/playbutton/*.png';

export const videoFields: readonly Field[] = [
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
