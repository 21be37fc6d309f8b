import { quotedAttribute } from '@mailwright/contract';
import type { StyleValues } from '@mailwright/document';

/** Attributes by name; those without a value are not written. */
export type Attributes = Readonly<Record<string, string | number | false | null | undefined>>;

/** Writes an element of MJML; `content` is written as it is. */
export function mjmlElement(tag: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    // A picture with an empty text is decoration; one without any is none.
    value === undefined || value === null || value === false || (value === '' && name !== 'alt')
      ? []
      : [` ${name}=${quoted(value)}`],
  );
  const start = `<${tag}${written.join('')}`;
  return content === '' ? `${start} />` : `${start}>${content}</${tag}>`;
}

function quoted(value: string | number): string {
  return quotedAttribute(String(value));
}

/** Returns whether MJML passes an attribute on unchanged: it writes each in double quotes, whatever its value. */
export function isSayable(value: string): boolean {
  return quotedAttribute(value).startsWith('"') && !/&quot;[^"]*(?:\}\}|%\}|%>|\|\*)/.test(quotedAttribute(value));
}

/** Returns a length in pixels, '' for none. */
export function px(value: number | undefined): string {
  if (value === undefined) return '';
  const rounded = Math.round(value * 100) / 100;
  return rounded === 0 ? '0' : `${rounded}px`;
}

/** Returns the padding of a box, with space added to its sides. */
export function paddingOf(style: StyleValues, added: { readonly bottom?: number; readonly top?: number } = {}): string {
  const { paddingTop = 0, paddingRight = 0, paddingBottom = 0, paddingLeft = 0 } = style;
  const sides = [paddingTop + (added.top ?? 0), paddingRight, paddingBottom + (added.bottom ?? 0), paddingLeft];
  const [first = 0] = sides;
  return sides.every((side) => side === first) ? px(first) : sides.map(px).join(' ');
}

/** Returns the borders of a box as attributes, none where it has none. */
export function bordersOf(style: StyleValues, none = ''): Attributes {
  const look = `${style.borderStyle ?? 'solid'} ${mjmlColor(style.borderColor) || '#d5d8dd'}`;
  const widths = [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth].map(
    (width) => width ?? 0,
  );
  const [first = 0] = widths;
  if (widths.every((width) => width === 0)) return { border: none };
  if (widths.every((width) => width === first)) return { border: `${px(first)} ${look}` };
  const [top, right, bottom, left] = widths.map((width) => (width === 0 ? 'none' : `${px(width)} ${look}`));
  return { 'border-top': top, 'border-right': right, 'border-bottom': bottom, 'border-left': left };
}

/** Returns a color as MJML takes it: hex of three or six digits, `rgb()`, `rgba()` or a name; '' for any other. */
export function mjmlColor(value: string | undefined): string {
  const color = value?.trim().toLowerCase() ?? '';
  if (/^#(?:[0-9a-f]{3}){1,2}$/.test(color)) return color;
  const hex = /^#(?:[0-9a-f]{4}){1,2}$/.test(color) ? wide(color.slice(1)) : null;
  if (hex) {
    const [red, green, blue, alpha] = [0, 2, 4, 6].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return `rgba(${red},${green},${blue},${Math.round(((alpha ?? 255) / 255) * 100) / 100})`;
  }
  if (/^rgb\(\d{1,3}, ?\d{1,3}, ?\d{1,3}\)$/.test(color)) return color;
  if (/^rgba\(\d{1,3}, ?\d{1,3}, ?\d{1,3}, ?\d(?:\.\d{1,3})?\)$/.test(color)) return color;
  return NAMES.has(color) ? color : '';
}

function wide(hex: string): string {
  return hex.length === 4 ? [...hex].map((digit) => digit + digit).join('') : hex;
}

/** Names of colors that MJML knows, as CSS has them. */
const NAMES: ReadonlySet<string> = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
   cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
   darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
   darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
   firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
   hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
   lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
   lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid
   mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream
   mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
   paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue
   saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen
   steelblue tan teal thistle tomato transparent turquoise violet wheat white whitesmoke yellow yellowgreen`.split(
    /\s+/,
  ),
);
