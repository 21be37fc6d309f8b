import { expect, it, test } from 'vitest';
import { readSocialIconName, socialIconPath } from './social-icon.ts';

it.each([
  [12, 32],
  [32, 64],
  [33, 96],
  [64, 128],
  [94, 192],
])('an icon of %i pixels has a picture of at least twice as many: %i', (size, pixels) => {
  expect(socialIconPath('vk', 'round', 'grey', size)).toBe(`/api/v2/assets/social/1/vk-round-grey-${pixels}.png`);
});

test('a file name is read back to what it shows', () => {
  expect(readSocialIconName('pin-square-transparent-128.png')).toEqual({
    icon: 'pin',
    shape: 'square',
    color: 'transparent',
    pixels: 128,
  });
});

test.each([['pin-square-transparent-129.png'], ['../x-round-color-64.png'], ['x-oval-color-64.png'], ['x.png'], ['']])(
  '%j is no picture of an icon',
  (name) => {
    expect(readSocialIconName(name)).toBeNull();
  },
);
