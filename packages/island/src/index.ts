export * from './contains-script.ts';
export * from './css-problems.ts';
export * from './html-problems.ts';
export * from './island.ts';
export { type HtmlElement, type HtmlNode, isElement, parseHtml } from './parse-html.ts';
export * from './parse-island.ts';
export * from './safe-url.ts';
export * from './sanitise-view.ts';
export * from './split-document.ts';
