import {
  BACKGROUND_POSITIONS,
  BACKGROUND_REPEATS,
  BACKGROUND_SIZES,
  imageAddressSchema,
  type StyleValues,
} from '@mailwright/document';

interface BackgroundImage {
  readonly address: string;
  readonly size: string;
  readonly repeat: string;
  readonly position: string;
}

/** A background image in the words our styles have for it; nothing without an address. */
export function backgroundStyle({ address, size, repeat, position }: BackgroundImage): StyleValues {
  if (address === '' || !imageAddressSchema.safeParse(address).success) return {};
  return {
    backgroundImage: address,
    backgroundSize: BACKGROUND_SIZES.find((known) => known === size.trim().toLowerCase()) ?? 'auto',
    backgroundRepeat: BACKGROUND_REPEATS.find((known) => known === repeat.trim().toLowerCase()) ?? 'no-repeat',
    backgroundPosition: positionOf(position.toLowerCase()),
  };
}

function positionOf(words: string): StyleValues['backgroundPosition'] {
  const across = /left/.test(words) ? 'left' : /right/.test(words) ? 'right' : 'center';
  const down = /top/.test(words) ? 'top' : /bottom/.test(words) ? 'bottom' : 'center';
  return BACKGROUND_POSITIONS.find((known) => known === `${across} ${down}`) ?? 'center center';
}
