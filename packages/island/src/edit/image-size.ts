import type { IslandElement } from '../island.ts';
import { attributesOf } from './edit-island.ts';
import type { ValuePatch } from './island-edit.ts';
import { effectiveDeclaration, type StyleDeclaration, styleDeclarations } from './style-declarations.ts';

/** A picture's own width and height, pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

interface SizePatch {
  readonly attributes: ValuePatch;
  readonly style: ValuePatch;
}

const PIXELS = /^\d+(?:\.\d+)?(?:px)?$/i;

/**
 * The width or height that an image of foreign HTML was given: pixels without their unit, percent with it, '' where it
 * has none. The attribute comes first: beside it a style says how the image shrinks, most often.
 */
export function imageSize(source: string, element: IslandElement, side: 'width' | 'height'): string {
  const { attributes, declarations } = read(source, element);
  const own = attributes.get(side) ?? '';
  return plain(own !== '' ? own : (inPixels(declarations, side) ?? inPixels(declarations, `max-${side}`) ?? ''));
}

/** The smallest change that gives an image another width or height wherever it says one; '' takes it away. */
export function imageSizePatch(
  source: string,
  element: IslandElement,
  side: 'width' | 'height',
  value: string,
): SizePatch {
  const { attributes, declarations } = read(source, element);
  const styled = [side, `max-${side}`].filter((property) => inPixels(declarations, property) !== null);
  const css = value === '' ? null : value.endsWith('%') ? value : `${value}px`;
  return {
    attributes: attributes.has(side) || styled.length === 0 ? { [side]: value === '' ? null : value } : {},
    style: Object.fromEntries(styled.map((property) => [property, css])),
  };
}

/**
 * Returns the changes with which an image keeps the ratio of its picture: a height in pixels follows the width. If the width
 * is not in pixels, the height is removed, so that the picture's own ratio applies.
 */
export function ratioPatch(
  source: string,
  element: IslandElement,
  picture: PictureSize,
  width = imageSize(source, element, 'width'),
): SizePatch {
  const { attributes, declarations } = read(source, element);
  const height = imageSize(source, element, 'height');
  if (!PIXELS.test(height) || width === '' || picture.width < 1 || picture.height < 1) {
    return { attributes: {}, style: {} };
  }
  const isFluid = !PIXELS.test(width);
  const next = String(Math.max(1, Math.round((Number.parseFloat(width) * picture.height) / picture.width)));
  const patch = imageSizePatch(source, element, 'height', isFluid ? '' : next);
  const styled = inPixels(declarations, 'height') !== null;
  return {
    attributes: attributes.has('height') ? patch.attributes : {},
    style: { ...patch.style, ...(isFluid && styled && { height: 'auto' }) },
  };
}

function read(source: string, element: IslandElement) {
  const attributes = attributesOf(source, element);
  return { attributes, declarations: styleDeclarations(attributes.get('style') ?? '') };
}

function inPixels(declarations: readonly StyleDeclaration[], property: string): string | null {
  const value = effectiveDeclaration(declarations, property)?.value ?? '';
  return PIXELS.test(value) && Number.parseFloat(value) > 0 ? value : null;
}

function plain(value: string): string {
  return value.trim().replace(/px$/i, '');
}
