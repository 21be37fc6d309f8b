import { describe, expect, it } from 'vitest';
import { elementOf, parsedHtml } from '../../../testing/parsed-html.ts';
import { recognizeImage } from './image.ts';

function imageIn(html: string, css = '') {
  const source = parsedHtml(html, css);
  const linked = html.includes('<a ');
  return recognizeImage(elementOf(source, 'img'), linked ? elementOf(source, 'a') : null, source.context);
}

describe('an image keeps', () => {
  it('its address, description and link', () => {
    const image = imageIn(
      '<a href="https://a.example" target="_blank"><img src="//a.example/x.png" alt=" A coat "></a>',
    );
    expect(image?.props).toMatchObject({
      src: 'https://a.example/x.png',
      alt: 'A coat',
      link: { href: 'https://a.example', target: '_blank' },
    });
  });

  it.each([
    ['pixels of its attribute', 'width="200"', 200, undefined],
    ['pixels of its style over those of the attribute', 'width="200" style="width:120px"', 120, undefined],
    ['at most its max-width', 'width="200" style="max-width:90px"', 90, undefined],
    ['the whole column', 'width="200" style="width:100%"', 0, undefined],
    ['a share of its column', 'style="width:50%"', 0, 0.5],
  ])('its width: %s', (_, attributes, width, share) => {
    const image = imageIn(`<img src="https://a.example/x.png" ${attributes}>`);
    expect(image?.props.width).toBe(width);
    expect(image?.share).toBe(share);
  });

  it('the space, border and corners around it', () => {
    const image = imageIn(
      '<img src="https://a.example/x.png" style="margin:5px 7px;padding:3px;border:1px dashed #ff0000;border-radius:9px">',
    );
    expect(image).toMatchObject({ top: 5, bottom: 5 });
    expect(image?.style).toMatchObject({
      paddingLeft: 10,
      paddingTop: 3,
      borderTopWidth: 1,
      borderStyle: 'dashed',
      borderColor: '#ff0000',
      borderRadius: 9,
    });
  });

  it('where it stands, on a phone too', () => {
    const css = 'img{display:block;margin:0 auto} @media (max-width:480px){img{margin:0}}';
    expect(imageIn('<img src="https://a.example/x.png">', css)?.style).toMatchObject({
      align: 'center',
      phone: { align: 'left' },
    });
  });

  it('that phones do not show it', () => {
    const image = imageIn('<img src="https://a.example/x.png">', '@media (max-width:480px){img{display:none}}');
    expect(image?.style).toMatchObject({ hideOn: 'mobile' });
  });
});

describe('no image block is', () => {
  it.each([
    ['one without an address', '<img alt="x">'],
    ['one that no mail can load', '<img src="cid:logo" width="100">'],
    ['one of the page it is on', '<img src="javascript:x">'],
    ['a pixel that counts openings', '<img src="https://a.example/x.gif" width="1" height="1">'],
    ['a spacer', '<img src="https://a.example/x.gif" width="200" height="1">'],
    ['one with a link that no block may send', '<a href="javascript:x"><img src="https://a.example/x.png"></a>'],
  ])('%s', (_, html) => {
    expect(imageIn(html)).toBeNull();
  });
});

it('what a block has no setting for is named', () => {
  const image = imageIn('<img src="https://a.example/x.png" style="box-shadow:0 0 2px #000000">');
  expect(image?.notes).toEqual([{ reason: 'setting-left-out', detail: 'box-shadow' }]);
});
