import type { NodeId } from '@mailwright/document';
import type { LayerRow } from './layer-rows.ts';

/** Action that a key press in the tree asks for. */
export type LayerKeyAction =
  | { readonly kind: 'go'; readonly row: number; readonly extend: boolean }
  | { readonly kind: 'toggle'; readonly id: NodeId }
  | { readonly kind: 'move'; readonly step: 1 | -1 }
  | { readonly kind: 'select'; readonly id: NodeId }
  | { readonly kind: 'rename'; readonly id: NodeId }
  | { readonly kind: 'hide'; readonly id: NodeId };

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** Rows a page key steps over. */
const PAGE = 12;

/** Keys of a tree as screen readers expect them; with alt the arrows move what is selected. */
export function layerKey(press: Press, rows: readonly LayerRow[], at: number): LayerKeyAction | undefined {
  const row = rows[at];
  const { key, shiftKey: extend } = press;
  if (!row) return undefined;
  if (press.ctrlKey || press.metaKey) return key === ' ' ? { kind: 'select', id: row.node.id } : undefined;
  if (press.altKey) {
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
    return { kind: 'move', step: key === 'ArrowDown' ? 1 : -1 };
  }
  const go = (to: number): LayerKeyAction => {
    return { kind: 'go', row: Math.min(Math.max(to, 0), rows.length - 1), extend };
  };
  switch (key) {
    case 'ArrowDown':
      return go(at + 1);
    case 'ArrowUp':
      return go(at - 1);
    case 'PageDown':
      return go(at + PAGE);
    case 'PageUp':
      return go(at - PAGE);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case 'ArrowRight':
      if (row.expanded === false) return { kind: 'toggle', id: row.node.id };
      return row.expanded && rows[at + 1]?.parentId === row.node.id ? go(at + 1) : undefined;
    case 'ArrowLeft':
      if (row.expanded) return { kind: 'toggle', id: row.node.id };
      return row.parentId === null ? undefined : go(rows.findIndex(({ node }) => node.id === row.parentId));
    case 'Enter':
    case 'F2':
      return { kind: 'rename', id: row.node.id };
    case 'h':
    case 'H':
      return { kind: 'hide', id: row.node.id };
    default:
      return undefined;
  }
}

/** All rows from one to another, in either direction. */
export function rowRange(rows: readonly LayerRow[], from: number, to: number): readonly NodeId[] {
  return rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ node }) => node.id);
}
