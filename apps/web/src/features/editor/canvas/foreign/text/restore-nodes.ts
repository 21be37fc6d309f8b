/** The nodes of a text as they were, whatever a browser makes of them on its own. */
export interface Restorer {
  /** The text of each node now; what the browser wrote beside them counts to the node before it, or behind it. */
  readonly read: (nodes: readonly (Text | null)[]) => readonly string[];
  /** Puts every node back to its place. */
  readonly restore: () => void;
}

export function restorer(host: Element): Restorer {
  const places = new Map<Node, readonly ChildNode[]>();
  const remember = (parent: Node): void => {
    places.set(parent, [...parent.childNodes]);
    for (const child of parent.childNodes) if (child.nodeType === 1) remember(child);
  };
  remember(host);
  return {
    read(nodes) {
      const known = new Map(nodes.flatMap((node, slot) => (node ? [[node as Node, slot] as const] : [])));
      const texts = nodes.map((node) => (node && host.contains(node) ? node.data : ''));
      let last: number | null = null;
      let loose = '';
      const walk = (parent: Node): void => {
        for (const child of parent.childNodes) {
          const slot = known.get(child);
          if (slot !== undefined) {
            texts[slot] = loose + (texts[slot] ?? '');
            loose = '';
            last = slot;
          } else if (child.nodeType === 3 && !isKnown(child)) {
            const text = (child as Text).data;
            if (last === null) loose += text;
            else texts[last] = (texts[last] ?? '') + text;
          } else if (child.nodeType === 1) {
            walk(child);
          }
        }
      };
      walk(host);
      const first = nodes.findIndex((node) => node !== null);
      if (loose !== '' && first >= 0) texts[first] = loose + (texts[first] ?? '');
      return texts;
    },
    restore() {
      for (const [parent, children] of places) {
        const isSame =
          parent.childNodes.length === children.length &&
          children.every((child, index) => parent.childNodes[index] === child);
        if (!isSame) (parent as Element).replaceChildren(...children);
      }
    },
  };

  function isKnown(node: ChildNode): boolean {
    return places.get(node.parentNode ?? node)?.includes(node) ?? false;
  }
}
