import { ISLAND_TYPE, isFieldOpen, type NodeId } from '@mailwright/document';
import { type ComponentType, lazy, Suspense, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { linkedTarget } from '../core/linked/linked-target.ts';
import type { TextEditingProps } from '../core/session/text-editing.ts';
import { tickLayout } from './canvas-store.ts';
import type { Point } from './geometry.ts';
import { pathAt, type Stage, textElement } from './stage.ts';
import classes from './TextLayer.module.css';
import { useBoxes } from './use-boxes.ts';

/** Needs the HTML parser, as everything about foreign HTML does. */
const ForeignTextLayer = lazy(async () => ({
  default: (await import('./foreign/text/ForeignTextLayer.tsx')).ForeignTextLayer,
}));

interface TextLayerProps {
  readonly stage: Stage;
  readonly point: Point | null;
  readonly TextEditing: ComponentType<TextEditingProps>;
}

/** The text of a node; null where it has none, or is closed by the module that it belongs to. */
function openText(stage: Stage, id: NodeId) {
  const { context, getState } = stage.editor;
  const found = textElement(stage, id);
  return found && isFieldOpen(getState().document, id, found.prop, context.registry) ? found : null;
}

/** Opens the text that the view names, keeps the patcher off it, and ends it on a click elsewhere. */
export function TextLayer({ stage, point, TextEditing }: TextLayerProps) {
  const editing = useStore(stage.view, (state) => state.editingText);
  const isForeign = editing !== null && stage.page.patcher.nodeOf(editing)?.type === ISLAND_TYPE;
  const id = isForeign ? null : editing;
  const found = useMemo(() => (id === null ? null : openText(stage, id)), [stage, id]);
  const [box] = useBoxes(
    stage,
    useMemo(() => (id === null ? [] : [id]), [id]),
  );

  useEffect(() => {
    const { editor, view, page, store, surface } = stage;
    const { patcher } = page;
    if (id === null) return;
    const done = () => view.setState({ editingText: null });
    if (!found) {
      done();
      return;
    }
    const release = patcher.hold(id, found.element);
    const press = (event: PointerEvent) => {
      if (event.composedPath().includes(found.element)) return;
      done();
      const node = pathAt(stage, { x: event.clientX, y: event.clientY }).at(-1);
      const { document, selection } = editor.getState();
      editor.select(node ? [linkedTarget(document, selection, node).id] : []);
    };
    const ends = [
      editor.subscribe(({ selection }) => {
        if (selection.length !== 1 || selection[0] !== id) done();
      }),
    ];
    page.document.addEventListener('pointerdown', press, true);
    return () => {
      page.document.removeEventListener('pointerdown', press, true);
      for (const end of ends) end();
      // After the text editor has let go of its element: effects end from the outside in.
      queueMicrotask(() => {
        release();
        tickLayout(store);
        if (document.activeElement === stage.frame) surface.focus({ preventScroll: true });
      });
    };
  }, [stage, id, found]);

  const node = id === null ? undefined : stage.page.patcher.nodeOf(id);
  const block = node && stage.editor.context.registry.get(node.type);
  if (isForeign) {
    return (
      <Suspense fallback={null}>
        <ForeignTextLayer key={editing} stage={stage} nodeId={editing} point={point} />
      </Suspense>
    );
  }
  if (id === null || !found || !block) return null;
  const kind = block.plainTextProp === found.prop ? 'plain' : (block.richTextKind ?? 'rich');
  return (
    <div className={classes.rail} style={box ? { top: box.top, height: box.height } : {}}>
      <div className={classes.indent} style={{ width: box?.left ?? 0 }} />
      <TextEditing
        key={id}
        editor={stage.editor}
        nodeId={id}
        prop={found.prop}
        kind={kind}
        element={found.element}
        point={point}
        onDone={() => stage.view.setState({ editingText: null })}
      />
    </div>
  );
}
