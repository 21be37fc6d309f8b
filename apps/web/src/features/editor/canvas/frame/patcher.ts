import type { DocumentNode, NodeId } from '@mailwright/document';
import type { Place, Renderer } from '@mailwright/render';
import { type MorphRules, morph, sameShape } from './morph.ts';
import {
  markedElements,
  NODE_MARK,
  ownMarkup,
  type RenderedEntry,
  type RenderedNodeParts,
  type Rules,
  stubs,
  wholeMarkup,
} from './rendered-nodes.ts';
import { GROUP_SIZES, groupOf, groupSections } from './section-groups.ts';

/** Keeps the frame's body equal to a fresh rendering by touching as little of it as a change asks for. */
export interface Patcher {
  /** Writes everything anew. */
  fill(nodes: readonly DocumentNode[], renderer: Renderer): void;
  /**
   * Brings the body from the last version to this one. A renderer of other settings renders every node again: sections
   * that `isNear` finds far from the screen then wait for `catchUp`.
   */
  patch(nodes: readonly DocumentNode[], renderer: Renderer, isNear?: (section: Element) => boolean): void;
  /** Brings waiting sections up to date until there is `enough`; answers whether none waits any more. */
  catchUp(enough?: () => boolean): boolean;
  elementOf(id: NodeId): Element | null;
  nodeOf(id: NodeId): DocumentNode | null;
  /** The rules for narrow screens of all nodes, in the order of the mail; null when they are as they were last time. */
  changedRules(): Rules | null;
  /** Leaves what is inside `content` alone until the function answered is called, which writes the node anew. */
  hold(id: NodeId, content: Element): () => void;
}

/** Brings the element of a block to the next version of its node without rendering it; false when that cannot be done. */
export type Shortcut = (element: Element, before: DocumentNode, after: DocumentNode) => boolean;

