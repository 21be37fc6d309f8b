import type { SocialColor, SocialIcon, SocialShape } from '@mailwright/blocks';
import { pngOf } from '../../pictures/draw-svg.ts';
import { BRAND_COLORS, GLYPHS } from './glyphs.ts';

const GROUNDS: Readonly<Record<SocialShape, string>> = {
  round: '<circle cx="12" cy="12" r="12"/>',
  square: '<rect width="24" height="24" rx="4"/>',
};

/** Transform of an icon without a background: the drawing fills the place of the background. */
const WITHOUT_GROUND = 'translate(12 12) scale(1.45) translate(-12 -12)';

/** Returns the icon as SVG. */
function iconSvg({ icon, shape, color, pixels }: SocialIcon): string {
  const { background, iconColor } = paint(color, BRAND_COLORS[icon]);
  const back = background === null ? '' : `<g fill="${background}">${GROUNDS[shape]}</g>`;
  const place = background === null ? ` transform="${WITHOUT_GROUND}"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${pixels}" height="${pixels}">` +
    `${back}<g color="${iconColor}"${place}>${GLYPHS[icon]}</g></svg>`
  );
}

/** Returns the icon as mail clients show it. */
export function drawIcon(icon: SocialIcon): Promise<Buffer> {
  return pngOf(iconSvg(icon));
}

function paint(color: SocialColor, brand: string): { readonly background: string | null; readonly iconColor: string } {
  switch (color) {
    case 'color':
      return { background: brand, iconColor: '#ffffff' };
    case 'black':
      return { background: '#101828', iconColor: '#ffffff' };
    case 'grey':
      return { background: '#667085', iconColor: '#ffffff' };
    case 'white':
      return { background: '#ffffff', iconColor: '#101828' };
    case 'transparent':
      return { background: null, iconColor: brand };
  }
}
