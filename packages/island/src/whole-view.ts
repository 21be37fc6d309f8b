import { parse } from 'parse5';
import { type HtmlDocument, type HtmlElement, isElement } from './parse-html.ts';
import { isSafeAttribute } from './safe-attribute.ts';
import { isSafeImage } from './safe-url.ts';
import { type Mark, styleSheetOf, viewOfAll } from './sanitize-view.ts';

/** A harmless view of a whole document, for a page of its own: nothing of it stands in an element that it has not. */
export interface WholeView {
  readonly html: ReadonlyMap<string, string>;
  readonly body: ReadonlyMap<string, string>;
  /** Style sheets of the head. */
  readonly styles: readonly { readonly css: string; readonly media: string }[];
  /** Content of the body; its elements are marked with `data-mw-at`. */
  readonly content: string;
}

/** Layout mode of browsers for a document, which its doctype decides. */
export type DocumentMode = 'no-quirks' | 'limited-quirks' | 'quirks';

/** Far behind any doctype. */
const PROLOGUE = 4096;

export function documentMode(source: string): DocumentMode {
  return parse(source.slice(0, PROLOGUE)).mode;
}

/** The view of a parsed document as a page. */
export function wholeViewOf(document: HtmlDocument, mark: Mark): WholeView {
  const root = document.childNodes.filter(isElement)[0];
  const parts = root?.childNodes.filter(isElement) ?? [];
  const head = parts.find(({ tagName }) => tagName === 'head');
  const body = parts.find(({ tagName }) => tagName === 'body');
  const styles = (head?.childNodes ?? []).filter(isElement).flatMap((element) => styleSheetOf(element) ?? []);
  return {
    html: root ? safeAttributes(root) : new Map(),
    body: body ? safeAttributes(body) : new Map(),
    styles,
    content: body ? viewOfAll(body.childNodes, mark) : '',
  };
}

const BODY_COLORS: ReadonlySet<string> = new Set(['bgcolor', 'text', 'link', 'vlink', 'alink']);
const BODY_MARGINS: ReadonlySet<string> = new Set([
  'leftmargin',
  'topmargin',
  'rightmargin',
  'bottommargin',
  'marginwidth',
  'marginheight',
]);

function safeAttributes({ attrs }: HtmlElement): ReadonlyMap<string, string> {
  const kept = attrs.filter(({ prefix, name, value }) => !prefix && isSafe(name, value));
  return new Map(kept.map(({ name, value }) => [name, value]));
}

function isSafe(name: string, value: string): boolean {
  if (BODY_COLORS.has(name)) return /^#?\w+$/.test(value);
  if (BODY_MARGINS.has(name)) return /^\d+(?:px)?$/.test(value);
  if (name === 'background') return isSafeImage(value);
  return ['class', 'id', 'dir', 'lang', 'style'].includes(name) && isSafeAttribute('div', name, value);
}
