import { type Link, NO_LINK, paragraph } from '@mailwright/blocks';
import { DEFAULT_SETTINGS, type DocumentNode, type EmailDocument, type JsonObject } from '@mailwright/document';

const SECTION = { stack: true, reverse: false, verticalAlign: 'top' } as const;

/** The mail every renderer of the benchmark writes: logo, h1, text, rows of image | h2 + text + button, divider, footer. */
export function syntheticMail(rows: number): EmailDocument {
  let count = 0;
  const node = (type: string, props: JsonObject, children?: DocumentNode[]): DocumentNode => {
    count += 1;
    return { id: `n${count}`, type, props, style: {}, ...(children && { children }) };
  };
  const section = (...columns: DocumentNode[][]) =>
    node(
      'section',
      { ...SECTION, columns: columns.map(() => 100 / columns.length) },
      columns.map((blocks) => node('column', { gap: 16 }, blocks)),
    );
  const image = (src: string, alt: string, width: number) =>
    node('image', { src, alt, decorative: false, link: NO_LINK, width });
  const heading = (level: string, text: string) => node('heading', { level, content: paragraph(text) });
  const text = (words: string) => node('text', { content: paragraph(words) });
  const button = (label: string, href: string) => {
    const link: Link = { ...NO_LINK, href };
    return node('button', { label, link, fullWidth: false, paddingX: 24, paddingY: 12 });
  };

  const intro = section([image('https://ex.com/logo.png', 'Logo', 120), heading('h1', 'Hello'), text('Intro text')]);
  const items = Array.from({ length: rows }, (_, row) =>
    section(
      [image(`https://ex.com/i${row}.png`, `Item ${row}`, 250)],
      [
        heading('h2', `Item ${row}`),
        text(`Lorem ipsum dolor sit amet, consectetur adipiscing elit ${row}.`),
        button('Buy now', `https://ex.com/${row}`),
      ],
    ),
  );
  const footer = section([
    node('divider', { thickness: 1, lineStyle: 'solid', color: '#d5d8dd', width: 100 }),
    text('Footer'),
  ]);
  const wrapper = node('page-wrapper', {}, [intro, ...items, footer]);
  return { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [wrapper] };
}
