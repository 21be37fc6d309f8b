import { insertSource } from '../../session/drag/drag-source.ts';
import { notifyRefusal } from '../../session/refusal.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import { usePanelDrag } from '../use-panel-drag.ts';
import type { PaletteEntry } from './palette.ts';
import { tileSeed } from './tile-seed.ts';

/** Drags a tile onto the canvas; a locked one says why it stays. */
export function useTileDrag({ tile, locked }: PaletteEntry, label: string) {
  const { editor, view, dragging } = useEditorSession();
  return usePanelDrag((pointer) => {
    if (locked !== null) {
      notifyRefusal({ ok: false, reason: locked });
      return;
    }
    view.setState({ editingText: null });
    dragging.start(insertSource(editor, [tileSeed(tile, label)], label), pointer);
  });
}
