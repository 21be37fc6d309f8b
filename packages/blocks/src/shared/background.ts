import { isHarmlessTag, mapTags, startsWithTag } from '@mailwright/contract';
import { BACKGROUND_POSITIONS, type NodeStyle, type StyleValues } from '@mailwright/document';
import type { RenderContext } from '../mail-block.ts';
import { color, css, keyword } from './css.ts';
import { imageUrl } from './image-url.ts';
import { isRelativeAddress } from './link/relative-address.ts';

/** Background of a container, in the form in which it can be written. */
export interface Background {
  /** Address of the image, ready for a quoted attribute and a quoted `url()`; '' without one. */
  readonly image: string;
  /** The solid colour under it; never '' where there is an image or a gradient. */
  readonly color: string;
  /** All but the colour. */
  readonly css: string;
  /** Class that takes a gradient away in dark mode where a colour was chosen for it. */
  readonly darkClass: string;
}

/** Image and gradient are seen where CSS backgrounds are; everybody else gets the colour, which is therefore always there. */
export function backgroundOf(style: NodeStyle, context: RenderContext): Background {
  const solid = color(style.backgroundColor);
  const image = imageAddress(style.backgroundImage, context);
  const from = color(style.gradientFrom);
  const to = color(style.gradientTo);
  const gradient = from && to ? `linear-gradient(${angleOf(style)}deg,${from},${to})` : '';
  if (image) {
    const look = css(
      `background-image:url('${image}')`,
      // The gradient shows where the image is transparent or ends. Who knows no gradients keeps the line before.
      gradient && `background-image:url('${image}'),${gradient}`,
      placement(style),
    );
    const under = solid || (gradient && from) || color(context.settings.bgColor) || '#ffffff';
    return { image, color: under, css: look, darkClass: '' };
  }
  if (!gradient) return { image: '', color: solid, css: '', darkClass: '' };
  const darkClass = style.dark?.backgroundColor ? context.responsive('dark', 'background-image:none') : '';
  return { image: '', color: solid || from, css: `background-image:${gradient}`, darkClass };
}

function angleOf({ gradientAngle }: StyleValues): number {
  return Number.isFinite(Number(gradientAngle)) ? Math.round(Number(gradientAngle)) : 180;
}

/** The style with the colour that stands in for what not every client shows. */
export function withSolidBackground<S extends StyleValues>(style: S, background: Background): S {
  return background.color === style.backgroundColor || !background.css
    ? style
    : { ...style, backgroundColor: background.color };
}

/** The place of an image as `[x, y]` in percent. */
export function positionOf(style: StyleValues): readonly [number, number] {
  const index = Math.max(0, BACKGROUND_POSITIONS.indexOf(style.backgroundPosition ?? 'center center'));
  return [(index % 3) * 50, Math.floor(index / 3) * 50];
}

function placement(style: StyleValues): string {
  const [x, y] = positionOf(style);
  return css(
    `background-size:${keyword(style.backgroundSize) || 'cover'}`,
    `background-position:${x}% ${y}%`,
    `background-repeat:${keyword(style.backgroundRepeat) || 'no-repeat'}`,
  );
}

/**
 * Characters that could end the address in CSS are encoded, whatever an unvalidated style holds. Template tags stand as
 * they are, but for those with quotes: neither kind is free within a quoted address in a quoted attribute.
 */
function imageAddress(address: unknown, context: Pick<RenderContext, 'url'>): string {
  if (typeof address !== 'string' || !address) return '';
  const url = imageUrl(address, context);
  if (!/^https?:\/\//i.test(url) && !startsWithTag(url) && !isRelativeAddress(url)) return '';
  return mapTags(url, encodedForCss, (tag) =>
    isHarmlessTag(tag) && !/['"\\;\n\r]/.test(tag) ? tag : encodedForCss(tag),
  );
}

function encodedForCss(part: string): string {
  return part
    .replace(
      /['()\\;{}<>"\s]/g,
      (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .replace(/&/g, '&amp;');
}
