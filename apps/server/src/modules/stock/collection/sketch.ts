export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Point = readonly [x: number, y: number];

/** Returns numbers from 0 to 1 that look random and are the same for a seed each time. */
export type Chance = () => number;

export function chanceOf(seed: string): Chance {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507) ^ Math.imul(state ^ (state >>> 13), 3_266_489_909);
    state = (state + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 16)) >>> 0) / 4_294_967_296;
  };
}

export function between(chance: Chance, low: number, high: number): number {
  return low + chance() * (high - low);
}

export function oneOf<T>(chance: Chance, list: readonly [T, ...T[]]): T {
  return list[Math.floor(chance() * list.length)] ?? list[0];
}

export function svg({ width, height }: Size, content: string, shown: Size): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shown.width}" height="${shown.height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** Returns a color between two: `from` at 0, `to` at 1, as #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const part = (index: number) => {
    const [one, other] = [from, to].map((color) => Number.parseInt(color.slice(index, index + 2), 16));
    return Math.round((one ?? 0) + ((other ?? 0) - (one ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Returns a gradient to fill with; `angle` 0 runs downwards, 1 across. */
export function gradient(id: string, colors: readonly string[], angle = 0): string {
  const stops = colors.map(
    (color, index) => `<stop offset="${round(index / (colors.length - 1))}" stop-color="${color}"/>`,
  );
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="${angle}" y2="${1 - angle}">${stops.join('')}</linearGradient></defs>`;
}

/** Returns a light that fades from its middle to nothing. */
export function light(id: string, color: string, opacity = 1): string {
  return `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset=".5" stop-color="${color}" stop-opacity="${round(opacity * 0.45)}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient></defs>`;
}

export function blur(id: string, deviation: number): string {
  return `<defs><filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${round(deviation)}"/></filter></defs>`;
}

export function ground({ width, height }: Size, fill: string): string {
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${more}/>`;
}

export function box(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${more}/>`;
}

export function shape(path: string, fill: string, more = ''): string {
  return `<path d="${path}" fill="${fill}"${more}/>`;
}

export function stroke(path: string, color: string, width: number, more = ''): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
}

export function placed(x: number, y: number, content: string, turn = 0, scale = 1): string {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(scale * 100) / 100})">${content}</g>`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** Returns a smooth line through all points; a closed one returns to the first point. */
export function smooth(points: readonly Point[], closed = false): string {
  const at = (index: number): Point => {
    const last = points.length - 1;
    const inside = closed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last);
    return points[inside] ?? [0, 0];
  };
  const [startX, startY] = at(0);
  const pieces = Array.from({ length: closed ? points.length : points.length - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const near = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const far = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...near, ...far, ...to].map(round).join(' ')}`;
  });
  return `M${round(startX)} ${round(startY)}${pieces.join('')}${closed ? 'Z' : ''}`;
}

/** Returns a row of hills that fills everything below it. */
export function hills({ width, height }: Size, chance: Chance, y: number, rise: number, steps: number): string {
  const points = Array.from({ length: steps + 3 }, (_, index): Point => {
    const up = index % 2 === 0 ? between(chance, 0.3, 1) : between(chance, -1, -0.3);
    return [((index - 1) / steps) * width, y - up * rise];
  });
  return `${smooth(points)}V${height}H${round(points[0]?.[0] ?? 0)}Z`;
}
