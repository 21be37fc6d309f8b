import { render } from '@maily-to/render';

export const name = 'Maily render 0.2';

const text = (words) => ({ type: 'text', text: words });
const paragraph = (words) => ({ type: 'paragraph', content: [text(words)] });
const column = (...content) => ({ type: 'column', attrs: { width: 50 }, content });

function row(index) {
  const image = { src: `https://ex.com/i${index}.png`, alt: `Item ${index}`, width: 250, height: 150 };
  const button = { text: 'Buy now', url: `https://ex.com/${index}`, variant: 'filled', borderRadius: 'smooth' };
  return {
    type: 'columns',
    attrs: { gap: 8 },
    content: [
      column({ type: 'image', attrs: image }),
      column(
        { type: 'heading', attrs: { level: 2 }, content: [text(`Item ${index}`)] },
        paragraph(`Lorem ipsum dolor sit amet, consectetur adipiscing elit ${index}.`),
        { type: 'button', attrs: button },
      ),
    ],
  };
}

export function prepare(rows) {
  const document = {
    type: 'doc',
    content: [
      { type: 'image', attrs: { src: 'https://ex.com/logo.png', alt: 'Logo', width: 120, height: 40 } },
      { type: 'heading', attrs: { level: 1 }, content: [text('Hello')] },
      paragraph('Intro text'),
      ...Array.from({ length: rows }, (_, index) => row(index)),
      { type: 'horizontalRule' },
      paragraph('Footer'),
    ],
  };
  return () => render(document);
}
