import { describe, expect, it } from 'vitest';
import { isFollowedLink, isSeenImage, isTwin } from './counts.ts';

describe('what counts as content', () => {
  it('is an image that is seen: no pixel that counts openings, no spacer', () => {
    const image = { src: 'https://a.example/x.png', alt: '', width: '', height: '' };
    expect(isSeenImage(image)).toBe(true);
    expect(isSeenImage({ ...image, width: '600', height: '4' })).toBe(true);
    expect(isSeenImage({ ...image, width: '1', height: '1' })).toBe(false);
    expect(isSeenImage({ ...image, height: '3px' })).toBe(false);
    expect(isSeenImage({ ...image, src: ' ' })).toBe(false);
    expect(isSeenImage({ ...image, src: 'https://a.example/spacer.gif' })).toBe(false);
    expect(isSeenImage({ ...image, src: 'https://a.example/spacer.gif', alt: 'Sale' })).toBe(true);
    expect(isSeenImage({ ...image, src: 'https://a.example/pixel-art-sale.png?v=2' })).toBe(false);
    expect(isSeenImage({ ...image, src: 'https://a.example/spacers/hero.png' })).toBe(true);
  });

  it('is a link that leads somewhere and holds something', () => {
    expect(isFollowedLink('https://a.example', true)).toBe(true);
    expect(isFollowedLink('#offers', true)).toBe(true);
    expect(isFollowedLink('https://a.example', false)).toBe(false);
    expect(isFollowedLink(' ', true)).toBe(false);
    expect(isFollowedLink('#', true)).toBe(false);
  });

  it('is nothing that a twin says once more', () => {
    const elsewhere = { words: 'buynow', addresses: new Set(['https://a.example']) };
    expect(isTwin(['buy', 'now'], ['https://a.example'], elsewhere)).toBe(true);
    expect(isTwin(['later'], [], elsewhere)).toBe(false);
    expect(isTwin(['buy'], ['https://b.example'], elsewhere)).toBe(false);
  });
});
