import { createRequire } from 'node:module';

// Its ES module entry names files that are not in the package.
const { renderToStaticMarkup } = createRequire(import.meta.url)('@usewaypoint/email-builder');

export const name = 'EmailBuilder.js 0.0.9';

const style = { padding: { top: 16, bottom: 16, left: 24, right: 24 } };

export function prepare(rows) {
  const childrenIds = [];
  const layout = { backdropColor: '#f4f4f4', canvasColor: '#ffffff', textColor: '#242424', fontFamily: 'MODERN_SANS' };
  const document = { root: { type: 'EmailLayout', data: { ...layout, childrenIds } } };
  let count = 0;
  const add = (type, props) => {
    const id = `b${count}`;
    count += 1;
    document[id] = { type, data: { style, props } };
    return id;
  };
  childrenIds.push(
    add('Image', { url: 'https://ex.com/logo.png', alt: 'Logo', width: 120 }),
    add('Heading', { text: 'Hello', level: 'h1' }),
    add('Text', { text: 'Intro text' }),
  );
  for (let index = 0; index < rows; index += 1) {
    const image = add('Image', { url: `https://ex.com/i${index}.png`, alt: `Item ${index}`, width: 250 });
    const text = [
      add('Heading', { text: `Item ${index}`, level: 'h2' }),
      add('Text', { text: `Lorem ipsum dolor sit amet, consectetur adipiscing elit ${index}.` }),
      add('Button', { text: 'Buy now', url: `https://ex.com/${index}` }),
    ];
    const columns = [{ childrenIds: [image] }, { childrenIds: text }, { childrenIds: [] }];
    childrenIds.push(add('ColumnsContainer', { columnsCount: 2, columns }));
  }
  childrenIds.push(add('Divider', {}), add('Text', { text: 'Footer' }));
  return () => renderToStaticMarkup(document, { rootBlockId: 'root' });
}
