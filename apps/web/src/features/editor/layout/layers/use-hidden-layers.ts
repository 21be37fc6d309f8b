import { locate, type NodeId } from '@mailwright/document';
import { useMemo } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useEditorSession, useView } from '../../session/use-editor-session.ts';
import { setLayersHidden } from '../../session/view/hidden-layers.ts';
import { useLayerName } from '../../session/view/use-layer-name.ts';
import { coveredLayers } from './covered-layers.ts';
import type { LayerRow } from './layer-rows.ts';

/** Which layers are hidden on the canvas, and what hides or shows them. */
export function useHiddenLayers(rows: readonly LayerRow[]) {
  const t = useT('editor');
  const session = useEditorSession();
  const nameOf = useLayerName();
  const hidden = useView((view) => view.hidden);
  const covered = useMemo(() => coveredLayers(rows, hidden), [rows, hidden]);
  /** One layer, or all of the selection when it is one of them: they become alike. */
  const toggle = (id: NodeId) => {
    const { selection, document } = session.editor.getState();
    const ids = selection.includes(id) ? selection : [id];
    const hide = !hidden.has(id);
    setLayersHidden(session, ids, hide);
    const node = locate(document, id)?.node;
    const name = ids.length === 1 && node ? nameOf(node) : t('layers.several', { count: ids.length });
    session.view.setState({ announcement: t(hide ? 'layers.nowHidden' : 'layers.nowShown', { name }) });
  };
  return { hidden, covered, toggle };
}
