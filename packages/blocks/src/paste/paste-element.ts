import { type HtmlElement, styleValues } from '@mailwright/island';

/** An attribute's value; '' when the element has none of that name. */
export function attributeOf({ attrs }: HtmlElement, name: string): string {
  return attrs.find((attribute) => attribute.name === name)?.value ?? '';
}

/** The element's own declarations by name, lower case. */
export function inlineStyleOf(element: HtmlElement): ReadonlyMap<string, string> {
  return new Map([...declarationsOf(element)].map(([name, value]) => [name, value.toLowerCase()]));
}

/** The same with the values as they were written, as names of fonts are read. */
export function declarationsOf(element: HtmlElement): ReadonlyMap<string, string> {
  return styleValues(attributeOf(element, 'style'));
}

/** A length in whole pixels; 0 when it is none. */
export function pixelsOf(value: string | undefined): number {
  const [, number] = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(value?.trim() ?? '') ?? [];
  return number === undefined ? 0 : Math.round(Number(number));
}

/** Returns whether an element is hidden, as the conditional content of word processors and pre-headers of mails are. */
export function isHidden(element: HtmlElement): boolean {
  const style = inlineStyleOf(element);
  return style.get('display') === 'none' || style.get('visibility') === 'hidden' || style.get('mso-hide') === 'all';
}
