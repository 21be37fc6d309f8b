export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The largest size of the same shape whose longer side is at most `side`; never larger than it is. */
export function fitInto({ width, height }: ImageSize, side: number): ImageSize {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The name with the ending that its new kind of content has. */
export function renamed(name: string, type: string): string {
  const ending = type === 'image/jpeg' ? 'jpg' : type.replace('image/', '');
  if (ending === 'jpg' && /\.jpe?g$/i.test(name)) return name;
  return `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.${ending}`;
}
