import { escapeHtml } from '@mailwright/contract';
import type { RenderContext } from '../mail-block.ts';
import { px } from '../shared/css.ts';
import { imageUrl } from '../shared/image-url.ts';
import type { ButtonProps } from './definition.ts';

/**
 * The icon beside the label; '' without one. It adds nothing to what the label says, so it has no text. Word gets the
 * label alone: the text of a VML shape holds no pictures.
 */
export function buttonIcon(props: ButtonProps, context: RenderContext): string {
  const src = props.iconEnable ? imageUrl(props.iconSrc, context) : '';
  if (!src) return '';
  const { iconSize: size, iconIndent: indent } = props;
  const side = (props.iconAlign === 'left') === (context.settings.dir === 'ltr') ? 'right' : 'left';
  const margin = indent > 0 ? `;margin-${side}:${px(indent)}` : '';
  const width = Math.max(1, Math.round(size));
  return `<img src="${escapeHtml(src)}" alt="" width="${width}" style="width:${px(width)};height:auto;border:0;vertical-align:middle${margin}">`;
}

/** Icon and label in reading order; the label in an element of its own, so that it is edited without the icon. */
export function besideIcon(icon: string, label: string, props: ButtonProps, context: RenderContext): string {
  const words = `<span${context.editAttribute('label')} style="vertical-align:middle">${label}</span>`;
  return props.iconAlign === 'left' ? icon + words : words + icon;
}
