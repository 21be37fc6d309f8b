import { type DocumentNode, locate, type NodeId } from '@mailwright/document';
import { useEffect, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { type KeyActions, pressKey } from './canvas-keys.ts';
import type { Point } from './geometry.ts';
import { type Stage, textElement } from './stage.ts';
import { bindSurface } from './surface-events.ts';
import { useNodeName } from './use-node-name.ts';
import { useTileDrags } from './use-tile-drags.ts';

/** Binds pointer and keys to the open canvas; answers with the point at which a text was opened, if it was clicked. */
export function useCanvasEvents(stage: Stage | null): Point | null {
  const t = useT('canvas');
  const nameOf = useNodeName();
  const [textPoint, setTextPoint] = useState<Point | null>(null);

  useEffect(() => {
    if (!stage) return;
    const { editor, view, surface } = stage;
    const editText = (id: NodeId, at: Point | null = null) => {
      if (editor.context.readOnly || !textElement(stage, id)) return;
      editor.select([id]);
      setTextPoint(at);
      view.setState({ editingText: id });
    };
    const announcePlace = (id: NodeId) => {
      const place = locate(editor.getState().document, id);
      if (!place) return;
      const siblings = place.parent ? (place.parent.children ?? []) : editor.getState().document.nodes;
      const facts = { name: nameOf(place.node), position: place.index + 1, count: siblings.length };
      view.setState({
        announcement: place.parent ? t('place', { ...facts, parent: nameOf(place.parent) }) : t('placeOutside', facts),
      });
    };
    const labelOf = (nodes: readonly DocumentNode[]) => {
      const [first] = nodes;
      return nodes.length === 1 && first ? nameOf(first) : t('several', { count: nodes.length });
    };
    const onDropped = (dropped: boolean) => {
      const [first] = editor.getState().selection;
      if (dropped && first !== undefined) announcePlace(first);
    };
    const keys: KeyActions = {
      editText,
      announcePlace,
      announceStuck: () => view.setState({ announcement: t('stuck') }),
    };
    const press = (event: KeyboardEvent) => pressKey(stage, event, keys);
    surface.addEventListener('keydown', press);
    const unbind = bindSurface(stage, { labelOf, editText, onDropped });
    return () => {
      surface.removeEventListener('keydown', press);
      unbind();
    };
  }, [stage, t, nameOf]);

  useTileDrags(stage);
  return textPoint;
}