export function createPatcher(body: HTMLElement, shortcut: Shortcut = () => false, groupSizes = GROUP_SIZES): Patcher {
  const page = body.ownerDocument;
  const entries = new Map<NodeId, RenderedEntry>();
  let roots: readonly DocumentNode[] = [];
  let renderer: Renderer;
  let near: (section: Element) => boolean = () => true;
  const waiting = new Map<NodeId, { readonly node: DocumentNode; readonly place: Place }>();
  let rulesChanged = true;
  let gone: DocumentNode[] = [];
  let toGroup = false;
  let held: Element | null = null;

  function parse(html: string): Element {
    const template = page.createElement('template');
    template.innerHTML = html;
    const element = template.content.firstElementChild;
    if (!element) throw new Error('A node rendered to nothing.');
    return element;
  }

  function create(node: DocumentNode, place: Place): Element {
    const made: RenderedNodeParts[] = [];
    const element = parse(wholeMarkup(node, place, renderer, (entry) => made.push(entry)));
    enter(made, markedElements(element));
    return element;
  }

  function enter(made: readonly RenderedNodeParts[], marked: ReadonlyMap<NodeId, Element>): void {
    rulesChanged = true;
    toGroup = true;
    for (const entry of made) {
      const element = marked.get(entry.node.id);
      if (element) entries.set(entry.node.id, { ...entry, renderer, element });
    }
  }

  /** The live element of a node, brought up to date. */
  function sync(node: DocumentNode, place: Place): Element {
    const entry = entries.get(node.id);
    if (!entry) return create(node, place);
    waiting.delete(node.id);
    if (isCurrent(entry, node, place)) return entry.element;
    if (entry.node !== node) gone.push(...without(entry.node.children, node.children));
    if (isOnlyNew(entry, place) && shortcut(entry.element, entry.node, node)) {
      entries.set(node.id, { ...entry, node, html: null });
      return entry.element;
    }
    const { html, rules } = ownMarkup(node, place, renderer);
    const same = html === (entry.html ?? shellOf(entry));
    const element = same ? syncChildren(entry.element, node, place) : rewrite(entry, node, place, html);
    // Another order of children is another order of rules.
    if ((node.children && !same) || !sameRules(entry.rules, rules)) rulesChanged = true;
    entries.set(node.id, { node, place, html, rules, renderer, element });
    return element;
  }

  function isCurrent(entry: RenderedEntry, node: DocumentNode, place: Place): boolean {
    return entry.node === node && entry.place === place && entry.renderer === renderer;
  }

  /** Nothing but the node itself has changed, and no text in it is being edited. */
  function isOnlyNew(entry: RenderedEntry, place: Place): boolean {
    return entry.place === place && entry.renderer === renderer && !(held && entry.element.contains(held));
  }

  /** The live element of a child, brought up to date now, or later where nobody sees it. */
  function syncChild(parent: DocumentNode, node: DocumentNode, place: Place): Element {
    const entry = entries.get(node.id);
    const mayWait = entry?.node === node && !isCurrent(entry, node, place) && roots.includes(parent);
    if (!entry || !mayWait || near(entry.element)) return sync(node, place);
    waiting.set(node.id, { node, place });
    return entry.element;
  }

  function syncChildren(element: Element, node: DocumentNode, place: Place): Element {
    const places = node.children ? renderer.childPlaces(node, place) : [];
    node.children?.forEach((child, index) => {
      const entry = entries.get(child.id);
      const own = places[index] ?? place;
      if (!entry) return;
      // Nearly all of thousands are as they were.
      if (isCurrent(entry, child, own)) waiting.delete(child.id);
      else syncChild(node, child, own);
    });
    return element;
  }

  function rewrite(entry: RenderedEntry, node: DocumentNode, place: Place, html: string): Element {
    const wanted = parse(html);
    toGroup ||= node.children !== undefined;
    const rules = node.children
      ? placing(node.children, renderer.childPlaces(node, place), (child, own) => syncChild(node, child, own ?? place))
      : { live: () => null, opaque };
    if (sameShape(entry.element, wanted)) {
      morph(entry.element, wanted, rules);
      return entry.element;
    }
    for (const stub of [...wanted.querySelectorAll(`[${NODE_MARK}]`)]) {
      const live = rules.live(stub);
      if (live) stub.replaceWith(live);
    }
    entry.element.replaceWith(wanted);
    return wanted;
  }

  function placing(
    children: readonly DocumentNode[],
    places: readonly Place[],
    put: (child: DocumentNode, place: Place | undefined) => Element,
  ): MorphRules {
    const wanting = new Map(children.map((child, index) => [child.id, { child, place: places[index] }]));
    return {
      opaque,
      live: (wanted) => {
        const found = wanting.get(wanted.getAttribute(NODE_MARK) ?? '');
        return found ? put(found.child, found.place) : null;
      },
    };
  }

  function opaque(element: Element): boolean {
    return element === held;
  }

  /** Groups the sections of a long mail: those of the page wrapper, or of the body where there is none. */
  function group(): void {
    if (!toGroup) return;
    toGroup = false;
    groupSections(body, groupSizes);
    for (const { children } of roots) {
      const first = entries.get(children?.[0]?.id ?? '')?.element ?? null;
      const holder = (groupOf(first) ?? first)?.parentElement;
      if (holder && (groupOf(first) || (children?.length ?? 0) >= groupSizes.from)) groupSections(holder, groupSizes);
    }
  }

  /** Forgets nodes that stand nowhere any more; what still stands has been looked through when it was brought up to date. */
  function forget(nodes: readonly DocumentNode[]): void {
    for (const { id } of nodes) {
      const entry = entries.get(id);
      if (!entry || entry.element.isConnected) continue;
      entries.delete(id);
      waiting.delete(id);
      rulesChanged = true;
      forget(entry.node.children ?? []);
    }
  }

  return {
    fill(nodes, next) {
      roots = nodes;
      renderer = next;
      entries.clear();
      waiting.clear();
      const made: RenderedNodeParts[] = [];
      const keep = (entry: RenderedNodeParts) => made.push(entry);
      body.innerHTML = nodes.map((node) => wholeMarkup(node, next.root, next, keep)).join('\n');
      enter(made, markedElements(body));
      group();
    },
    patch(nodes, next, isNear = () => true) {
      renderer = next;
      near = isNear;
      gone = without(roots, nodes);
      if (stubs(nodes) !== stubs(roots)) {
        rulesChanged = true;
        toGroup = true;
      }
      roots = nodes;
      const wanted = page.createElement('body');
      for (const { name, value } of body.attributes) wanted.setAttribute(name, value);
      wanted.innerHTML = stubs(nodes);
      morph(
        body,
        wanted,
        placing(nodes, [], (node) => sync(node, next.root)),
      );
      group();
      forget(gone);
    },
    catchUp(enough = () => false) {
      for (const { node, place } of waiting.values()) {
        sync(node, place);
        if (enough()) break;
      }
      return waiting.size === 0;
    },
    elementOf: (id) => entries.get(id)?.element ?? null,
    nodeOf: (id) => entries.get(id)?.node ?? null,
    changedRules() {
      if (!rulesChanged) return null;
      rulesChanged = false;
      const rules: Rules[number][] = [];
      const collect = (node: DocumentNode): void => {
        for (const child of node.children ?? []) collect(child);
        rules.push(...(entries.get(node.id)?.rules ?? []));
      };
      for (const node of roots) collect(node);
      return rules;
    },
    hold(id, content) {
      held = content;
      return () => {
        if (held === content) held = null;
        const entry = entries.get(id);
        if (entry) entry.element.replaceWith(create(entry.node, entry.place));
      };
    },
  };
}

/** Returns the markup that a container itself had; null for a block, which is written again when its markup is unknown. */
function shellOf({ node, place, renderer }: RenderedEntry): string | null {
  return node.children ? ownMarkup(node, place, renderer).html : null;
}

function sameRules(a: Rules, b: Rules): boolean {
  return a.length === b.length && a.every((rule, index) => rule === b[index]);
}

/** Those of the nodes before that are not among those after. */
function without(before: readonly DocumentNode[] = [], after: readonly DocumentNode[] = []): DocumentNode[] {
  const changed = before.filter((node, index) => after[index]?.id !== node.id);
  if (changed.length === 0) return [];
  const stays = new Set(after.map(({ id }) => id));
  return changed.filter(({ id }) => !stays.has(id));
}
