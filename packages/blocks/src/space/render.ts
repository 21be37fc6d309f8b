import type { RenderContext } from '../mail-block.ts';
import { classAttribute, color, css, px, styleAttribute } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { deviceScreen } from '../shared/device-style.ts';
import type { SpaceProps } from './definition.ts';

/** Exactly as high as set: the line height does it where heights are ignored, and Word is told not to stretch it. */
export function renderSpace({ props, style }: BlockView<SpaceProps>, context: RenderContext): string {
  const background = color(style.backgroundColor);
  const declarations = styleAttribute(
    heightCss(props.height),
    'font-size:1px',
    context.settings.outlook && 'mso-line-height-rule:exactly',
    background && `background-color:${background}`,
  );
  const classes = (['tablet', 'phone'] as const).map((screen) => {
    const height = style[screen]?.height;
    return height === undefined ? '' : context.responsive(deviceScreen(screen, context), heightCss(height));
  });
  return `<div${classAttribute(...classes)}${declarations}>&nbsp;</div>`;
}

function heightCss(height: number): string {
  return css(`height:${px(height)}`, `line-height:${px(height)}`);
}
