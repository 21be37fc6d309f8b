import { color as hex } from '@mailwright/blocks';
import { splitOutside } from '../css/style-sheet.ts';

/** A gradient as our backgrounds have it: from one color to another, in degrees. */
export interface Gradient {
  readonly from: string;
  readonly to: string;
  /** null for one that is no line from side to side: only its first color can stay. */
  readonly angle: number | null;
}

/** Direction of `to …`, and the start of old `-webkit-` gradients, in degrees. */
const SIDES: Readonly<Record<string, number>> = {
  top: 0,
  'top right': 45,
  right: 90,
  'bottom right': 135,
  bottom: 180,
  'bottom left': 225,
  left: 270,
  'top left': 315,
};

/** The gradient of a `background-image`; null without one that has two colors. */
export function readGradient(value: string): Gradient | null {
  const [, prefix = '', kind = '', inside = ''] =
    /^\s*(-webkit-|-moz-|-o-)?((?:repeating-)?(?:linear|radial|conic))-gradient\((.*)\)/is.exec(value) ?? [];
  if (inside === '') return null;
  const parts = splitOutside(inside, ',').map((part) => part.trim());
  const colors = parts.flatMap((part) => colorIn(part));
  const [from] = colors;
  const to = colors.at(-1);
  if (from === undefined || to === undefined || colors.length < 2) return null;
  const first = parts[0] && colorIn(parts[0]).length === 0 ? parts[0].toLowerCase() : '';
  return { from, to, angle: kind.toLowerCase() === 'linear' ? angleOf(first, prefix !== '') : null };
}

/** The color of a stop, which a place in the gradient may follow. */
function colorIn(stop: string): readonly string[] {
  const color = hex(splitOutside(stop, ' ')[0]?.trim() ?? '');
  return color === '' ? [] : [color];
}

function angleOf(direction: string, isOld: boolean): number {
  const [, number, unit] = /^(-?[\d.]+)(deg|turn|rad|grad)$/.exec(direction) ?? [];
  if (number !== undefined) {
    const degrees = Number(number) * ({ deg: 1, turn: 360, rad: 180 / Math.PI, grad: 0.9 }[unit ?? 'deg'] ?? 1);
    // Old ones count from the right, against the clock.
    return Math.round((((isOld ? 90 - degrees : degrees) % 360) + 360) % 360);
  }
  const sides = direction.replace(/^to\s+/, '').split(/\s+/);
  const name = ['top', 'bottom', 'left', 'right'].filter((side) => sides.includes(side)).join(' ');
  const angle = SIDES[name];
  if (angle === undefined) return 180;
  return isOld ? (angle + 180) % 360 : angle;
}

/** Returns whether a background is visible only through the letters of an element. */
export function isClippedToText(css: ReadonlyMap<string, string>): boolean {
  return ['background-clip', '-webkit-background-clip'].some((name) => /text/i.test(css.get(name) ?? ''));
}
