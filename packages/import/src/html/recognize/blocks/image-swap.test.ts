import { blockRegistry } from '@mailwright/blocks';
import { DEFAULT_SETTINGS } from '@mailwright/document';
import { isElement } from '@mailwright/island';
import { renderDocument } from '@mailwright/render';
import { describe, expect, it } from 'vitest';
import { nodesOf } from '../../../testing/block-tree.ts';
import { elementOf, parsedHtml } from '../../../testing/parsed-html.ts';
import { convertMail } from '../../convert-html.ts';
import { imageSwap } from './image-swap.ts';

const DARK =
  '@media (prefers-color-scheme:dark){.light{display:none!important}.dark{display:block!important;max-height:none!important}}';
const PHONE = '@media (max-width:480px){.wide{display:none!important}.narrow{display:block!important}}';

const img = (name: string, more = '') => `<img src="https://a.example/${name}.png" alt="Logo" width="200" ${more}>`;
const hidden = 'style="display:none;mso-hide:all"';

/** The images of a mail with this in a cell, and the code that stayed. */
function convert(cell: string, css = DARK + PHONE) {
  const html = `<!doctype html><html><head><style>${css}</style></head><body><table width="600" align="center"><tr><td>${cell}</td></tr></table></body></html>`;
  const mail = convertMail(html, DEFAULT_SETTINGS, { scope: 'mw-c' });
  if (!mail) throw new Error('Nothing was converted');
  const { nodes } = mail.document;
  return { document: mail.document, images: nodesOf(nodes, 'image'), code: nodesOf(nodes, 'html') };
}

describe('two images of which each reader sees one', () => {
  it.each([
    ['side by side', img('a', 'class="light"') + img('b', `class="dark" ${hidden}`)],
    [
      'hidden from Word by a comment',
      `${img('a', 'class="light"')}<!--[if !mso]><!-->${img('b', `class="dark" ${hidden}`)}<!--<![endif]-->`,
    ],
    [
      'each in a box of its own',
      `<div class="light">${img('a')}</div>\n<div class="dark" style="display:none;overflow:hidden;max-height:0">${img('b')}</div>`,
    ],
    [
      'each in a link to the same page',
      `<a href="https://a.example" class="light">${img('a')}</a><a href="https://a.example" class="dark" ${hidden}>${img('b')}</a>`,
    ],
    [
      'in one link',
      `<a href="https://a.example">${img('a', 'class="light"')}${img('b', `class="dark" ${hidden}`)}</a>`,
    ],
  ])('are one with a version for dark mode: %s', (_, cell) => {
    const { images, code } = convert(cell);
    expect(images.map(({ props }) => [props.src, props.srcDark, props.alt])).toEqual([
      ['https://a.example/a.png', 'https://a.example/b.png', 'Logo'],
    ]);
    expect(code).toEqual([]);
  });

  it('are one with a version for phones, not one that phones do not show', () => {
    for (const cell of [
      img('a', 'class="wide"') + img('b', `class="narrow" ${hidden}`),
      `<div class="wide">${img('a')}</div><div class="narrow" ${hidden}>${img('b')}</div>`,
    ]) {
      const { images, code } = convert(cell);
      expect(images.map(({ props }) => props.srcPhone)).toEqual(['https://a.example/b.png']);
      expect(images[0]?.style.hideOn).toBeUndefined();
      expect(code).toEqual([]);
    }
  });

  it('may be three', () => {
    const { images } = convert(
      img('a', 'class="light wide"') + img('b', `class="dark" ${hidden}`) + img('c', `class="narrow" ${hidden}`),
    );
    expect(images).toHaveLength(1);
    expect(images[0]?.props).toMatchObject({
      srcDark: 'https://a.example/b.png',
      srcPhone: 'https://a.example/c.png',
    });
  });
});

it('are the same block again when a mail of ours is imported', () => {
  const { document, images } = convert(
    img('a', 'class="light wide"') + img('b', `class="dark" ${hidden}`) + img('c', `class="narrow" ${hidden}`),
  );
  const options = { registry: blockRegistry, assetBase: 'https://mail.example', title: 'Mail' };
  const again = convertMail(renderDocument(document, options).html, DEFAULT_SETTINGS, { scope: 'mw-c' });
  const [image] = nodesOf(again?.document.nodes ?? [], 'image');
  expect(image?.props).toEqual(images[0]?.props);
  expect(nodesOf(again?.document.nodes ?? [], 'html')).toEqual([]);
});

describe('stay as they are', () => {
  it.each([
    ['where nothing shows the second', img('a') + img('b', hidden)],
    ['where both are shown in dark mode', img('a') + img('b', `class="dark" ${hidden}`)],
    [
      'where they say different things',
      img('a', 'class="light"') + img('b', `class="dark" ${hidden}`).replace('Logo', 'Night'),
    ],
    [
      'where they lead to different pages',
      `<a href="https://a.example" class="light">${img('a')}</a><a href="https://b.example" class="dark" ${hidden}>${img('b')}</a>`,
    ],
    ['where words stand beside them', `Words ${img('a', 'class="light"')}${img('b', `class="dark" ${hidden}`)}`],
    ['where the second is wider', img('a', 'class="light"') + img('b', `class="dark" ${hidden}`).replace('200', '300')],
    ['where one is a template tag', `${img('a', 'class="light"')}<img src="" alt="" class="dark" ${hidden}>`],
    ['where two are for dark mode', img('a', 'class="light"') + img('b', `class="dark" ${hidden}`).repeat(2)],
  ])('%s', (_, cell) => {
    const { images, code } = convert(cell);
    expect(images.filter(({ props }) => props.srcDark || props.srcPhone)).toEqual([]);
    expect(code.length).toBeGreaterThan(0);
  });
});

it('asks an image among many others only for a few of them', () => {
  const source = parsedHtml(`<p>${img('a').repeat(500)}</p>`);
  const row = elementOf(source, 'p');
  const images = row.childNodes.filter(isElement);
  let reads = 0;
  row.childNodes = new Proxy(row.childNodes, {
    get(nodes, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
      return Reflect.get(nodes, key, receiver);
    },
  });
  for (const image of images) expect(imageSwap(image, source.context)).toBeNull();
  expect(reads).toBeLessThan(images.length * 10);
});
