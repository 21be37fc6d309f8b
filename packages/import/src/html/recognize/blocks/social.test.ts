import { describe, expect, it } from 'vitest';
import { parsedHtml } from '../../../testing/parsed-html.ts';
import { inlineTokens } from './inline-tokens.ts';
import { recognizeSocial } from './social.ts';

function socialIn(html: string) {
  const { body, context } = parsedHtml(html);
  return recognizeSocial(inlineTokens(body.childNodes, context), context);
}

const icon = (address: string, width = 32, alt = '') =>
  `<a href="${address}"><img src="https://a.example/i.png" width="${width}" alt="${alt}"></a>`;

describe('social icons are', () => {
  it('small images beside each other that lead to networks', () => {
    const social = socialIn(
      `${icon('https://www.facebook.com/us')} | ${icon('https://twitter.com/us', 24, 'X')}&nbsp;${icon('https://youtu.be/x')}`,
    );
    expect(social).toMatchObject({
      type: 'social',
      props: {
        size: 32,
        items: [
          { network: 'facebook', link: { href: 'https://www.facebook.com/us' } },
          { network: 'x', link: { title: 'X' } },
          { network: 'youtube' },
        ],
      },
      notes: [{ reason: 'value-adjusted', detail: 'src' }],
    });
  });
});

describe('no social icons are', () => {
  it.each([
    ['one icon', icon('https://facebook.com/us')],
    ['icons of which one leads elsewhere', icon('https://facebook.com/us') + icon('https://a.example')],
    ['an address that only names a network', icon('https://facebook.com/us') + icon('https://a.example/x.com')],
    ['a host that only ends alike', icon('https://facebook.com/us') + icon('https://notx.com/us')],
    ['images that are larger than icons', icon('https://facebook.com/us', 200) + icon('https://x.com/us', 200)],
    ['icons with text', `Follow ${icon('https://facebook.com/us')}${icon('https://x.com/us')}`],
    [
      'icons without links',
      '<img src="https://a.example/f.png" width="32"><img src="https://a.example/x.png" width="32">',
    ],
    ['more than there are networks', icon('https://x.com/us').repeat(13)],
  ])('%s', (_, html) => {
    expect(socialIn(html)).toBeNull();
  });
});
