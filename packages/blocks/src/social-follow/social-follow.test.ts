import type { DocumentNode, JsonObject } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { renderForTest, textForTest } from '../testing/render-for-test.ts';
import { socialFollowBlock, socialFollowFields } from './definition.ts';

const seed = socialFollowBlock.tiles[0]!.create();

function follow(props: JsonObject = {}): DocumentNode {
  return { id: 'f', type: 'social-follow', props: { ...seed.props, ...props }, style: {} };
}

const options = (prop: string) =>
  socialFollowFields.flatMap((field) => (field.prop === prop && 'options' in field ? field.options : []));

describe('social follow', () => {
  it('has icons of 0 to 94 pixels; of 0 there is nothing to see', () => {
    expect(socialFollowFields).toContainEqual(expect.objectContaining({ prop: 'size', min: 0, max: 94 }));
    expect(renderForTest(follow({ size: 94 }))).toContain('facebook-round-color-192.png" alt="Facebook" width="94"');
    expect(renderForTest(follow({ size: 0 }))).toBe('<div></div>');
    expect(renderForTest(follow({ size: 0 }), { marks: true })).toBe('<div data-mw-label="label.empty"></div>');
  });

  it('is square or round, in colour, black, grey, white or transparent', () => {
    expect(options('shape')).toEqual(['square', 'round']);
    expect(options('color')).toEqual(['color', 'black', 'grey', 'white', 'transparent']);
    expect(renderForTest(follow({ shape: 'square', color: 'grey' }))).toContain('/facebook-square-grey-64.png"');
  });

  it('knows Facebook, Instagram, LinkedIn, X, VK, YouTube and Pinterest', () => {
    const list = socialFollowFields.find((field) => field.kind === 'list');
    expect(list?.items[0]).toMatchObject({
      options: ['facebook', 'instagram', 'linkedin', 'x', 'youtube', 'pin', 'vk'],
    });
  });

  it('leads to the profile in a new window, and says so in plain text', () => {
    const node = follow({
      items: [
        { network: 'vk', url: 'acme' },
        { network: 'x', url: 'https://acme.example/x' },
        { network: 'pin', url: '' },
      ],
    });
    const html = renderForTest(node);
    expect(html).toContain('<a href="https://vk.com/acme" target="_blank"');
    expect(html).toContain('<a href="https://acme.example/x" target="_blank"');
    expect(textForTest(node)).toBe('VK: https://vk.com/acme\nX: https://acme.example/x');
  });

  it('can be read where pictures are blocked', () => {
    const html = renderForTest(follow());
    expect(html).toContain('color:#222222;word-break:break-word;text-decoration:none"><img');
    expect(html.match(/alt="(Facebook|Instagram|LinkedIn|X|YouTube)"/g)).toHaveLength(5);
  });
});
