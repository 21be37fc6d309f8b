import type { RenderContext } from '../mail-block.ts';
import { box } from '../shared/box.ts';
import { classAttribute, styleAttribute } from '../shared/css.ts';
import { onOwnGround } from '../shared/dark-ink.ts';
import type { BlockView } from '../shared/define-block.ts';
import { deviceClasses } from '../shared/device-style.ts';
import { richTextHtml } from '../shared/text/rich-text-html.ts';
import { TYPOGRAPHY_KEYS, typographyCss } from '../shared/text/typography.ts';
import type { TextProps } from './definition.ts';

export function renderText({ props, style }: BlockView<TextProps>, context: RenderContext): string {
  const attributes =
    context.editAttribute('content') +
    classAttribute(deviceClasses(style, TYPOGRAPHY_KEYS, context)) +
    styleAttribute(typographyCss(style, 'text'));
  return box(`<div${attributes}>${richTextHtml(props.content, onOwnGround(style, context))}</div>`, style, context);
}
