import { type HtmlElement, isElement } from '@mailwright/island';
import { linkTargets, namesOf } from '../anchors.ts';
import type { HtmlSource } from '../create-context.ts';
import type { StyleSheet } from '../css/style-sheet.ts';
import { attribute, parentElement, words } from '../dom.ts';
import { type ImportContext, lookOf } from '../import-context.ts';
import type { Sides } from '../look/box-style.ts';
import { isHidden } from '../recognize/classify.ts';
import { textOf } from '../recognize/hidden.ts';
import { isSeenImage } from './counts.ts';
import { ownComment, type SourcePart, tagParts } from './source-content.ts';

/**
 * Everything in a source that a machine, a reader of screens or the list's client gets beside what is seen: attributes,
 * elements of other makers, places that links lead to, data for machines, rules for dark mode. Shapes for Outlook and
 * drawings are code anyway, with all that is in them.
 */
export function machineContent({ html, body, context, sheet, title }: HtmlSource): readonly SourcePart[] {
  const parts: SourcePart[] = [];
  const targets = linkTargets(body);
  const collect = (element: HtmlElement): void => {
    const { tagName } = element;
    if (DRAWINGS.has(tagName) || /^[ovw]:/.test(tagName)) return;
    if (!isHtmlElement(tagName)) parts.push({ kind: 'element', value: tagName, element });
    if (tagName === 'link' || tagName === 'meta') parts.push(...silentContent(element));
    if (element !== body) addAttributes(element, parts);
    for (const name of namesOf(element, targets)) parts.push({ kind: 'anchor', value: name, element });
    for (const node of element.childNodes) if (isElement(node)) collect(node);
  };
  collect(body);
  if (title === '') parts.push(...titleTags(html));
  for (const frame of [html, body]) for (const { value } of frame.attrs) parts.push(...tagParts(value, frame));
  parts.push(...headTags(html), ...styleTags(html), ...fetchedByHead(html));
  for (const script of scriptsIn(html)) {
    parts.push({ kind: 'data', value: 'application/ld+json', element: script }, ...tagParts(textOf(script), script));
  }
  return [...parts, ...darkContent(body, context), ...outlookDarkContent(body, sheet)];
}

/** Returns where an element that only machines read leads, and its tags. */
function silentContent(element: HtmlElement): readonly SourcePart[] {
  const href = attribute(element, 'href').trim();
  return [
    ...(href === '' ? [] : [{ kind: 'data' as const, value: href, element }]),
    ...element.attrs.flatMap(({ name, value }) => tagParts(value, element).map((part) => ({ ...part, name }))),
  ];
}

const DRAWINGS: ReadonlySet<string> = words('svg math script style template noscript');

/** Adds what of an element's attributes is more than its looks, as `name` and its value. */
function addAttributes(element: HtmlElement, parts: SourcePart[]): void {
  for (const { name, value } of element.attrs) {
    const written = value.trim();
    if (isTold(element, name, written)) parts.push({ kind: 'attribute', name, value: written, element });
  }
}

function isTold(element: HtmlElement, name: string, value: string): boolean {
  const { tagName } = element;
  // `on` and `[text]` are those of AMP.
  if (/^on[a-z]*$|^\[.+\]$/.test(name)) return true;
  if (name === 'alt') return tagName === 'img' && value !== '' && isSeenImage(imageFacts(element));
  if (name === 'start') return tagName === 'ol' && /^-?\d+$/.test(value) && value !== '1';
  if (name === 'value') return tagName === 'li' && value !== '';
  if (name === 'type')
    return (tagName === 'ol' || tagName === 'ul' || tagName === 'li') && !/^(?:1|disc)$/i.test(value);
  if (/^(?:itemscope|data-[\w-]+)$/.test(name)) return true;
  if (value === '' || /^(?:xmlns|xml|xlink|mso)(?:$|[:-])/.test(name)) return false;
  return MEANT.has(name) || /^aria-(?!hidden$)/.test(name) || /^[a-z][\w-]*:[\w:.-]+$/.test(name);
}

/** Attributes that say something, whatever element they stand on. */
const MEANT: ReadonlySet<string> = words(
  'title lang dir usemap srcset summary itemtype itemprop itemid itemref editable repeater layout accesskey',
);

function imageFacts(element: HtmlElement) {
  const [src = '', alt = '', width = '', height = ''] = ['src', 'alt', 'width', 'height'].map((name) =>
    attribute(element, name),
  );
  return { src, alt, width, height };
}

/** Tags of a title that is no subject: it has no words. */
function titleTags(html: HtmlElement): readonly SourcePart[] {
  const heads = html.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'head');
  const titles = heads
    .flatMap(({ childNodes }) => childNodes.filter(isElement))
    .filter(({ tagName }) => tagName === 'title');
  return titles.flatMap((element) => tagParts(textOf(element), element));
}

/** Tags of comments in the head, and of what it says to machines. */
function headTags(html: HtmlElement): readonly SourcePart[] {
  const heads = html.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'head');
  return heads.flatMap((head) =>
    head.childNodes.flatMap((node) => {
      if (!isElement(node)) return tagParts(ownComment(node), head);
      return node.tagName === 'meta' ? node.attrs.flatMap(({ value }) => tagParts(value, node)) : [];
    }),
  );
}

