import { wholeDocument } from '@mailwright/render';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { placeAfterSelection } from '../../session/insert-after-selection.ts';
import { notifyRefusal } from '../../session/refusal.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import type { PaletteEntry } from './palette.ts';
import { tileSeed } from './tile-seed.ts';

/** Inserts a tile after the selection, and says so to those who do not see the canvas. */
export function useInsertTile() {
  const { editor, view } = useEditorSession();
  const t = useT('editor');
  return ({ tile, locked }: PaletteEntry, label: string) => {
    if (locked !== null) {
      notifyRefusal({ ok: false, reason: locked });
      return;
    }
    if (wholeDocument(editor.getState().document) !== null) {
      toast.error(t('palette.imported'));
      return;
    }
    const seeds = [tileSeed(tile, label)];
    const place = placeAfterSelection(editor, seeds);
    const inserted = notifyRefusal(
      place.ok ? editor.run({ type: 'insert', nodes: seeds, target: place.target }) : place,
    );
    if (inserted) view.setState({ announcement: t('palette.inserted', { name: label }) });
  };
}
