/** Longer than a picture that can be shown in a mail takes to load, milliseconds. */
const PATIENCE = 5000;

/** Pixels of a picture of the web; 0 where it cannot be loaded, or not in time. */
export function loadedSize(src: string): Promise<{ readonly width: number; readonly height: number }> {
  return new Promise((resolve) => {
    const image = new Image();
    const answer = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onload = answer;
    image.onerror = answer;
    setTimeout(answer, PATIENCE);
    image.src = src;
  });
}
