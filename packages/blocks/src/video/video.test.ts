import type { DocumentNode, JsonObject } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { renderForTest, textForTest } from '../testing/render-for-test.ts';
import { videoBlock } from './definition.ts';

const LINK = 'https://vimeo.com/76979871';

const video = (props: JsonObject): DocumentNode => ({
  id: 'v',
  type: 'video',
  props: { ...videoBlock.tiles[0]!.create().props, ...props },
  style: {},
});

describe('the video', () => {
  it('is a picture that leads to the video, with its title as text', () => {
    const html = renderForTest(video({ videolink: LINK, videoalt: 'The new "shop"', src: '/v.jpg' }));
    expect(html).toMatch(new RegExp(`^<a href="${LINK}" target="_blank"[^>]*><img src="https://assets.example/v.jpg"`));
    expect(html).toContain('alt="The new &quot;shop&quot;"');
  });

  it('falls back to a link in words while there is no picture', () => {
    const html = renderForTest(video({ videolink: LINK, videoalt: 'The new shop' }));
    expect(html).toContain(`<a href="${LINK}" target="_blank"`);
    expect(html).toContain('The new shop</a>');
    expect(html).not.toContain('<img');
  });

  it('sends nothing before there is a video, and says so on the canvas', () => {
    expect(renderForTest(video({}))).toBe('<div></div>');
    expect(renderForTest(video({}), { marks: true })).toBe('<div data-mw-label="label.empty"></div>');
  });

  it('takes links of YouTube and Vimeo only', () => {
    const { schema } = videoBlock;
    for (const videolink of ['', LINK, 'https://youtu.be/dQw4w9WgXcQ', 'www.youtube.com/watch?v=dQw4w9WgXcQ']) {
      expect(schema.safeParse(video({ videolink }).props).success, videolink).toBe(true);
    }
    for (const videolink of ['https://shop.example/', 'javascript:alert(1)', 'youtube']) {
      expect(schema.safeParse(video({ videolink }).props).success, videolink).toBe(false);
    }
  });

  it('has eight play buttons to choose from', () => {
    const field = videoBlock.fields.find(({ prop }) => prop === 'playbutton');
    expect(field?.kind === 'pictures' && field.options).toHaveLength(8);
  });

  it('is its title and address in plain text', () => {
    expect(textForTest(video({ videolink: LINK, videoalt: 'The new shop' }))).toBe(`The new shop: ${LINK}`);
    expect(textForTest(video({ videolink: LINK }))).toBe(LINK);
  });
});
