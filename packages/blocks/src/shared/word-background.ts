import type { StyleValues } from '@mailwright/document';
import { type Background, positionOf } from './background.ts';
import { onlyWord } from './table.ts';

/**
 * Puts content into a VML shape filled with the image, as wide as told or as the window and as high as the content: the only background
 * image that Word knows. The fill is given the shape's size by its aspect, so an image of twice the pixels stays sharp.
 */
export function onWordBackground(
  content: string,
  style: StyleValues,
  background: Background,
  width: number | 'window',
): string {
  const tiled = style.backgroundSize === 'auto';
  const aspect = tiled ? '' : ` aspect="${style.backgroundSize === 'contain' ? 'atmost' : 'atleast'}"`;
  // A tile counts from the edge of the shape, a frame from its middle.
  const [x = 0, y = 0] = positionOf(style).map((percent) => (tiled ? percent : percent - 50) / 100);
  const fill =
    `<v:fill type="${tiled ? 'tile' : 'frame'}"${aspect} origin="${x},${y}" position="${x},${y}"` +
    ` src="${background.image}" color="${background.color}"/>`;
  return (
    onlyWord(
      `<v:rect fill="t" stroke="f" style="${width === 'window' ? 'mso-width-percent:1000' : `width:${width}px`}">${fill}<v:textbox inset="0,0,0,0" style="mso-fit-shape-to-text:true"><div>`,
    ) +
    content +
    onlyWord('</div></v:textbox></v:rect>')
  );
}
