import type { DocumentNode, JsonObject } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { renderForTest } from '../testing/render-for-test.ts';
import { samplesOf } from '../testing/samples.ts';
import { backgroundImageBlock } from './definition.ts';

function hero(props: JsonObject = {}): DocumentNode {
  const [dropped] = samplesOf(backgroundImageBlock);
  return { ...dropped!.node, props: { ...dropped!.node.props, ...props } };
}

describe('the background image section', () => {
  it('is for advanced mode only', () => {
    expect(backgroundImageBlock.advancedOnly).toBe(true);
  });

  it('reads well before an image is chosen: its colour, its height, nothing for Word to draw', () => {
    const html = renderForTest(hero());
    expect(html).toContain('bgcolor="#1e3a5f"');
    expect(html).toContain(
      '<td height="256" valign="middle" style="height:256px;vertical-align:middle;padding:32px 24px">',
    );
    expect(html).not.toMatch(/background-image|v:fill/);
  });

  it('covers its background with the image, and fills a shape as wide as the section with it for Word', () => {
    const html = renderForTest(hero({ src: '/hero.jpg', position: 'left top' }), { width: 660 });
    expect(html).toContain("background-image:url('https://assets.example/hero.jpg');background-size:cover");
    expect(html).toContain('background-position:0% 0%;background-repeat:no-repeat');
    expect(html).toContain('<v:rect fill="t" stroke="f" style="width:660px">');
    expect(html).toContain('origin="-0.5,-0.5" position="-0.5,-0.5" src="https://assets.example/hero.jpg"');
    expect(renderForTest(hero({ src: '/hero.jpg' }), { settings: { outlook: false } })).not.toContain('v:');
  });

  it('is no shape within the shape of another section, where Word would drop it', () => {
    expect(renderForTest(hero({ src: '/hero.jpg' }), { insideShape: true })).not.toContain('<v:');
  });
});
