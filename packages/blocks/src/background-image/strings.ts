import type { BlockStrings } from '../mail-block.ts';

export const backgroundImageStrings: BlockStrings = {
  en: {
    name: 'Background image',
    keywords: 'background image, hero, banner, header, cover, picture behind text, section',
    'tile.background-image': 'Background image',
    'description.background-image':
      'A section on top of a picture, with a solid color behind it for apps that hide pictures.',
    'group.content': 'Content on the image',
    'field.src': 'Image',
    'field.fit': 'Fit',
    'option.fit.cover': 'Cover',
    'option.fit.contain': 'Contain',
    'option.fit.auto': 'Original size',
    'field.position': 'Position',
    'option.position.left top': 'Top left',
    'option.position.center top': 'Top',
    'option.position.right top': 'Top right',
    'option.position.left center': 'Left',
    'option.position.center center': 'Center',
    'option.position.right center': 'Right',
    'option.position.left bottom': 'Bottom left',
    'option.position.center bottom': 'Bottom',
    'option.position.right bottom': 'Bottom right',
    'field.minHeight': 'Minimum height',
    'field.verticalAlign': 'Vertical alignment',
    'option.verticalAlign.top': 'Top',
    'option.verticalAlign.middle': 'Middle',
    'option.verticalAlign.bottom': 'Bottom',
    'label.empty': 'Drop a block here',
  },
};
