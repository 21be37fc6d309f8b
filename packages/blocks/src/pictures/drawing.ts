/** Small drawings of what tiles make, by tile: the inside of an SVG of 200 × 96. */
export type TilePictures = Readonly<Record<string, string>>;

const PICTURE_WIDTH = 200;
const PICTURE_HEIGHT = 96;

/** Colors of the drawings. They show a piece of an email, which stays light where the editor is dark. */
export const PICTURE = {
  paper: '#ffffff',
  strong: '#343a46',
  text: '#a3abb9',
  soft: '#e3e7ee',
  accent: '#3b5bdb',
  sky: '#cfdcf7',
  hill: '#8fa8e0',
} as const;

/** A filled rectangle with round corners. */
export function bar(x: number, y: number, width: number, height: number, fill: string, radius = 3): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

/** Lines of running text; the last one is shorter. */
export function textLines(x: number, y: number, width: number, count: number): string {
  return Array.from({ length: count }, (_, index) =>
    bar(x, y + index * 11, index === count - 1 ? Math.round(width * 0.6) : width, 5, PICTURE.text),
  ).join('');
}

/** A photo: hills under a sun. */
export function photo(x: number, y: number, width: number, height: number): string {
  const at = (share: number, of: number, from: number) => Math.round(from + share * of);
  const bottom = y + height;
  const hills = [
    [x, bottom],
    [at(0.3, width, x), at(0.45, height, y)],
    [at(0.52, width, x), at(0.78, height, y)],
    [at(0.72, width, x), at(0.55, height, y)],
    [x + width, bottom],
  ];
  return `${bar(x, y, width, height, PICTURE.sky)}<polygon points="${hills.map((point) => point.join(',')).join(' ')}" fill="${PICTURE.hill}"/><circle cx="${at(0.78, width, x)}" cy="${at(0.25, height, y)}" r="${Math.max(4, Math.round(height * 0.1))}" fill="#ffd43b"/>`;
}

/** A pointer, for what is clicked. Its tip is at x, y. */
export function pointer(x: number, y: number): string {
  return `<path transform="translate(${x} ${y})" d="M0 0v17l4.6-4 3 6.6 3.2-1.4-3-6.5h6z" fill="${PICTURE.strong}" stroke="#fff" stroke-width="1.5"/>`;
}

/** Short words, centered. */
export function word(text: string, y: number, size: number, fill: string, x: number = PICTURE_WIDTH / 2): string {
  return `<text x="${x}" y="${y}" font-family="Arial,sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" fill="${fill}">${text}</text>`;
}

/** Columns side by side, by their shares of the width. */
export function columns(shares: readonly number[]): string {
  const gap = 6;
  const availableWidth = 168 - gap * (shares.length - 1);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let x = 16;
  return shares
    .map((share) => {
      const width = Math.round((availableWidth * share) / whole);
      const column = `<rect x="${x}.5" y="20.5" width="${width - 1}" height="56" rx="3" fill="#f1f4fa" stroke="${PICTURE.hill}" stroke-dasharray="4 3"/>`;
      x += width + gap;
      return column;
    })
    .join('');
}

/** The whole drawing as an address for an image. */
export function pictureAddress(inside: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}"><rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="${PICTURE.paper}"/>${inside}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
