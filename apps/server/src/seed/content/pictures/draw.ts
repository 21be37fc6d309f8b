/** A picture of the seed, drawn for it at twice the size it is shown at. SVG without text, rasterised once when stored. */
export interface Picture {
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
  /** True when the global image library offers it; marks and faces are of use in their own mail alone. */
  readonly inLibrary: boolean;
}

export type Size = readonly [width: number, height: number];

export function picture(
  name: string,
  title: string,
  [width, height]: Size,
  content: string,
  inLibrary = true,
): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return { name, title, width, height, svg, inLibrary };
}

/** A gradient from the first colour to the last, downwards unless it runs across. */
export function linear(id: string, colors: readonly string[], across = false): string {
  const stops = colors.map((color, index) => `<stop offset="${index / (colors.length - 1)}" stop-color="${color}"/>`);
  return `<defs><linearGradient id="${id}" x1="0" y1="0" ${across ? 'x2="1" y2="0"' : 'x2="0" y2="1"'}>${stops.join('')}</linearGradient></defs>`;
}

/** Light that fades from its middle to nothing. */
export function glow(id: string, color: string, opacity: number): string {
  return `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient></defs>`;
}

export function background([width, height]: Size, colors: readonly string[]): string {
  return `${linear('ground', colors)}<rect width="${width}" height="${height}" fill="url(#ground)"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

export function box(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

export function shape(path: string, fill: string, opacity = 1): string {
  return `<path d="${path}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

export function line(path: string, stroke: string, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

/** Moves and scales a drawing. */
export function at(x: number, y: number, content: string, scale = 1): string {
  return `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${content}</g>`;
}

/** Places that look scattered and are the same each time. */
export function scatter(
  count: number,
  [width, height]: Size,
): readonly (readonly [x: number, y: number, share: number])[] {
  return Array.from({ length: count }, (_, index) => {
    const part = (step: number) => (index * step + step / 2) % 1;
    return [
      Math.round(part(0.6180339887) * width),
      Math.round(part(0.7548776662) * height),
      part(0.5698402911),
    ] as const;
  });
}