/** Tags in style sheets: of a look that is another for each reader. */
function styleTags(element: HtmlElement): readonly SourcePart[] {
  return element.childNodes.filter(isElement).flatMap((child) => {
    if (child.tagName !== 'style') return styleTags(child);
    // Selectors by attributes and blocks of rules are written as tags of some systems are.
    return tagParts(textOf(child), child, 'style').filter(({ value }) => /^(?:\{[{%]|\*\||<%|%%|\$\{)/.test(value));
  });
}

/** Returns what a page fetches from elsewhere: style sheets, and the folder that its addresses are meant in. Fonts are told by themselves. */
function fetchedByHead(html: HtmlElement): readonly SourcePart[] {
  const heads = html.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'head');
  return heads
    .flatMap(({ childNodes }) => childNodes.filter(isElement))
    .flatMap((element): readonly SourcePart[] => {
      const href = attribute(element, 'href').trim();
      const isSheet = element.tagName === 'link' && /^stylesheet$/i.test(attribute(element, 'rel').trim());
      if (href === '' || (element.tagName !== 'base' && (!isSheet || /font/i.test(href)))) return [];
      return [{ kind: 'data', value: href, element }];
    });
}

/** Data that is written for machines, wherever it stands. */
function scriptsIn(element: HtmlElement): readonly HtmlElement[] {
  return element.childNodes.filter(isElement).flatMap((child) => {
    if (child.tagName !== 'script') return scriptsIn(child);
    return isMachineData(child) && textOf(child).trim() !== '' ? [child] : [];
  });
}

/** Returns whether a script is data that is never run. */
export function isMachineData(script: HtmlElement): boolean {
  return /^application\/(?:ld\+)?json$/i.test(attribute(script, 'type').trim());
}

/** CSS properties that rules for dark mode change. */
const DARK_LOOKS: readonly string[] = [
  ...['color', 'background-color', 'background-image', 'filter', 'opacity'],
  ...['top', 'right', 'bottom', 'left'].map((side) => `border-${side}-color`),
];

const SIDE = /^border-(top|right|bottom|left)-/;

/** Finds colors and other looks that rules for dark mode give to elements, and elements that they hide. */
function darkContent(body: HtmlElement, { dark, desktop }: ImportContext): readonly SourcePart[] {
  if (dark === desktop) return [];
  const parts: SourcePart[] = [];
  const collect = (element: HtmlElement): void => {
    if (isHidden(element, desktop)) return;
    if (isHidden(element, dark)) {
      parts.push({ kind: 'dark', name: 'display', value: imageIn(element) || 'none', element });
      return;
    }
    const [now, then] = [desktop.css(element), dark.css(element)];
    for (const name of now === then ? [] : DARK_LOOKS) {
      const value = then.get(name)?.trim() ?? '';
      if (value === '' || UNCHANGED.test(value) || value === now.get(name)?.trim()) continue;
      const side = SIDE.exec(name)?.[1] as keyof Sides | undefined;
      if (side === undefined || lookOf(element, desktop).border[side] > 0)
        parts.push({ kind: 'dark', name, value, element });
    }
    for (const node of element.childNodes) if (isElement(node)) collect(node);
  };
  collect(body);
  return parts;
}

/** Values that mean no more than that nothing is said. */
const UNCHANGED = /^(?:none|1|auto|inherit|initial|unset|transparent)$/i;

/** Returns the address of the first image in an element, or of the one that it is; '' for none. */
function imageIn(element: HtmlElement): string {
  if (element.tagName === 'img') return attribute(element, 'src').trim();
  for (const node of element.childNodes) {
    const src = isElement(node) ? imageIn(node) : '';
    if (src !== '') return src;
  }
  return '';
}

/** Colors that rules for dark mode in Outlook's apps and webmail give, which mark the mail itself. */
function outlookDarkContent(body: HtmlElement, { rules }: StyleSheet): readonly SourcePart[] {
  return rules.flatMap(({ selectors, declarations }) => {
    const [mark] = /\[data-ogs[cb]\]/i.exec(selectors.join(',')) ?? [];
    if (mark === undefined) return [];
    return declarations.flatMap(({ name, value }): readonly SourcePart[] => {
      const own = name === 'background' ? 'background-color' : name;
      if (own !== 'color' && own !== 'background-color') return [];
      return [{ kind: 'dark', name: `${mark} ${own}`, value, element: body }];
    });
  });
}

/** Returns whether an element is one of others, or is in one of them. */
export function isWithin(element: HtmlElement, others: ReadonlySet<HtmlElement>): boolean {
  if (others.size === 0) return false;
  for (let at: HtmlElement | null = element; at; at = parentElement(at)) if (others.has(at)) return true;
  return false;
}

/** Every element that HTML has or had. */
const ELEMENTS = words(`a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big
  blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div
  dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html
  i iframe img input ins kbd label legend li link listing main map mark marquee math menu meta meter
  nav nobr noembed noframes noscript object ol optgroup option output p param picture plaintext pre progress q
  rb rp rt rtc ruby s samp script search section select slot small source span strike strong style sub summary
  sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp`);

/** Returns whether HTML has an element of this name; other names are those of sending systems and editors. */
function isHtmlElement(tagName: string): boolean {
  return ELEMENTS.has(tagName);
}
