import type { Field, GeneralSettings, NodeStyle } from '@mailwright/document';
import type { ProductLook } from './props.ts';

export const buttonFields: readonly Field[] = [
  { kind: 'text', prop: 'buttonLabel', maxLength: 200, merge: true, section: 'button' },
  { kind: 'color', prop: 'buttonColor', section: 'button' },
  { kind: 'color', prop: 'buttonTextColor', section: 'button' },
];

/** Returns the default style of a product. */
export function productStyle({ layout }: Pick<ProductLook, 'layout'>, settings: GeneralSettings): NodeStyle {
  return {
    fontFamily: settings.paragraphFonts,
    fontSize: 16,
    color: '#222222',
    lineHeight: settings.lineSpacing,
    ...(layout === 'vertical' && { textAlign: 'center' }),
  };
}
