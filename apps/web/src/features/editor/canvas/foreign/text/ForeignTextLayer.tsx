import type { NodeId } from '@mailwright/document';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { toast } from '../../../../../shared/ui/toast/toast.tsx';
import { selectForeignElement } from '../../../core/island/foreign-element.ts';
import { foreignRefusal } from '../../../core/island/foreign-refusal.ts';
import { islandCode } from '../../../core/island/load-island-code.ts';
import { tickLayout } from '../../canvas-store.ts';
import type { Point } from '../../geometry.ts';
import outlineClasses from '../../selection/Outlines.module.css';
import { pathAt, type Stage } from '../../stage.ts';
import { useBoxes } from '../../use-boxes.ts';
import { foreignDomElement, foreignElementAt, foreignElementOf } from '../foreign-dom-element.ts';
import { useForeignElementBox } from '../use-foreign-element-box.ts';
import { useForeignElementName } from '../use-foreign-element-name.ts';
import { type MountedTextSlots, mountTextSlots } from './mount-text-slots.ts';
import { TextSlotsBar } from './TextSlotsBar.tsx';

interface ForeignTextLayerProps {
  readonly stage: Stage;
  readonly nodeId: NodeId;
  readonly point: Point | null;
}

/** The text around the selected element of foreign HTML, open for typing. The foreign element follows the caret. */
export function ForeignTextLayer({ stage, nodeId, point }: ForeignTextLayerProps) {
  const t = useT('editor');
  const name = useForeignElementName(stage);
  const [host] = useState(() => hostOf(stage, nodeId));
  const mounted = useRef<MountedTextSlots | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const box = useForeignElementBox(stage, { nodeId, index: host ?? -1 });
  const [whole] = useBoxes(
    stage,
    useMemo(() => [nodeId], [nodeId]),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a text is opened once, where it was clicked
  useEffect(() => {
    const { editor, view, page, store, surface } = stage;
    const done = () => view.setState({ editingText: null });
    if (host === undefined) return done();
    const element = () =>
      host === null ? page.patcher.elementOf(nodeId) : foreignDomElement(stage, { nodeId, index: host });
    const onLink = () => {
      if (!view.getState().foreignElement) return;
      done();
      view.setState({ panelFocus: 'link' });
    };
    const toBar = () => {
      // The frame has the focus; the top window has to get it before an element of it can.
      window.focus();
      bar.current?.querySelector('button')?.focus();
    };
    const text = mountTextSlots({
      ...{ stage, nodeId, host, point, label: t('part.text') },
      ...{ onDone: done, onLink, onToolbar: toBar },
    });
    if (!text) {
      toast.error(foreignRefusal('changes-more'));
      return done();
    }
    mounted.current = text;
    const shown = host === null ? t('part.text') : name({ nodeId, index: host });
    view.setState({ announcement: t('part.editing', { name: shown }) });
    const press = (event: PointerEvent) => {
      if (event.target instanceof (page.document.defaultView as Window & typeof globalThis).Node) {
        if (element()?.contains(event.target)) return;
      }
      const at = { x: event.clientX, y: event.clientY };
      const node = pathAt(stage, at).at(-1);
      const foreignElement = foreignElementAt(stage, at);
      done();
      editor.select(node ? [node.id] : []);
      selectForeignElement(stage, node ? foreignElement : null);
    };
    const follow = () => {
      const anchor = page.document.getSelection()?.anchorNode;
      if (!anchor || !element()?.contains(anchor)) return;
      const foreignElement = foreignElementOf(anchor.nodeType === 3 ? anchor.parentElement : (anchor as Element));
      if (foreignElement?.nodeId === nodeId && view.getState().foreignElement?.index !== foreignElement.index)
        view.setState({ foreignElement });
    };
    const ends = [
      editor.subscribe(({ selection }) => {
        if (selection.length !== 1 || selection[0] !== nodeId) done();
      }),
      view.subscribe(({ foreignElement }, previous) => {
        if (foreignElement === previous.foreignElement) return;
        const chosen = foreignElement && foreignDomElement(stage, foreignElement);
        if (host !== null && !(chosen && element()?.contains(chosen))) done();
      }),
    ];
    // A mail that is wider than its frame is scrolled to the caret.
    const moved = () => tickLayout(store);
    page.document.addEventListener('scroll', moved);
    page.document.addEventListener('pointerdown', press, true);
    page.document.addEventListener('selectionchange', follow);
    return () => {
      page.document.removeEventListener('scroll', moved);
      page.document.removeEventListener('pointerdown', press, true);
      page.document.removeEventListener('selectionchange', follow);
      for (const end of ends) end();
      text.unmount();
      page.document.defaultView?.scrollTo(0, 0);
      mounted.current = null;
      tickLayout(store);
      if (document.activeElement === stage.frame) surface.focus({ preventScroll: true });
    };
  }, [stage, nodeId, host]);

  // At the top of a fragment there is no element around the words: the block is.
  const around = box ?? whole;
  if (!around) return null;
  return (
    <>
      {box && (
        <div
          className={outlineClasses.outline}
          style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
          data-outline="words"
          data-soft
        />
      )}
      <TextSlotsBar
        ref={bar}
        box={around}
        onInsert={(words) => mounted.current?.insert(words)}
        onLeave={() => mounted.current?.focus()}
      />
    </>
  );
}

/** undefined: there is nothing to be typed into. */
function hostOf({ editor, view }: Stage, nodeId: NodeId): number | null | undefined {
  const { foreignElement } = view.getState();
  const element = foreignElement?.nodeId === nodeId ? foreignElement.index : null;
  const words = islandCode()?.foreignText(editor.getState().document, nodeId, element);
  return words && words.refusal === null ? (words.host?.index ?? null) : undefined;
}
