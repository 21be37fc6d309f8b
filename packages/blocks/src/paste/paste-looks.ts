import { colorSchema, fontFamilySchema, type RichMark, type StyleValues } from '@mailwright/document';
import type { HtmlElement } from '@mailwright/island';
import { attributeOf, declarationsOf } from './paste-element.ts';

/** Wanted where a whole design is taken over: its colours, sizes and fonts stay as they are. */
export interface PasteLooks {
  /** Colour of the text around, which links may say they inherit. */
  readonly color: string;
}

type TextStyle = Extract<RichMark, { type: 'textStyle' }>['attrs'];

/** The marks with the element's own colours, size and font over those around it. */
export function withLook(element: HtmlElement, marks: readonly RichMark[], looks: PasteLooks): readonly RichMark[] {
  const around = marks.find((mark) => mark.type === 'textStyle')?.attrs ?? {};
  const own = textStyleOf(element, around.color ?? looks.color);
  // A link has a colour of its own, whatever the text around it has.
  const kept: TextStyle = element.tagName === 'a' && !own.color ? { ...around, color: null } : around;
  const attrs = Object.fromEntries(Object.entries({ ...kept, ...own }).filter(([, value]) => value));
  const others = marks.filter(({ type }) => type !== 'textStyle');
  return Object.keys(attrs).length > 0 ? [...others, { type: 'textStyle', attrs }] : others;
}

function textStyleOf(element: HtmlElement, inherited: string): TextStyle {
  const look = lookOf(element, inherited);
  return {
    ...(look.color && { color: look.color }),
    ...(look.backgroundColor && { backgroundColor: look.backgroundColor }),
    ...(look.fontFamily && { fontFamily: look.fontFamily }),
    ...(look.fontSize && { fontSize: `${look.fontSize}px` }),
  };
}

/** Colours, font, size in pixels and alignment that an element sets for itself. */
export function lookOf(element: HtmlElement, inherited = ''): StyleValues {
  const style = declarationsOf(element);
  const font = element.tagName === 'font';
  const color = style.get('color') ?? (font ? attributeOf(element, 'color') : '');
  const background = style.get('background-color') ?? style.get('background') ?? '';
  const family = (style.get('font-family') ?? (font ? attributeOf(element, 'face') : '')).replaceAll('"', "'");
  const size = Number(/^(\d{1,3}(?:\.\d+)?)px$/i.exec(style.get('font-size') ?? '')?.[1] ?? 0);
  const align = (style.get('text-align') ?? attributeOf(element, 'align')).toLowerCase();
  return {
    ...colorOf('color', color.toLowerCase() === 'inherit' ? inherited : color),
    ...colorOf('backgroundColor', background),
    ...(fontFamilySchema.safeParse(family).success && !/^inherit$/i.test(family) && { fontFamily: family }),
    ...(size > 0 && { fontSize: size }),
    ...(isAlign(align) && { textAlign: align }),
  };
}

function colorOf(key: 'color' | 'backgroundColor', value: string): StyleValues {
  const none = /^(?:inherit|initial|unset|none|transparent|currentcolor)$/i.test(value);
  return !none && colorSchema.safeParse(value).success ? { [key]: value } : {};
}

function isAlign(value: string): value is NonNullable<StyleValues['textAlign']> {
  return value === 'left' || value === 'center' || value === 'right' || value === 'justify';
}
