import { isAnchorName } from '@mailwright/document';
import { type HtmlElement, type HtmlNode, isElement } from '@mailwright/island';
import { attribute } from './dom.ts';
import type { ImportContext } from './import-context.ts';
import type { ImportNode } from './import-node.ts';

/** Names that links can lead to, on the way through a source. */
export interface AnchorNames {
  /** Names to which links of the source lead. */
  readonly targets: ReadonlySet<string>;
  /** Names already passed that are not on a block yet. */
  readonly pending: string[];
  readonly known: Set<string>;
}

/** The names in a source that its links lead to. */
export function linkTargets(body: HtmlElement): ReadonlySet<string> {
  const targets = new Set<string>();
  const collect = (element: HtmlElement): void => {
    const [, name] = /^#(.+)$/.exec(attribute(element, 'href').trim()) ?? [];
    if (name !== undefined) targets.add(name);
    for (const node of element.childNodes) if (isElement(node)) collect(node);
  };
  collect(body);
  return targets;
}

/** The names under which links can lead to an element, where one does; an anchor without a link of its own is there for it. */
export function namesOf(element: HtmlElement, targets: ReadonlySet<string>): readonly string[] {
  const isAnchor = element.tagName === 'a' && attribute(element, 'href') === '';
  const names = [attribute(element, 'id'), element.tagName === 'a' ? attribute(element, 'name') : ''];
  return [...new Set(names)].filter((name) => name !== '' && (targets.has(name) || isAnchor));
}

/** Remembers the names of an element for the next block that is made. */
export function passAnchors(element: HtmlElement, { anchors }: ImportContext): void {
  for (const name of namesOf(element, anchors.targets)) {
    if (!isAnchorName(name) || anchors.known.has(name)) continue;
    anchors.known.add(name);
    anchors.pending.push(name);
  }
}

/** The same for all in nodes that are made into blocks together. */
export function passAnchorsIn(nodes: readonly HtmlNode[], context: ImportContext): void {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    passAnchors(node, context);
    passAnchorsIn(node.childNodes, context);
  }
}

/** The nodes with the names that were passed before them, each of them one. */
export function withAnchors(nodes: readonly ImportNode[], { anchors }: ImportContext): readonly ImportNode[] {
  if (anchors.pending.length === 0) return nodes;
  return nodes.map((node) => {
    if ((node.kind !== 'leaf' && node.kind !== 'code') || node.anchor !== undefined) return node;
    const anchor = anchors.pending.shift();
    return anchor === undefined ? node : { ...node, anchor };
  });
}
