/**
 * The sections of a long mail stand on the canvas in groups that the browser skips as long as they are out of sight. It
 * looks in every frame at each element that it may skip: at a hundred groups, not at thousands of sections. The mail
 * knows nothing of groups, and everything that compares or changes what a container holds looks through them.
 */
export const GROUP = 'data-mw-group';

const SECTION = '[data-mw-kind="section"]';

/** Number of adjacent sections from which they are grouped, and number of sections in a new group. */
export interface GroupSizes {
  readonly from: number;
  readonly size: number;
}

/** A group is about as high as two windows; shorter mails are quick enough without, and stay as they will be sent. */
export const GROUP_SIZES: GroupSizes = { from: 64, size: 16 };

/** The rules for groups: skipped like the single sections of a short mail, which keep from their neighbours as there. */
export const GROUP_STYLE = `[${GROUP}]{content-visibility:auto;contain-intrinsic-size:auto 220px auto calc(var(--mw-sections)*220px)}
[${GROUP}]>${SECTION}{content-visibility:visible;contain:layout style paint}`;

/** The group that an element stands in directly. */
export function groupOf(node: Node | null): Element | null {
  const parent = node?.parentNode ?? null;
  return parent && isGroup(parent) ? parent : null;
}

/** Returns the child nodes of an element; in place of a group, the nodes in it. */
export function childrenOf(element: Element): ChildNode[] {
  return [...element.childNodes].flatMap((node) => (isGroup(node) ? [...node.childNodes] : [node]));
}

/** Returns the node after a node, as if there were no groups. */
export function nextOf(node: Node): ChildNode | null {
  const next = node.nextSibling ?? groupOf(node)?.nextSibling ?? null;
  return next && isGroup(next) ? next.firstChild : next;
}

/** Returns whether an element is the parent of a node, directly or through a group. */
export function holds(element: Element, node: Node): boolean {
  return (groupOf(node) ?? node).parentNode === element;
}

/** Places a node in front of another, or at the end: in the group beside, where there is one. */
export function placeBefore(element: Element, node: Node, next: ChildNode | null): void {
  const group = groupOf(next);
  if (group) {
    group.insertBefore(node, next);
    return;
  }
  const before = next ? next.previousSibling : element.lastChild;
  if (before && isGroup(before)) before.append(node);
  else element.insertBefore(node, next);
}

export function removeEmptyGroups(element: Element): void {
  for (const child of [...element.children]) {
    if (isGroup(child) && child.childElementCount === 0) child.replaceWith(...child.childNodes);
  }
}

/** Groups the sections that an element holds when they are many, and parts groups that have grown. */
export function groupSections(element: Element, { from, size }: GroupSizes = GROUP_SIZES): void {
  for (const group of [...element.children].filter(isGroup)) part(group, size);
  if (element.querySelectorAll(`:scope>${SECTION}`).length < from || isEdited(element)) return;
  let run: Element[] = [];
  const close = () => {
    const [first] = run;
    if (first) moveInto(groupBefore(first), first, run.at(-1));
    run = [];
  };
  for (const child of [...element.children]) {
    if (!child.matches(SECTION)) close();
    else if (run.push(child) === size) close();
  }
  close();
}

function part(group: Element, size: number): void {
  const sections = sectionsOf(group);
  const next = sections[size];
  if (!next || sections.length <= 2 * size || isEdited(group)) {
    noteCount(group);
    return;
  }
  const rest = groupBefore(group);
  moveInto(rest, next);
  group.after(rest);
  // The line break between two sections stands between their groups.
  if (group.lastChild?.nodeType === 3) group.after(group.lastChild);
  noteCount(group);
  part(rest, size);
}

/** Returns whether a text in the element is being edited. Moving it would take its focus, so it stays in place. */
function isEdited(element: Element): boolean {
  return element.querySelector('[contenteditable]') !== null;
}

function groupBefore(element: Element): Element {
  const group = element.ownerDocument.createElement('div');
  group.setAttribute(GROUP, '');
  element.before(group);
  return group;
}

/** Moves siblings into a group. */
function moveInto(group: Element, first: ChildNode, last?: ChildNode): void {
  for (let node: ChildNode | null = first; node; ) {
    const next: ChildNode | null = node === last ? null : node.nextSibling;
    group.append(node);
    node = next;
  }
  noteCount(group);
}

/** Writes the number of its sections to a group, for the height that the group is assumed to have until it was visible. */
function noteCount(group: Element): void {
  const height = `--mw-sections:${sectionsOf(group).length}`;
  if (group.getAttribute('style') !== height) group.setAttribute('style', height);
}

function sectionsOf(group: Element): Element[] {
  return [...group.children].filter((child) => child.matches(SECTION));
}

function isGroup(node: Node): node is Element {
  return node.nodeType === 1 && (node as Element).hasAttribute(GROUP);
}
