import { DEFAULT_SETTINGS, type DocumentNode } from '@mailwright/document';
import { type HtmlElement, isElement } from '@mailwright/island';
import { createContext, type HtmlSource } from '../html/create-context.ts';
import type { ImportLeaf, ImportNode } from '../html/import-node.ts';
import { PLAIN_TEXT } from '../html/look/text-style.ts';
import type { BuildContext } from '../html/rows/build-context.ts';
import { createReportCollector } from '../report-collector.ts';

/** Foreign HTML, parsed, with what is known of it while it is converted. */
export function parsedHtml(html: string, css = ''): HtmlSource {
  const source = createContext(
    html,
    { scope: 'mw-c', css },
    PLAIN_TEXT,
    DEFAULT_SETTINGS.linkColor,
    createReportCollector(),
  );
  if (!source) throw new Error('This is no HTML.');
  return source;
}

/** The first element with this tag, in the order of the source. */
export function elementOf({ body }: HtmlSource, tag: string): HtmlElement {
  const found = allOf(body).find(({ tagName }) => tagName === tag);
  if (!found) throw new Error(`There is no ${tag}.`);
  return found;
}

function allOf(element: HtmlElement): readonly HtmlElement[] {
  return [element, ...element.childNodes.filter(isElement).flatMap(allOf)];
}

/** Import nodes as short as a test can say them: `text`, `box(image columns(text | button))`, `code`. */
export function importTree(nodes: readonly ImportNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'leaf') return node.type;
      if (node.kind === 'code') return 'code';
      if (node.kind === 'box') return `box(${importTree(node.children)})`;
      return `columns(${node.columns.map(({ box }) => importTree(box.children)).join(' | ')})`;
    })
    .join(' ');
}

/** Returns a context to build blocks with, for tests in which only their report and their nodes matter. */
export function plainBuild(): BuildContext {
  return {
    settings: DEFAULT_SETTINGS,
    report: createReportCollector(),
    island: ({ html }, style): DocumentNode => ({ id: 'i', type: 'html', props: { source: html }, style }),
  };
}

/** A leaf of a type that says nothing else. */
export function leafOf(type: string, more: Partial<ImportLeaf> = {}): ImportLeaf {
  return { kind: 'leaf', name: 'p', type, props: {}, style: {}, top: 0, bottom: 0, notes: [], ...more };
}
