import type { Overlay, Size } from '../recipe/new-recipe.ts';

export type TextLayer = Extract<Overlay, { readonly kind: 'text' }>;

/** Height of a line, in sizes of its letters. */
export const LINE_HEIGHT = 1.25;
/** Room around a text that has a background, in sizes of its letters. */
export const TEXT_PADDING = 0.35;

type Measure = (text: string) => number;

export function fontOf({ italic, bold, size, font }: TextLayer): string {
  return `${italic ? 'italic ' : ''}${bold ? 'bold ' : ''}${size}px ${font}`;
}

/** The lines of a text: broken where it says so, and between words where it is too wide. */
export function breakLines(text: string, width: number, measure: Measure): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && measure(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}

let scratch: CanvasRenderingContext2D | null = null;

/** The lines of a text layer as they are drawn. */
export function linesOf(layer: TextLayer): readonly string[] {
  scratch ??= document.createElement('canvas').getContext('2d');
  const context = scratch;
  if (context === null) return layer.text.split('\n');
  context.font = fontOf(layer);
  return breakLines(layer.text, layer.width, (text) => context.measureText(text).width);
}

/** Returns the space that a text layer takes, pixels of the picture. */
export function textSize(layer: TextLayer): Size {
  const padding = layer.background === null ? 0 : 2 * TEXT_PADDING * layer.size;
  return { width: layer.width + padding, height: linesOf(layer).length * layer.size * LINE_HEIGHT + padding };
}
