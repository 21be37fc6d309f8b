import { type HtmlElement, isElement } from '@mailwright/island';
import { pixels } from '../../../css-length.ts';
import { attribute, childElements, isBlank, parentElement, textValue } from '../../dom.ts';
import type { ImportContext, View } from '../../import-context.ts';
import { isHidden } from '../classify.ts';
import { imageAddress } from './image-address.ts';

/** Images in one place of which each reader sees one. */
export interface ImageSwap {
  readonly versions: { readonly srcDark?: string; readonly srcPhone?: string };
  /** Elements beside the first image that are hidden at first. */
  readonly twins: readonly HtmlElement[];
}

/** An image with the elements around it that hold nothing else, innermost first. */
type Frame = readonly HtmlElement[];

/** Elements that may wrap one of the images alone. */
const WRAPPERS: ReadonlySet<string> = new Set(['a', 'center', 'div', 'p', 'picture', 'span']);

/**
 * The images that stand in for one in dark mode and on phones: hidden beside it, and shown in its place by a media
 * query. Null unless it is sure of each of them that an image block would show it to the same readers, as it is.
 */
export function imageSwap(image: HtmlElement, context: ImportContext): ImageSwap | null {
  const frame: HtmlElement[] = [image];
  for (let at = image; ; ) {
    const parent = parentElement(at);
    if (!parent || isCrowded(parent) || !holdsOnlyElements(parent)) return null;
    const others = childElements(parent).filter((child) => child !== at);
    if (others.length > 0) return swapOf(frame, others, context);
    if (!WRAPPERS.has(parent.tagName)) return null;
    frame.push(parent);
    at = parent;
  }
}

/** Returns whether an element is hidden on a phone because another version of its image is shown there. */
export function isSwapped(element: HtmlElement, context: ImportContext): boolean {
  const frame = frameIn(element);
  const [image] = frame ?? [];
  return image !== undefined && imageSwap(image, context)?.versions.srcPhone !== undefined;
}

function swapOf(own: Frame, others: readonly HtmlElement[], context: ImportContext): ImageSwap | null {
  if (isGone(own, context.desktop)) return null;
  const twins = others.map(frameIn);
  let versions: ImageSwap['versions'] = {};
  for (const twin of twins) {
    const version = twin && versionOf(own, twin, context);
    if (!version || Object.keys(version).some((key) => key in versions)) return null;
    versions = { ...versions, ...version };
  }
  return { versions, twins: others };
}

function versionOf(own: Frame, twin: Frame, context: ImportContext): ImageSwap['versions'] | null {
  const { desktop, phone, dark, hidden } = context;
  const [image] = own;
  const [other] = twin;
  const src = other && imageAddress(other, context);
  const outer = twin.at(-1);
  if (!image || !src || !outer || !isGone(twin, desktop)) return null;
  const isLeft = hidden.known.get(outer) === undefined || hidden.known.get(outer) === null;
  if (!isLeft || !isAlike(image, other) || hrefOf(own) !== hrefOf(twin)) return null;
  const swaps = (view: Pick<View, 'css'>) => isGone(own, view) && !isGone(twin, view);
  if (swaps(dark)) return isGone(twin, phone) && isSameWidth(image, other) ? { srcDark: src } : null;
  return swaps(phone) ? { srcPhone: src } : null;
}

/** They say the same; one that says nothing says what the other does. */
function isAlike(image: HtmlElement, other: HtmlElement): boolean {
  const [alt, otherAlt] = [image, other].map((each) => attribute(each, 'alt').trim());
  return otherAlt === '' || otherAlt === alt;
}

function isSameWidth(image: HtmlElement, other: HtmlElement): boolean {
  const [width, otherWidth] = [image, other].map((each) => pixels(attribute(each, 'width')));
  return otherWidth === null || width === otherWidth;
}

function hrefOf(frame: Frame): string {
  const link = frame.find(({ tagName }) => tagName === 'a');
  return link ? attribute(link, 'href').trim() : '';
}

function isGone(frame: Frame, view: Pick<View, 'css'>): boolean {
  return frame.some((element) => isHidden(element, view));
}

/** The image, its version for dark mode and that for phones. */
const MAX_VERSIONS = 3;

/** Asked of each image of a row, however many stand there. */
function isCrowded({ childNodes }: HtmlElement): boolean {
  let count = 0;
  for (const node of childNodes) {
    if (isElement(node)) count += 1;
    if (count > MAX_VERSIONS) return true;
  }
  return false;
}

/** The image of an element that holds nothing but one, with what is around it; null of others. */
function frameIn(element: HtmlElement): Frame | null {
  if (element.tagName === 'img') return [element];
  const inside = childElements(element);
  const [only] = inside;
  if (!only || inside.length > 1 || !WRAPPERS.has(element.tagName) || !holdsOnlyElements(element)) return null;
  const frame = frameIn(only);
  return frame && [...frame, element];
}

function holdsOnlyElements({ childNodes }: HtmlElement): boolean {
  return childNodes.every((node) => isElement(node) || isBlank(textValue(node) ?? ''));
}
