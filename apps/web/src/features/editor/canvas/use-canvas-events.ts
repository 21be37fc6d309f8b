import { type DocumentNode, findNode, isFieldOpen, type NodeId } from '@mailwright/document';
import { useEffect, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { chooseForeignImage } from '../core/images/choose-image.ts';
import type { ForeignElement } from '../core/island/foreign-element.ts';
import { notifyRefusal } from '../core/session/refusal.ts';
import { useEditorSession } from '../core/session/use-editor-session.ts';
import { useAnnounce } from '../core/view/use-announce.ts';
import { useNodeName } from '../core/view/use-node-name.ts';
import { pressKey } from './canvas-keys.ts';
import { chooseContent } from './choose-content.ts';
import { canvasDropSurface } from './drag/canvas-drop-surface.ts';
import { openForeignText } from './foreign/text/open-foreign-text.ts';
import { useForeignElementName } from './foreign/use-foreign-element-name.ts';
import type { Point } from './geometry.ts';
import { markPress } from './selection/mark-press.ts';
import { type Stage, textElement } from './stage.ts';
import { bindSurface } from './surface-events.ts';

/** Binds pointer and keys to the open canvas; answers with the point at which a text was opened, if it was clicked. */
export function useCanvasEvents(stage: Stage | null): Point | null {
  const t = useT('canvas');
  const editorT = useT('editor');
  const session = useEditorSession();
  const nameOf = useNodeName();
  const partName = useForeignElementName(stage);
  const announce = useAnnounce(stage);
  const [textPoint, setTextPoint] = useState<Point | null>(null);

  useEffect(() => {
    if (!stage || !announce) return;
    const { editor, view, surface } = stage;
    const editText = (id: NodeId, at: Point | null = null) => {
      const opening = openForeignText(stage, id, at);
      if (opening === 'image') return void chooseForeignImage(session);
      if (opening !== 'nothing') setTextPoint(at);
      const node = findNode(editor.getState().document, id);
      if (opening === 'nothing' && node && !node.children && chooseContent(session, node)) return;
      const text = opening !== 'nothing' || editor.context.readOnly ? null : textElement(stage, id);
      if (!text) return;
      editor.select([id]);
      if (!isFieldOpen(editor.getState().document, id, text.prop, editor.context.registry)) {
        notifyRefusal({ ok: false, reason: 'IN_LINKED_MODULE' });
        return;
      }
      setTextPoint(at);
      view.setState({ editingText: id });
    };
    const openForeignElement = (id: NodeId) => {
      const opening = openForeignText(stage, id, null);
      if (opening === 'opened') setTextPoint(null);
      if (opening === 'image') chooseForeignImage(session);
      return opening !== 'nothing';
    };
    const labelOf = (nodes: readonly DocumentNode[]) => {
      const [first] = nodes;
      return nodes.length === 1 && first ? nameOf(first) : t('several', { count: nodes.length });
    };
    const announceForeignElement = (foreignElement: ForeignElement) =>
      view.setState({ announcement: editorT('part.selected', { name: partName(foreignElement) }) });
    const press = (event: KeyboardEvent) =>
      pressKey(stage, event, {
        editText,
        openForeignElement,
        chooseContent: (node) => chooseContent(session, node),
        announce,
        announceForeignElement,
      });
    surface.addEventListener('keydown', press);
    // A text opened by key or button starts at its end, wherever the last one was pressed.
    const stopFollowing = view.subscribe(({ editingText }) => {
      if (editingText === null) setTextPoint(null);
    });
    const { dropped, selected } = announce;
    const unbind = bindSurface(stage, { labelOf, editText, onSelected: selected });
    const closeDropSurface = stage.dragging.openCanvas(canvasDropSurface(stage, dropped));
    const unmark = markPress(stage.scroller, stage.page.document);
    return () => {
      stopFollowing();
      surface.removeEventListener('keydown', press);
      unmark();
      unbind();
      closeDropSurface();
    };
  }, [stage, session, announce, t, editorT, nameOf, partName]);

  return textPoint;
}
