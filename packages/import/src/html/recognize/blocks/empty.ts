import type { HtmlElement } from '@mailwright/island';
import { pixels } from '../../../css-length.ts';
import { type ImportContext, lookOf } from '../../import-context.ts';
import type { ImportLeaf } from '../../import-node.ts';
import { lineRatio } from '../../look/text-style.ts';

/** Default look of a horizontal rule in browsers. */
const BROWSER_RULE = { margin: 8, color: '#808080' } as const;

/** An empty box this low with a background is seen as a line, CSS pixels. */
const HIGHEST_LINE = 4;

/** More space than this around a line is a box with one border, not the line's margin, CSS pixels. */
const MAX_LINE_SPACE = 60;

/** The tallest space and the thickest divider that the blocks take, CSS pixels. */
const TALLEST_SPACE = 1000;
const THICKEST_LINE = 100;

/** A horizontal rule. */
export function recognizeRule(element: HtmlElement, context: ImportContext): ImportLeaf {
  const { border, borderColor, borderStyle, height, background, width, margin, place } = lookOf(
    element,
    context.desktop,
  );
  const top = border.top || border.bottom;
  const css = context.desktop.css(element);
  const spaced = css.has('margin-top') ? margin : { top: BROWSER_RULE.margin, bottom: BROWSER_RULE.margin };
  return divider('hr', {
    thickness: Math.max(1, top || height || 1),
    color: top > 0 ? borderColor : background || BROWSER_RULE.color,
    lineStyle: top > 0 ? borderStyle : 'solid',
    width: width.share === null ? 100 : Math.min(100, Math.max(1, Math.round(width.share * 100))),
    align: place ?? 'center',
    top: spaced.top,
    bottom: spaced.bottom,
  });
}

/** Returns a leaf for an element that is visible though it holds nothing: a line, or a space. null if nothing is visible. */
export function recognizeEmpty(element: HtmlElement, context: ImportContext): ImportLeaf | null {
  const { border, borderColor, borderStyle, height: set, background, padding } = lookOf(element, context.desktop);
  const text = context.desktop.text(element);
  const line = border.top || border.bottom;
  const height = heightOf(element, set, context);
  if (line > 0 && border.left + border.right === 0 && background === '') {
    const below = border.top > 0 ? height + padding.top + padding.bottom : 0;
    const above = border.top > 0 ? 0 : height + padding.top + padding.bottom;
    const [top, bottom] = [above, below].map((space) => (space > MAX_LINE_SPACE ? 0 : space));
    return divider(element.tagName, {
      thickness: line,
      color: borderColor,
      lineStyle: borderStyle,
      width: 100,
      align: 'center',
      top: top ?? 0,
      bottom: bottom ?? 0,
    });
  }
  const filled = height + padding.top + padding.bottom;
  if (background !== '' && filled > 0 && filled <= HIGHEST_LINE) {
    return divider(element.tagName, {
      thickness: Math.max(1, Math.round(filled)),
      color: background,
      lineStyle: 'solid',
      width: 100,
      align: 'center',
      top: 0,
      bottom: 0,
    });
  }
  const space = Math.round(filled || (hasBlank(element) ? text.size * lineRatio(text) : 0));
  if (space <= 0) return null;
  return {
    kind: 'leaf',
    name: element.tagName,
    type: 'space',
    props: { height: Math.min(TALLEST_SPACE, space) },
    style: background === '' ? {} : { backgroundColor: background },
    top: 0,
    bottom: 0,
    notes: [],
  };
}

interface Line {
  readonly thickness: number;
  readonly color: string;
  readonly lineStyle: 'solid' | 'dashed' | 'dotted';
  readonly width: number;
  readonly align: 'left' | 'center' | 'right';
  readonly top: number;
  readonly bottom: number;
}

function divider(name: string, { thickness, color, lineStyle, width, align, top, bottom }: Line): ImportLeaf {
  const props = { thickness: Math.min(THICKEST_LINE, thickness), color, lineStyle, width };
  return { kind: 'leaf', name, type: 'divider', props, style: { align }, top, bottom, notes: [] };
}

/** The height that is set, or that a line of the set height makes. */
function heightOf(element: HtmlElement, set: number, context: ImportContext): number {
  if (set > 0) return set;
  const line = context.desktop.css(element).get('line-height') ?? '';
  return hasBlank(element) && /px|pt/.test(line) ? (pixels(line) ?? 0) : 0;
}

/** A blank that does not break gives a line its height. */
function hasBlank(element: HtmlElement): boolean {
  return element.childNodes.some((node) =>
    'value' in node ? /\u00a0/.test(node.value) : 'tagName' in node && (node.tagName === 'br' || hasBlank(node)),
  );
}
