import type { BlockStrings } from '../mail-block.ts';

export const productStrings: BlockStrings = {
  en: {
    name: 'Product',
    keywords: 'product, shop, store, item, article, price, catalogue, ecommerce, buy',
    'tile.product': 'Product',
    'description.product': 'A product from your store with picture, name, price and button.',
    'field.layout': 'Layout',
    'option.layout.vertical': 'Vertical',
    'option.layout.horizontal': 'Horizontal',
    'field.src': 'Image',
    'field.alt': 'Alt text (leave empty to use the title)',
    'field.title': 'Title',
    'field.price': 'Price',
    'field.description': 'Description',
    'field.link': 'Link',
    'group.button': 'Button',
    'field.buttonLabel': 'Label (leave empty for no button)',
    'field.buttonColor': 'Background',
    'field.buttonTextColor': 'Text',
    'label.empty': 'Choose an image',
  },
};
