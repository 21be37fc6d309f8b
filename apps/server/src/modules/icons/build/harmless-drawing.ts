const ELEMENTS =
  'circle|clipPath|defs|ellipse|feBlend|feColorMatrix|feComposite|feFlood|feGaussianBlur|feMerge|feMergeNode|feOffset|filter|g|line|linearGradient|mask|path|pattern|polygon|polyline|radialGradient|rect|stop|symbol|use';
const ATTRIBUTES = '(?!on)[a-z][A-Za-z-]*[12]?="[^"<>&\n]*"|xlink:href="#[^"<>&\n]*"';
const DRAWING = new RegExp(`^(?:<(?:${ELEMENTS})(?: +(?:${ATTRIBUTES}))* */?>|</(?:${ELEMENTS})>| +)*$`);
/** Attributes that refer to something outside the drawing, or do more than draw. */
const POINTS_ELSEWHERE = /\shref="(?!#)|url\((?!#)|\s(?:style|src)="/i;
const MASK_TYPE = / style="mask-type:(?:alpha|luminance)"/g;

/** Returns whether the inside of an SVG only draws: no script, no animation, no text, nothing from elsewhere. */
export function isHarmlessDrawing(body: string): boolean {
  return DRAWING.test(body) && !POINTS_ELSEWHERE.test(body.replace(MASK_TYPE, ''));
}
