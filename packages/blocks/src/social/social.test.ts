import type { DocumentNode, JsonObject } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { renderForTest, textForTest } from '../testing/render-for-test.ts';
import { socialBlock, socialFields } from './definition.ts';

const seed = socialBlock.tiles[0]!.create();

function social(props: JsonObject = {}): DocumentNode {
  return { id: 's', type: 'social', props: { ...seed.props, ...props }, style: {} };
}

describe('the social icons', () => {
  it('are marked as beta', () => {
    expect(socialBlock.beta).toBe(true);
  });

  it('are 32 pixels wide by default and 12 to 64 by choice, with pictures of twice that', () => {
    const html = renderForTest(social());
    expect(html).toContain(
      '<img src="https://assets.example/api/v2/assets/social/1/facebook-round-color-64.png" alt="Facebook" width="32"',
    );
    expect(socialFields).toContainEqual(expect.objectContaining({ prop: 'size', min: 12, max: 64 }));
    expect(socialBlock.schema.safeParse(social({ size: 11 }).props).success).toBe(false);
    expect(socialBlock.schema.safeParse(social({ size: 65 }).props).success).toBe(false);
  });

  it.each([
    ['color-square', 'facebook-square-color-64.png'],
    ['black-round', 'facebook-round-black-64.png'],
    ['plain', 'facebook-square-transparent-64.png'],
  ])('in the style %s show %s', (iconStyle, file) => {
    expect(renderForTest(social({ iconStyle }))).toContain(`/${file}"`);
  });

  it('lead wherever their links do, and say so in plain text', () => {
    const link = { href: 'mailto:hello@acme.example', target: '_self', title: '' };
    const node = social({ items: [{ network: 'mail', link }] });
    expect(renderForTest(node)).toContain('<a href="mailto:hello@acme.example" ');
    expect(textForTest(node)).toBe('Email: mailto:hello@acme.example');
    expect(textForTest(social())).toBe('');
  });

  it('offer an icon that is not there yet when one is added', () => {
    const list = socialFields.find((field) => field.kind === 'list');
    expect(list?.create([{ network: 'facebook' }, { network: 'linkedin' }])).toMatchObject({ network: 'instagram' });
  });
});
