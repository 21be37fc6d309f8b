import {
  DEFAULT_SETTINGS,
  type DocumentNode,
  type EmailDocument,
  fromSeed,
  type JsonObject,
  readDocument,
  replaceImage,
  UNREADABLE_TYPE,
  writeDocument,
} from '@mailwright/document';
import { islandContent } from '@mailwright/island';
import { describe, expect, it, test } from 'vitest';
import { BLOCKS, blockRegistry } from './registry.ts';
import { samplesOf } from './testing/samples.ts';
import { replaceString, stringPaths } from './testing/string-paths.ts';

const FROM = '/api/v2/assets/user/anna/asset/old-picture.png';
const TO = '/api/v2/assets/user/anna/asset/new.jpg';
const SWAP = { from: FROM, to: TO, width: 320, alts: new Map([['An old cup', 'A new cup']]) };
const OPTIONS = { registry: blockRegistry, foreign: islandContent };

function documentWith(nodes: readonly DocumentNode[], customStyles?: string): EmailDocument {
  return { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes, ...(customStyles !== undefined && { customStyles }) };
}

function nodeOf(type: string, props: JsonObject, style: DocumentNode['style'] = {}): DocumentNode {
  const seed = blockRegistry.get(type)?.tiles[0]?.create() ?? { type, props: {}, style: {} };
  return fromSeed({ ...seed, props: { ...seed.props, ...props }, style }, blockRegistry);
}

function replaced(node: DocumentNode): DocumentNode {
  return replaceImage(documentWith([node]), OPTIONS, SWAP).nodes[0] ?? node;
}

describe('another picture', () => {
  it('stands in an image block with its own width, and leaves the words of the author', () => {
    const { props } = replaced(nodeOf('image', { src: FROM, alt: 'My grandmother', naturalWidth: 900, width: 240 }));
    expect(props).toMatchObject({ src: TO, naturalWidth: 320, width: 240, alt: 'My grandmother' });
  });

  it('brings its own text where the old one had the text of the library', () => {
    expect(replaced(nodeOf('image', { src: FROM, alt: 'An old cup' })).props.alt).toBe('A new cup');
    const other = nodeOf('image', { src: '/other.png', alt: 'An old cup' });
    expect(replaced(other)).toBe(other);
  });

  it('keeps the host its address was written with', () => {
    const { props } = replaced(nodeOf('image', { src: `https://img.example${FROM}?v=1` }));
    expect(props.src).toBe(`https://img.example${TO}?v=1`);
  });

  it('is no other picture whose name only begins like it', () => {
    for (const src of [`${FROM}.bak`, FROM.replace('old-', 'very-old-'), `${FROM}x`]) {
      const node = nodeOf('image', { src });
      expect(replaced(node), src).toBe(node);
    }
  });

  it('is the ground of a section and of the whole mail', () => {
    const node = nodeOf('divider', {}, { backgroundImage: FROM });
    expect(replaced(node).style.backgroundImage).toBe(TO);
  });

  it('stands in the CSS of the author', () => {
    const document = documentWith([], `.hero{background:url("${FROM}")}`);
    expect(replaceImage(document, OPTIONS, SWAP).customStyles).toBe(`.hero{background:url("${TO}")}`);
  });

  it('stands in parts that cannot be read, as they are', () => {
    const document = readDocument({ formatVersion: 1, settings: {}, nodes: [{ broken: [FROM] }] }, blockRegistry);
    expect(document.document.nodes[0]?.type).toBe(UNREADABLE_TYPE);
    expect(writeDocument(replaceImage(document.document, OPTIONS, SWAP)).nodes).toEqual([{ broken: [TO] }]);
  });
});

test.each(BLOCKS.map((block) => [block.type, block] as const))(
  '%s: no address of the old picture is left',
  (_, block) => {
    for (const { node } of samplesOf(block)) {
      for (const path of stringPaths(node.props)) {
        const props = replaceString(node.props, path, FROM);
        const left = JSON.stringify(replaced({ ...node, props }));
        expect(left).not.toContain(FROM);
        expect(left).toContain(TO);
      }
    }
  },
);

test('of foreign HTML exactly the bytes of the address change, for Outlook and in styles, too', () => {
  const html = `<!-- Mail --><table background="${FROM}"><tr><td style='background: url(${FROM}) no-repeat'
    ><IMG  src=${FROM} alt='An old cup'><a href="https://x.example${FROM}">Larger</a>
    <!--[if mso]><v:fill src="${FROM}" /><![endif]--><p>A &amp; B</table><img src="&#47;api/v2/assets/user/anna/asset/old-picture.png">`;
  const { props } = replaced(nodeOf('html', { source: html }));
  expect(props.source).toBe(html.replaceAll(FROM, TO).replace(FROM.slice(1), TO.slice(1)));
});

test('a mail that does not show the picture stays the same object', () => {
  const document = documentWith([nodeOf('image', { src: '/a.png' }), nodeOf('html', { source: '<p>Hi</p>' })], 'a{}');
  expect(replaceImage(document, OPTIONS, SWAP)).toBe(document);
});
