import type { Part } from '../parts/part.ts';

/** How wide a part is by itself, CSS pixels; null where its words say so. */
export function naturalWidth(part: Part): number | null {
  switch (part.kind) {
    case 'leaf': {
      const { paddingLeft = 0, paddingRight = 0 } = part.style;
      const width = part.type === 'image' ? Number(part.props.width) : 0;
      return width > 0 ? width + paddingLeft + paddingRight : null;
    }
    case 'code':
      return null;
    case 'box': {
      const { width, padding, border, margin } = part.look;
      if (width.px !== null) return width.px;
      if (width.share !== null) return null;
      const inside = widest(part.parts);
      const around = padding.left + padding.right + border.left + border.right + margin.left + margin.right;
      return inside === null ? null : inside + around;
    }
    case 'columns': {
      const widths = part.columns.map(({ box, gutter }) => addKnown(naturalWidth(box), gutter));
      return widths.reduce((sum, width) => (sum === null || width === null ? null : sum + width), 0 as number | null);
    }
  }
}

function widest(parts: readonly Part[]): number | null {
  const widths = parts
    .filter(({ kind, ...part }) => !(kind === 'leaf' && 'type' in part && part.type === 'space'))
    .map(naturalWidth);
  if (widths.length === 0 || widths.includes(null)) return null;
  return Math.max(...widths.map((width) => width ?? 0));
}

function addKnown(width: number | null, more: number): number | null {
  return width === null ? null : width + more;
}
