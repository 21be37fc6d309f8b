import type { DropTarget } from '@mailwright/document';
import { insertSource } from '../../session/drag/drag-source.ts';
import { chooseForInserted } from '../../session/products/choose-product.ts';
import { notifyRefusal } from '../../session/refusal.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import { usePanelDrag } from '../use-panel-drag.ts';
import type { PaletteEntry } from './palette.ts';
import { tileSeed } from './tile-seed.ts';

/** Drags a tile onto the canvas; a locked one says why it stays. */
export function useTileDrag({ tile, locked }: PaletteEntry, label: string) {
  const session = useEditorSession();
  const { editor, view, dragging } = session;
  return usePanelDrag((pointer) => {
    if (locked !== null) {
      notifyRefusal({ ok: false, reason: locked });
      return;
    }
    view.setState({ editingText: null });
    const source = insertSource(editor, [tileSeed(tile, label)], label);
    const drop = (target: DropTarget) => {
      const result = source.drop(target);
      if (result.ok) chooseForInserted(session, result.ids);
      return result;
    };
    dragging.start({ ...source, drop }, pointer);
  });
}
