import type { RenderContext } from '../mail-block.ts';
import { box } from '../shared/box.ts';
import { classAttribute, styleAttribute } from '../shared/css.ts';
import { onOwnGround } from '../shared/dark-ink.ts';
import type { BlockView } from '../shared/define-block.ts';
import { deviceClasses } from '../shared/device-style.ts';
import { commonDirection, directionAttribute, growingLines, richInlineHtml } from '../shared/text/rich-text-html.ts';
import { TYPOGRAPHY_KEYS, typographyCss } from '../shared/text/typography.ts';
import type { HeadingProps } from './definition.ts';

/** The heading element itself. Its bottom space is the gap its column leaves under it. */
export function renderHeading({ props, style }: BlockView<HeadingProps>, context: RenderContext): string {
  const { italic } = context.settings.headings[props.level];
  const dir = commonDirection(props.content);
  const attributes =
    context.editAttribute('content') +
    classAttribute(deviceClasses(style, TYPOGRAPHY_KEYS, context, 'heading')) +
    directionAttribute(dir) +
    styleAttribute(
      'margin:0',
      dir && `direction:${dir}`,
      typographyCss(style, 'heading', italic),
      growingLines(props.content, context),
    );
  const content = richInlineHtml(props.content, onOwnGround(style, context));
  return box(`<${props.level}${attributes}>${content}</${props.level}>`, style, context);
}
