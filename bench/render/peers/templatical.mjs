import { renderToMjml } from '@templatical/renderer';
import {
  createButtonBlock,
  createDefaultTemplateContent,
  createDividerBlock,
  createImageBlock,
  createParagraphBlock,
  createSectionBlock,
  createTitleBlock,
} from '@templatical/types';
import mjml from 'mjml';

export const name = 'Templatical 0.10 (via MJML)';

function row(index) {
  const image = createImageBlock({ src: `https://ex.com/i${index}.png`, alt: `Item ${index}`, width: 250 });
  const text = [
    createTitleBlock({ content: `<p>Item ${index}</p>`, level: 2 }),
    createParagraphBlock({ content: `<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit ${index}.</p>` }),
    createButtonBlock({ text: 'Buy now', url: `https://ex.com/${index}` }),
  ];
  return createSectionBlock({ columns: '2', children: [[image], text] });
}

export function prepare(rows) {
  const content = createDefaultTemplateContent();
  content.blocks = [
    createImageBlock({ src: 'https://ex.com/logo.png', alt: 'Logo', width: 120 }),
    createTitleBlock({ content: '<p>Hello</p>', level: 1 }),
    createParagraphBlock({ content: '<p>Intro text</p>' }),
    ...Array.from({ length: rows }, (_, index) => row(index)),
    createDividerBlock(),
    createParagraphBlock({ content: '<p>Footer</p>' }),
  ];
  return async () => (await mjml(await renderToMjml(content), { validationLevel: 'skip' })).html;
}
