import type { HtmlElement } from '@mailwright/island';
import { parentElement } from '../dom.ts';
import type { SourcePart } from './source-content.ts';

/** Elements that can stay as they are written without their surroundings. */
const HOLDERS: ReadonlySet<string> = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'center',
  'dd',
  'div',
  'dl',
  'dt',
  'figure',
  'footer',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'li',
  'main',
  'nav',
  'ol',
  'p',
  'section',
  'table',
  'td',
  'th',
  'tr',
  'ul',
]);

/** Returns whether the surroundings of a lost part are kept as code for it; the report names the other parts. */
export function isKeptAsCode({ kind, name }: SourcePart): boolean {
  if (kind === 'attribute') return name === 'usemap';
  // For a color of its own a box is not worth all that is in it.
  if (kind === 'tag') return name === undefined;
  return kind === 'word' || kind === 'link' || kind === 'image' || kind === 'element';
}

/** The smallest boxes around lost parts that do not stay already; null where only the whole mail is left. */
export function holderOf({ element, kind }: SourcePart, stays: ReadonlySet<HtmlElement>): HtmlElement | null {
  if (kind === 'element' && !stays.has(element)) return element;
  let least: HtmlElement | null = kind === 'word' || kind === 'tag' ? element : parentElement(element);
  for (let at = least; at && at.tagName !== 'body'; at = parentElement(at)) {
    // What was kept and is lost all the same needs more around it.
    if (stays.has(at)) least = parentElement(at);
  }
  for (let at = least; at && at.tagName !== 'body' && at.tagName !== 'html'; at = parentElement(at))
    if (HOLDERS.has(at.tagName)) return at;
  return null;
}
