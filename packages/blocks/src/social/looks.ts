import type { SocialColor, SocialShape } from '../shared/social/social-icon.ts';

/** The styles offered, each a shape in a colour. */
export const SOCIAL_STYLES = [
  'color-round',
  'color-square',
  'black-round',
  'grey-round',
  'white-round',
  'plain',
] as const;

export const LOOKS: Readonly<
  Record<(typeof SOCIAL_STYLES)[number], { readonly shape: SocialShape; readonly color: SocialColor }>
> = {
  'color-round': { shape: 'round', color: 'color' },
  'color-square': { shape: 'square', color: 'color' },
  'black-round': { shape: 'round', color: 'black' },
  'grey-round': { shape: 'round', color: 'grey' },
  'white-round': { shape: 'round', color: 'white' },
  plain: { shape: 'square', color: 'transparent' },
};
