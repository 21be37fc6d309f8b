import type { BlockStrings } from '../mail-block.ts';

export const videoStrings: BlockStrings = {
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
