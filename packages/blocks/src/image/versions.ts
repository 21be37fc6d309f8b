import type { RenderContext } from '../mail-block.ts';
import { imageUrl } from '../shared/image-url.ts';

/** One of the pictures that stand in one place: what else its element says. */
export interface PlacedPicture {
  readonly src: string;
  /** Classes that show or hide it; '' for a picture without others beside it. */
  readonly classes: string;
  /** True when the picture is invisible in clients that do not read the style sheet. */
  readonly isTwin: boolean;
}

/** Beside `display`, so that it is another class than that of the hide-element option, which the canvas shows faintly. */
const GONE = 'display:none;max-height:0';

const THERE = 'display:block';

interface Addresses {
  readonly srcDark?: string | undefined;
  readonly srcPhone?: string | undefined;
}

/**
 * The picture itself first, then those for dark mode and for phones, each hidden until the style sheet shows it instead.
 * On a phone in dark mode it is the one for dark mode: it is there to be made out at all.
 */
export function placedPictures(
  src: string,
  { srcDark = '', srcPhone = '' }: Addresses,
  context: RenderContext,
): readonly [PlacedPicture, ...PlacedPicture[]] {
  const dark = twinAddress(srcDark, src, context);
  const phone = twinAddress(srcPhone, src, context);
  if (!dark && !phone) return [{ src, classes: '', isTwin: false }];
  const { responsive } = context;
  const goneInDark = dark && responsive('dark', GONE);
  const own = [phone && responsive('phone', GONE), goneInDark];
  const pictures: [PlacedPicture, ...PlacedPicture[]] = [{ src, classes: joined(own), isTwin: false }];
  if (dark) pictures.push({ src: dark, classes: responsive('dark', THERE), isTwin: true });
  if (phone) {
    pictures.push({ src: phone, classes: joined([responsive('phone', THERE), goneInDark]), isTwin: true });
  }
  return pictures;
}

/** '' for what is no picture, or the same one. */
function twinAddress(address: string, src: string, context: RenderContext): string {
  const twin = imageUrl(address, context);
  return twin === src ? '' : twin;
}

function joined(classes: readonly string[]): string {
  return classes.filter(Boolean).join(' ');
}
