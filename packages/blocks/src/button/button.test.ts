import type { DocumentNode, JsonObject, NodeStyle } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { backgroundImageBlock } from '../background-image/definition.ts';
import { labelWidth } from '../shared/text/label-width.ts';
import { renderForTest, textForTest } from '../testing/render-for-test.ts';
import { buttonBlock } from './definition.ts';

function button(props: JsonObject = {}, style: NodeStyle = {}): DocumentNode {
  const seed = buttonBlock.tiles[0]!.create();
  const link = { href: 'https://shop.example/', target: '_self', title: '' };
  return { id: 'b', type: 'button', props: { ...seed.props, link, ...props }, style };
}

describe('the button', () => {
  it('is a rounded VML shape in Word and a link everywhere else', () => {
    const html = renderForTest(button());
    expect(html).toContain('<!--[if mso]><v:roundrect href="https://shop.example/"');
    expect(html).toContain('arcsize="14%"');
    expect(html).toContain('<!--[if !mso]><!--><a href="https://shop.example/"');
  });

  it('is a plain VML shape without corners, and only a link when the settings leave Word out', () => {
    expect(renderForTest(button({}, { borderRadius: 0 }))).toContain('<v:rect ');
    expect(renderForTest(button(), { settings: { outlook: false } })).not.toContain('mso');
  });

  it('is as wide as its column at most, in Word too', () => {
    expect(renderForTest(button({ label: 'A rather long label of a button' }), { width: 120 })).toContain(
      'width:120px;height',
    );
    expect(renderForTest(button({ fullWidth: true }), { width: 400 })).toContain('style="width:400px;');
  });

  it('has its label where it is aligned when it is as wide as its column, in Word too; elsewhere that is not offered', () => {
    const wide = renderForTest(button({ fullWidth: true }, { textAlign: 'left', phone: { textAlign: 'right' } }));
    expect(wide).toContain('style="display:block;text-align:left;');
    expect(wide).toContain('<p align="left" style="margin:0 24px;color:#ffffff;');
    expect(renderForTest(button({ fullWidth: true }))).toContain('display:block;text-align:center;');
    expect(renderForTest(button({}, { textAlign: 'right' }))).not.toContain('right');
    expect(buttonBlock.unusedStyles?.(button())).toEqual(['textAlign']);
    expect(buttonBlock.unusedStyles?.(button({ fullWidth: true }))).toEqual(['align']);
  });

  it('writes merge fields of its label, and escapes the rest', () => {
    expect(renderForTest(button({ label: 'Buy & save, {{ first name }}' }))).toContain(
      '>Buy &amp; save, {{ first name }}</a>',
    );
  });

  it('has no address when it may not be sent', () => {
    const link = { href: 'javascript:alert(1)', target: '_blank', title: 'x' };
    expect(renderForTest(button({ link }))).not.toMatch(/href|target|title/);
  });

  it('has an icon of 32 pixels before or after its label when it is switched on, and none in Word', () => {
    const icon = { iconEnable: true, iconSrc: '/cart.png', iconIndent: 10 };
    const html = renderForTest(button(icon));
    expect(html).toContain(
      '<img src="https://assets.example/cart.png" alt="" width="32" style="width:32px;height:auto;border:0;vertical-align:middle;margin-right:10px"><span',
    );
    expect(html.slice(0, html.indexOf('<![endif]'))).not.toContain('cart.png');
    expect(renderForTest(button({ ...icon, iconAlign: 'right' }))).toMatch(/>Button<\/span><img [^>]*margin-left:10px/);
    expect(renderForTest(button({ ...icon, iconEnable: false }))).not.toContain('<img');
    expect(textForTest(button({ ...icon, label: 'Buy' }))).toBe('Buy: https://shop.example/');
  });

  it('made before there were icons is still a button', () => {
    const { label, link, fullWidth, paddingX, paddingY } = button().props;
    const old = {
      id: 'b',
      type: 'button',
      props: { label, link, fullWidth, paddingX, paddingY } as JsonObject,
      style: {},
    };
    expect(renderForTest(old)).toBe(renderForTest(button()));
  });

  it('becomes label and address in plain text', () => {
    expect(textForTest(button({ label: 'Buy now' }))).toBe('Buy now: https://shop.example/');
  });
});

it.each([
  // Sums of the advance widths that the Helvetica-Bold metrics give for these letters, at 16 px.
  ['Buy now', 66.7],
  ['Read more', 82.7],
  ['Get 20% off', 88],
])('estimates the width of "%s" within a tenth of what it takes', (label, width) => {
  expect(Math.abs(labelWidth(label, 16, true) - width)).toBeLessThan(width / 10);
});

describe('on a background image, which Word draws as a shape', () => {
  const [tile] = backgroundImageBlock.tiles;
  const seed = tile!.create();
  const [column] = seed.children!;
  const shaped = (src: string): DocumentNode => ({
    ...seed,
    id: 's',
    props: { ...seed.props, src },
    children: [{ ...column!, id: 'c', children: [button()] }],
  });

  it('is a cell for Word, which drops a shape in a shape, and the same link for everybody else', () => {
    const html = renderForTest(shaped('/hero.jpg'), { width: 640 });
    expect(html.match(/<v:rect /g)).toHaveLength(1);
    expect(html).not.toContain('v:roundrect');
    expect(html).toMatch(
      /<!--\[if mso\]><table [^>]*><tr><td align="center" bgcolor="#2563eb" style="padding:12px 24px"/,
    );
    expect(html).toContain('<!--[if !mso]><!--><p style="margin:0;font-size:0"><a href="https://shop.example/"');
    expect(renderForTest(shaped('/hero.jpg'), { settings: { outlook: false } })).not.toContain('mso');
  });

  it('stays a shape while there is no image', () => {
    expect(renderForTest(shaped(''))).toContain('<v:roundrect');
  });
});

it.each([
  // Sums of advance widths at 16 px: Courier New has 0.6 em for each letter, the others as their font files say.
  ['Buy now', 'Verdana', 16 * 4.3],
  ['Buy now', 'Courier New', 16 * 4.2],
  ['立即购买', 'Arial', 16 * 4],
  ['Купить', 'Arial', 16 * 3.6],
])('gives the shape in Word room for "%s" in %s', (label, family, least) => {
  const width = labelWidth(label, 16, false, family);
  expect(width).toBeGreaterThanOrEqual(least);
  expect(width).toBeLessThan(least * 1.25);
});

it('counts no marks that stand over other letters, and a sign of a picture as one', () => {
  expect(labelWidth('e\u0301\u200d', 16, false)).toBe(labelWidth('e', 16, false));
  expect(labelWidth('🎉', 100, false)).toBe(140);
});
