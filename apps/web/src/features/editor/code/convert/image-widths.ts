/** Widths of the pictures that the canvas has loaded, by address, CSS pixels: their files say what the code does not. */
export function loadedImageWidths(): (src: string) => number {
  const widths = new Map<string, number>();
  for (const frame of document.querySelectorAll('iframe')) {
    for (const image of framePictures(frame)) widths.set(image.getAttribute('src') ?? '', image.naturalWidth);
  }
  return (src) => widths.get(src) ?? 0;
}

function framePictures(frame: HTMLIFrameElement): readonly HTMLImageElement[] {
  try {
    return [...(frame.contentDocument?.images ?? [])];
  } catch {
    // A frame of another origin is none of ours.
    return [];
  }
}
