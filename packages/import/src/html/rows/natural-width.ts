import type { ImportNode } from '../import-node.ts';

/** Returns the width of a node itself, CSS pixels; null if its words decide it. */
export function naturalWidth(node: ImportNode): number | null {
  switch (node.kind) {
    case 'leaf': {
      const { paddingLeft = 0, paddingRight = 0 } = node.style;
      const width = node.type === 'image' ? Number(node.props.width) : 0;
      return width > 0 ? width + paddingLeft + paddingRight : null;
    }
    case 'code':
      return null;
    case 'box': {
      const { width, padding, border, margin } = node.look;
      if (width.px !== null) return width.px;
      if (width.share !== null) return null;
      const inside = widest(node.children);
      const around = padding.left + padding.right + border.left + border.right + margin.left + margin.right;
      return inside === null ? null : inside + around;
    }
    case 'columns': {
      const widths = node.columns.map(({ box, gutter }) => addKnown(naturalWidth(box), gutter));
      return widths.reduce((sum, width) => (sum === null || width === null ? null : sum + width), 0 as number | null);
    }
  }
}

function widest(nodes: readonly ImportNode[]): number | null {
  const widths = nodes
    .filter(({ kind, ...node }) => !(kind === 'leaf' && 'type' in node && node.type === 'space'))
    .map(naturalWidth);
  if (widths.length === 0 || widths.includes(null)) return null;
  return Math.max(...widths.map((width) => width ?? 0));
}

function addKnown(width: number | null, more: number): number | null {
  return width === null ? null : width + more;
}
